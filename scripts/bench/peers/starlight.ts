import { byFolder, toFile } from './corpus.ts'
import type { Peer } from './peer.ts'

export const starlight: Peer = {
  name: 'Starlight',
  package: '@astrojs/starlight',
  packages: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '^0.34.0' },
  files: (corpus) => ({
    'src/content/docs/index.md': '---\ntitle: Developer docs\n---\n',
    ...Object.fromEntries(corpus.map((guide) => [`src/content/docs/${guide.slug}.md`, toFile(guide, false)])),
    'src/content.config.ts': `
import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    'astro.config.mjs': `
import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
const sidebar = ${JSON.stringify(
      [...byFolder(corpus)].map(([label, guides]) => ({
        label,
        collapsed: true,
        // Its own slugs are in small letters, whatever the file's name.
        items: guides.map(({ title, slug }) => ({ label: title, slug: slug.toLowerCase() })),
      })),
    )}
export default defineConfig({ integrations: [starlight({ title: 'Developer docs', sidebar })] })
`,
  }),
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  links: 'main p a[href]',
  search: {
    open: 'button[data-open-modal]',
    input: '.pagefind-ui__search-input, dialog input',
    result: '.pagefind-ui__result, dialog [class*=result] a',
  },
}
