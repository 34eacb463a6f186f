import { defineField } from 'sanity'
import { addressIsDescription, addressIsReachable, fileIsDescription } from '../rules/api-description.ts'
import { oneSource } from '../rules/api-source.ts'
import { serverAddress } from '../rules/server-address.ts'
import { bundledApis } from './bundled-apis.ts'

const kinds = [
  { title: 'Bundled with the portal', value: 'bundled' },
  { title: 'An uploaded file', value: 'file' },
  { title: 'An address', value: 'url' },
]

/** Where an API description comes from: exactly one of three places. */
export const apiSourceField = (options: { group: string }) =>
  defineField({
    name: 'source',
    title: 'Source',
    type: 'object',
    group: options.group,
    description: 'An uploaded file replaces the bundled description without a deploy.',
    validation: (rule) => rule.required().custom(oneSource),
    fields: [
      defineField({
        name: 'kind',
        title: 'Comes from',
        type: 'string',
        description: 'Which description the page shows.',
        options: { list: kinds, layout: 'radio' },
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'bundled',
        title: 'Bundled description',
        type: 'string',
        description: 'A description that is part of this project.',
        options: { list: [...bundledApis] },
        hidden: ({ parent, value }) => parent?.kind !== 'bundled' && !value,
      }),
      defineField({
        name: 'file',
        title: 'File',
        type: 'file',
        description: 'OpenAPI 3 as YAML or JSON, at most 5 MB. It is checked before it can be published.',
        options: { accept: '.json,.yaml,.yml' },
        hidden: ({ parent, value }) => parent?.kind !== 'file' && !value,
        validation: (rule) => rule.custom(fileIsDescription),
      }),
      defineField({
        name: 'url',
        title: 'Address',
        type: 'string',
        description: 'Where the portal loads the description from: https://…',
        hidden: ({ parent, value }) => parent?.kind !== 'url' && !value,
        validation: (rule) => [
          rule.custom(serverAddress),
          rule.custom(addressIsDescription),
          rule.custom(addressIsReachable).warning(),
        ],
      }),
    ],
  })
