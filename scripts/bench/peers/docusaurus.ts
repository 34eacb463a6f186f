import { byFolder, toFile } from './corpus.ts'
import type { Peer } from './peer.ts'

export const docusaurus: Peer = {
  name: 'Docusaurus',
  package: '@docusaurus/core',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  },
  files: (corpus) => ({
    'docs/index.md': '---\ntitle: Developer docs\nslug: /\n---\n',
    ...Object.fromEntries(corpus.map((guide) => [`docs/${guide.slug}.md`, toFile(guide, false)])),
    'sidebars.js': `module.exports = ${JSON.stringify({
      docs: [...byFolder(corpus)].map(([label, guides]) => ({
        type: 'category',
        label,
        items: guides.map(({ slug }) => slug),
      })),
    })}`,
    'docusaurus.config.js': `module.exports = ${JSON.stringify({
      title: 'Developer docs',
      url: 'https://docs.example',
      baseUrl: '/',
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      future: { v4: true, faster: true },
      // Plain CommonMark: braces in the text are no expressions.
      markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
      presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, theme: {} }]],
      themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', hashed: true }]],
    })}`,
  }),
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  links: 'article p a[href]',
  search: { input: '.navbar__search-input', result: '[class*=suggestion_], .navbar__search [class*=hitTitle]' },
}
