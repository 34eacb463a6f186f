import { compileSchema, defineSchema } from '@portabletext/schema'

/** What the converters of a paste may make; what else the clipboard holds becomes text or is left out. */
export const pasteSchema = compileSchema(
  defineSchema({
    styles: [{ name: 'normal' }, { name: 'h2' }, { name: 'h3' }, { name: 'h4' }],
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }, { name: 'code' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [
      { name: 'codeBlock', fields: [{ name: 'code', type: 'object' }] },
      {
        name: 'table',
        fields: [
          { name: 'headerRows', type: 'number' },
          {
            name: 'rows',
            type: 'array',
            of: [
              {
                type: 'object',
                name: 'tableRow',
                fields: [
                  {
                    name: 'cells',
                    type: 'array',
                    of: [
                      {
                        type: 'object',
                        name: 'tableCell',
                        fields: [{ name: 'content', type: 'array', of: [{ type: 'block' }] }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
)

/** A block of code as the Studio stores it. */
export const codeBlock = (key: string, language: string | undefined, code: string) => ({
  _type: 'codeBlock',
  _key: key,
  code: { _type: 'code', language: language || 'text', code: code.replace(/\n$/, '') },
})
