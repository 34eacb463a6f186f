import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { StructureBuilder } from 'sanity/structure'
import { filteredList, folder, type Ordering } from './lists.ts'

const newest: Ordering[] = [{ field: 'from', direction: 'desc' }]
const type = 'disturbance'
const over = 'defined(until) && dateTime(until) <= dateTime(now())'

/** Disturbances that last and those that are over. */
export const disturbances = (S: StructureBuilder) =>
  folder(S, {
    id: 'disturbances',
    title: 'Disturbances',
    icon: WarningOutlineIcon,
    items: [
      filteredList(S, { id: 'disturbances-ongoing', title: 'Ongoing', type, filter: `!(${over})`, order: newest }),
      filteredList(S, { id: 'disturbances-over', title: 'Over', type, filter: over, order: newest }),
    ],
  })
