import { ArchiveIcon } from '@sanity/icons/Archive'
import { BellIcon } from '@sanity/icons/Bell'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { EditIcon } from '@sanity/icons/Edit'
import type { StructureBuilder } from 'sanity/structure'
import { filteredList, folder, type Ordering } from './lists.ts'

const byPriority: Ordering[] = [
  { field: 'priority', direction: 'desc' },
  { field: 'startsAt', direction: 'desc' },
]
const type = 'announcement'
const started = '!(dateTime(startsAt) > dateTime(now()))'
const ended = 'dateTime(endsAt) <= dateTime(now())'

/** Announcements by what readers see of them at this moment. */
export const announcements = (S: StructureBuilder) =>
  folder(S, {
    id: 'announcements',
    title: 'Announcements',
    icon: BellIcon,
    items: [
      filteredList(S, {
        id: 'announcements-live',
        title: 'Live',
        type,
        icon: CheckmarkCircleIcon,
        filter: `(!defined(startsAt) || ${started}) && (!defined(endsAt) || !(${ended}))`,
        order: byPriority,
        opensAny: false,
      }),
      filteredList(S, {
        id: 'announcements-scheduled',
        title: 'Scheduled',
        type,
        icon: ClockIcon,
        filter: 'dateTime(startsAt) > dateTime(now())',
        order: [{ field: 'startsAt', direction: 'asc' }],
        opensAny: false,
      }),
      filteredList(S, {
        id: 'announcements-ended',
        title: 'Ended',
        type,
        icon: ArchiveIcon,
        filter: ended,
        order: [{ field: 'endsAt', direction: 'desc' }],
        opensAny: false,
      }),
      filteredList(S, {
        id: 'announcements-drafts',
        title: 'Drafts',
        type,
        icon: EditIcon,
        filter: '_id in path("drafts.**")',
        order: [{ field: '_updatedAt', direction: 'desc' }],
        opensAny: false,
      }),
      filteredList(S, { id: 'announcements-all', title: 'All', type, order: byPriority }),
    ],
  })
