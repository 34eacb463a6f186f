import { ApiIcon } from '@sanity/icons/Api'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { CommentIcon } from '@sanity/icons/Comment'
import { ComponentIcon } from '@sanity/icons/Component'
import type { StructureResolver } from 'sanity/structure'
import { announcements } from './announcements.ts'
import { disturbances } from './disturbances.ts'
import { filteredList } from './lists.ts'
import { menu } from './menu.ts'
import { pages } from './pages.ts'

/** What stands at the left of the Studio, in the order of use. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      pages(S),
      menu(S),
      announcements(S),
      filteredList(S, {
        id: 'snippets',
        title: 'Snippets',
        type: 'snippet',
        icon: ComponentIcon,
        order: [{ field: 'title', direction: 'asc' }],
      }),
      S.divider(),
      filteredList(S, {
        id: 'providers',
        title: 'Providers',
        type: 'provider',
        icon: CaseIcon,
        order: [{ field: 'name', direction: 'asc' }],
      }),
      disturbances(S),
      S.divider(),
      filteredList(S, {
        id: 'references',
        title: 'API references',
        type: 'apiReference',
        icon: ApiIcon,
        order: [{ field: 'path', direction: 'asc' }],
      }),
      filteredList(S, {
        id: 'redirects',
        title: 'Redirects',
        type: 'redirect',
        icon: ArrowRightIcon,
        order: [{ field: 'from', direction: 'asc' }],
      }),
      filteredList(S, {
        id: 'feedback',
        title: 'Feedback of readers',
        type: 'feedback',
        icon: CommentIcon,
        order: [{ field: 'at', direction: 'desc' }],
      }),
      S.divider(),
      S.listItem()
        .id('siteSettings')
        .title('Site settings')
        .icon(CogIcon)
        .child(S.document().schemaType('siteSettings').documentId('siteSettings').title('Site settings')),
    ])
