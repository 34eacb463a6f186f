import { toFile } from './corpus.ts'
import type { Peer } from './peer.ts'

export const fumadocs: Peer = {
  name: 'Fumadocs',
  package: 'fumadocs-ui',
  packages: {
    '@tailwindcss/postcss': '4.3.5',
    'fumadocs-core': '16.15.13',
    'fumadocs-mdx': '15.4.3',
    'fumadocs-ui': '16.15.13',
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    tailwindcss: '4.3.5',
  },
  files: (corpus) => ({
    'content/docs/index.md': '---\ntitle: Developer docs\n---\n',
    // The name's ending makes it plain CommonMark: braces in the text are no expressions.
    ...Object.fromEntries(corpus.map((guide) => [`content/docs/${guide.slug}.md`, toFile(guide, false)])),
    'next.config.mjs': `
import { createMDX } from 'fumadocs-mdx/next'
export default createMDX()({ output: 'export', turbopack: { root: import.meta.dirname } })
`,
    'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } }`,
    'lib/source.js': `
import { loader } from 'fumadocs-core/source'
import { defineDocs } from 'fumadocs-mdx/macro'
const docs = defineDocs({ dir: 'content/docs' })
export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() })
`,
    'app/global.css': `
@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';
html { scrollbar-gutter: stable; }
html > body[data-scroll-locked] { margin-right: 0px !important; --removed-body-scroll-bar-size: 0px !important; }
`,
    'app/layout.jsx': `
import { DocsLayout } from 'fumadocs-ui/layouts/docs'
import { RootProvider } from 'fumadocs-ui/provider/next'
import { source } from '../lib/source'
import './global.css'
export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <RootProvider search={{ options: { type: 'static' } }}>
          <DocsLayout tree={source.getPageTree()} nav={{ title: 'Developer docs' }}>{children}</DocsLayout>
        </RootProvider>
      </body>
    </html>
  )
}
`,
    'app/[[...slug]]/page.jsx': `
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page'
import components from 'fumadocs-ui/mdx'
import { source } from '../../lib/source'
const pageOf = async ({ params }) => source.getPage((await params).slug)
export default async function Page(props) {
  const { body: Body, title, description, toc } = (await pageOf(props)).data
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody><Body components={components} /></DocsBody>
    </DocsPage>
  )
}
export const generateStaticParams = () => source.generateParams()
export async function generateMetadata(props) {
  const { title, description } = (await pageOf(props)).data
  return { title, description }
}
`,
    'app/api/search/route.js': `
import { createFromSource } from 'fumadocs-core/search/server'
import { source } from '../../../lib/source'
export const revalidate = false
export const { staticGET: GET } = createFromSource(source, { language: 'english' })
`,
  }),
  build: ['node_modules/next/dist/bin/next', 'build'],
  output: 'out',
  links: 'article p a[href]',
  search: { open: '[data-search-full]', input: '[role=dialog] input', result: '[role=dialog] button[aria-selected]' },
}
