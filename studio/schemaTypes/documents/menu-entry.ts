import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { LinkIcon } from '@sanity/icons/Link'
import { TagIcon } from '@sanity/icons/Tag'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineField, defineType } from 'sanity'
import { indicativeLabelFields } from '../fields/indicative-label.ts'
import { joined } from '../fields/preview.ts'
import { uniqueIn } from '../rules/content.ts'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'
import { itemId, parentExists } from '../rules/item-id.ts'
import { safeAddress } from '../rules/link-address.ts'
import { targetExists, titleLeadsNowhere } from '../rules/menu-target.ts'

const classNames = [
  { title: 'Product', value: 'product' },
  { title: 'Version', value: 'version' },
  { title: 'Title (a heading, not a link)', value: 'title' },
  { title: 'Entry', value: 'item' },
  { title: 'Entry below an entry', value: 'sub-item' },
]

const icons = new Map([
  ['product', BlockElementIcon],
  ['version', TagIcon],
  ['title', UlistIcon],
])

export const menuEntry = defineType({
  name: 'menuEntry',
  title: 'Menu entry',
  type: 'document',
  icon: UlistIcon,
  initialValue: { className: 'item', position: 100 },
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'As it stands in the menu.',
      validation: (rule) => [
        rule.required().custom(noHiddenCharacters),
        rule.max(40).warning('A label longer than 40 characters breaks over lines.'),
      ],
    }),
    defineField({
      name: 'itemId',
      title: 'Item id',
      type: 'string',
      description:
        'Says where the entry stands: accounts.v3.overview stands below accounts.v3, which stands below accounts.',
      placeholder: 'accounts.v3.overview',
      validation: (rule) => [
        rule.required().custom(itemId),
        rule.custom(uniqueIn('menuEntry', 'itemId')),
        rule.custom(parentExists),
      ],
    }),
    defineField({
      name: 'className',
      title: 'Kind',
      type: 'string',
      description: 'How the entry looks. A title is a heading and cannot be clicked.',
      options: { list: classNames, layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'string',
      description: 'The path of a page. Empty for an entry that only opens and closes what is below it.',
      placeholder: '/docs/accounts/v3/overview',
      hidden: ({ parent, value }) => parent?.className === 'title' && !value,
      validation: (rule) => [
        rule.custom(safeAddress),
        rule.custom((to, { parent }) => titleLeadsNowhere(to, parent)),
        rule.custom(targetExists).warning(),
      ],
    }),
    ...indicativeLabelFields(),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'number',
      description: 'Order among the entries with the same parent, smallest first. Leave gaps: 10, 20, 30.',
      validation: (rule) => rule.required().min(0),
    }),
  ],
  orderings: [
    {
      title: 'Place in the menu',
      name: 'place',
      by: [
        { field: 'itemId', direction: 'asc' },
        { field: 'position', direction: 'asc' },
      ],
    },
    { title: 'Position', name: 'position', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: {
    select: { label: 'label', itemId: 'itemId', to: 'to', className: 'className', badge: 'indicativeLabel' },
    prepare: ({ label, itemId: id, to, className, badge }) => ({
      title: badge ? `${label} [${badge}]` : label || 'Entry without label',
      subtitle: joined(id, to),
      media: icons.get(className) ?? LinkIcon,
    }),
  },
})
