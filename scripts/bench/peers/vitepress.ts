import { byFolder, toFile } from './corpus.ts'
import type { Peer } from './peer.ts'

export const vitepress: Peer = {
  name: 'VitePress',
  package: 'vitepress',
  packages: { vitepress: '1.6.4' },
  files: (corpus) => ({
    'docs/index.md': '# Developer docs\n',
    ...Object.fromEntries(corpus.map((guide) => [`docs/${guide.slug}.md`, toFile(guide, true)])),
    'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
      title: 'Developer docs',
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {
        search: { provider: 'local' },
        outline: [2, 3],
        sidebar: [...byFolder(corpus)].map(([text, guides]) => ({
          text,
          collapsed: true,
          items: guides.map(({ title, slug }) => ({ text: title, link: `/${slug}` })),
        })),
      },
    })}`,
  }),
  build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  links: 'main p a[href]',
  search: {
    open: '.VPNavBarSearchButton, #local-search button',
    input: '#localsearch-input',
    result: '.VPLocalSearchBox .result',
  },
}
