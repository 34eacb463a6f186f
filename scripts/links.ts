import { linksResolve, siteOf, type Finding } from '@portal/content-rules'
import { collectDocuments, isEmpty, standalonePaths } from '@portal/studio/seed'
import { openContent } from './content/open-content.ts'
import { main } from './lib/fail.ts'
import { dataFolder } from './lib/paths.ts'
import { readPorts } from './lib/ports.ts'
import { configureStack } from './stack/config.ts'

/**
 * Lists the links of the published content that lead nowhere; of the sample content where nothing is published yet.
 * The only place where a broken link counts as a failure: building and publishing go on with it.
 */
await main(async () => {
  const content = await openContent(configureStack({ ports: readPorts(process.env), dataFolder }))
  try {
    const empty = await isEmpty(content.client)
    const documents: unknown[] = empty
      ? collectDocuments()
      : await content.client.fetch('*[!(_type match "system.*")]', {}, { perspective: 'published' })
    const site = siteOf(documents, standalonePaths)
    const findings = linksResolve(site)
    for (const finding of findings) console.log(`${nameOf(finding)} ${finding.message}`)
    const where = empty ? 'the sample content (nothing is published yet)' : 'the published content'
    console.log(`${site.pages.length} pages of ${where}, ${findings.length} broken links`)
    return findings.length > 0 ? 1 : 0
  } finally {
    await content.close()
  }
})

function nameOf({ document }: Finding): string {
  const { path, title, label, _id: id } = document
  return typeof path === 'string' ? `${path}:` : `${document._type} ${String(title ?? label ?? id)}:`
}
