import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import type { CodeOptions } from '@sanity/code-input'
import { defineField, defineType } from 'sanity'
import { CodePreview } from '../../editing/preview/code-preview.tsx'
import { codeLanguages } from '../fields/choices.ts'
import { operationField } from '../fields/operation.ts'

export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'code',
      title: 'Code',
      type: 'code',
      description: 'Click line numbers to highlight lines. The file name, when given, stands above the code.',
      options: { languageAlternatives: codeLanguages, withFilename: true } satisfies CodeOptions,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The name of the tab in a group, or a short heading above the code.',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'example',
      title: 'Example of an operation',
      type: 'object',
      description:
        'Says which operation this code calls or what it answers, so that it is checked with the API description.',
      options: { collapsible: true, collapsed: true },
      fields: [
        operationField({ required: false }),
        defineField({
          name: 'kind',
          title: 'Kind',
          type: 'string',
          description:
            'What the code is. An event is the body of a webhook; a fragment is no whole example, and not checked.',
          options: {
            list: [
              { title: 'Request', value: 'request' },
              { title: 'Response', value: 'response' },
              { title: 'Event', value: 'event' },
              { title: 'Fragment', value: 'fragment' },
            ],
            layout: 'radio',
            direction: 'horizontal',
          },
        }),
        defineField({
          name: 'status',
          title: 'Status',
          type: 'number',
          description: 'The HTTP status of the response, for example 200.',
          validation: (rule) => rule.integer().min(100).max(599),
        }),
      ],
    }),
  ],
  components: { preview: CodePreview },
  preview: {
    select: { label: 'label', filename: 'code.filename', language: 'code.language', code: 'code.code' },
    prepare: ({ label, filename, language, code }) => ({
      title: label || filename || firstLine(code) || 'Empty code',
      subtitle: language ?? 'Code',
      language,
      code,
    }),
  },
})

function firstLine(code: unknown): string {
  return typeof code === 'string' ? (code.split('\n', 1)[0] ?? '').slice(0, 80) : ''
}
