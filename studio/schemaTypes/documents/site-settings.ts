import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { addressField } from '../fields/address.ts'
import { portalConfigField } from '../fields/portal-config.ts'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'
import { uniqueNames } from '../rules/unique-names.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'brand', title: 'Brand and company', default: true },
    { name: 'navigation', title: 'Navigation bar' },
    { name: 'docs', title: 'Documentation' },
    { name: 'portal', title: 'Portal configuration' },
  ],
  initialValue: { regulatorId: '16928', copyrightStartYear: 2010 },
  fields: [
    defineField({
      name: 'brandName',
      title: 'Brand name',
      type: 'string',
      group: 'brand',
      description: 'The name of the product, everywhere in the portal.',
      validation: (rule) => rule.required().custom(noHiddenCharacters),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'image',
      group: 'brand',
      description: 'At least 64 pixels high, on a transparent ground. Without one the brand name stands in its place.',
      options: { accept: 'image/png,image/webp,image/avif' },
    }),
    defineField({
      name: 'companyName',
      title: 'Company name',
      type: 'string',
      group: 'brand',
      description: 'The legal name, in the footer and the copyright line.',
      validation: (rule) => rule.required().custom(noHiddenCharacters),
    }),
    defineField({
      name: 'regulatorName',
      title: 'Regulator',
      type: 'string',
      group: 'brand',
      description:
        'Who authorised the payment institution, as it stands in the sentence of the footer: “the French regulator”.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'regulatorId',
      title: 'Identifier at the regulator',
      type: 'string',
      group: 'brand',
      description: 'The number of the authorisation, in the footer.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'copyrightStartYear',
      title: 'Copyright from',
      type: 'number',
      group: 'brand',
      description: 'The first year of the copyright line. The current year is added by itself.',
      validation: (rule) => rule.required().integer().min(1900).max(2100),
    }),
    addressField({
      name: 'companyUrl',
      title: 'Company website',
      description: 'Linked in the footer.',
      group: 'brand',
    }),
    addressField({ name: 'blogUrl', title: 'Blog', description: 'Linked in the footer.', group: 'brand' }),
    addressField({ name: 'contactUrl', title: 'Contact', description: 'Linked in the footer.', group: 'brand' }),
    addressField({
      name: 'supportUrl',
      title: 'Support request',
      description: 'Where the Contact button of the navigation bar leads.',
      group: 'brand',
    }),
    addressField({
      name: 'repositoryUrl',
      title: 'Code repository',
      description: 'Where the repository button leads. Empty: no button.',
      group: 'brand',
      optional: true,
    }),
    defineField({
      name: 'navProducts',
      title: 'Products of the navigation bar',
      type: 'array',
      group: 'navigation',
      description: 'From left to right, each with its drop-down.',
      of: [defineArrayMember({ type: 'navProduct' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: 'docsVersions',
      title: 'Documentation versions',
      type: 'array',
      group: 'docs',
      description: 'A selector shows when there is more than one.',
      of: [defineArrayMember({ type: 'docsVersion' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'variables',
      title: 'Variables',
      type: 'array',
      group: 'docs',
      description: 'Names and hosts that texts insert with {{name}}. Change a value here and every page follows.',
      of: [defineArrayMember({ type: 'variable' })],
      validation: (rule) => rule.custom(uniqueNames),
    }),
    portalConfigField({ group: 'portal' }),
  ],
  preview: { select: { brand: 'brandName' }, prepare: ({ brand }) => ({ title: 'Site settings', subtitle: brand }) },
})
