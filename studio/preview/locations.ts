import { defineDocuments, defineLocations, type DocumentLocationResolvers } from 'sanity/presentation'
import { announcementPath } from './announcement-path.ts'

const everyPage = (message: string) => ({ message, locations: [{ title: 'Home', href: '/' }] })

/** Where the portal shows a document. */
export const locations: DocumentLocationResolvers = {
  page: defineLocations({
    select: { title: 'title', path: 'path' },
    resolve: (page) =>
      typeof page?.['path'] === 'string'
        ? { locations: [{ title: String(page['title'] ?? 'Untitled'), href: page['path'] }] }
        : { message: 'Give the page a path to preview it', tone: 'caution' },
  }),
  menuEntry: defineLocations({
    select: { label: 'label', to: 'to' },
    resolve: (entry) => {
      const to = entry?.['to']
      return typeof to === 'string' && to.startsWith('/')
        ? { message: 'The menu stands on every page', locations: [{ title: String(entry?.['label'] ?? to), href: to }] }
        : everyPage('The menu stands on every page')
    },
  }),
  announcement: defineLocations({
    select: { placement: 'placement' },
    resolve: (announcement) => {
      const href = announcementPath(announcement?.['placement'])
      return { message: 'Shows at its time, where it is placed', locations: [{ title: href, href }] }
    },
  }),
  siteSettings: defineLocations(everyPage('The settings show on every page')),
  snippet: { message: 'Shows on the pages that use it' },
}

/** Which document a path of the portal shows: opening the preview there opens its form. */
export const mainDocuments = defineDocuments([
  { route: '/', type: 'siteSettings' },
  { route: '/:path+', filter: '_type == "page" && path == $path', params: ({ path }) => ({ path }) },
])
