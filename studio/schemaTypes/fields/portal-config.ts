import { defineField } from 'sanity'

const clientIdField = () =>
  defineField({
    name: 'clientId',
    title: 'Client id',
    type: 'string',
    description: 'The public id of the demo application. Never a secret.',
    validation: (rule) => rule.required(),
  })

/** What the portal's configuration call answers: the demo applications of each product. */
export const portalConfigField = (options: { group: string }) =>
  defineField({
    name: 'portalConfig',
    title: 'Portal configuration',
    type: 'object',
    group: options.group,
    description: 'Public values that the live demos use in the browser.',
    validation: (rule) => rule.required(),
    fields: [
      defineField({
        name: 'accounts',
        title: 'Accounts',
        type: 'object',
        description: 'The demo application of the Accounts API.',
        validation: (rule) => rule.required(),
        fields: [clientIdField()],
      }),
      defineField({
        name: 'payments',
        title: 'Payments',
        type: 'object',
        description: 'The demo application of the Payments API.',
        validation: (rule) => rule.required(),
        fields: [
          clientIdField(),
          defineField({
            name: 'currency',
            title: 'Currency',
            type: 'string',
            description: 'Three capitals (ISO 4217), for example EUR.',
            validation: (rule) => rule.required().regex(/^[A-Z]{3}$/, { name: 'three capitals' }),
          }),
        ],
      }),
    ],
  })
