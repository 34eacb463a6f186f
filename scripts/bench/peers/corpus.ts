/** A guide as any documentation generator takes it: CommonMark with tables, without the title as a heading. */
export type Guide = {
  /** The portal's path without its first segment `/docs`, such as `accounts/v3/users`. */
  slug: string
  title: string
  description: string
  markdown: string
}

/** The portal's guides as it gives them out itself, so that every site shows the same words. */
export async function fetchCorpus(origin: string, paths: readonly string[]): Promise<Guide[]> {
  return Promise.all(paths.map((path) => fetchGuide(origin, path)))
}

async function fetchGuide(origin: string, path: string): Promise<Guide> {
  const response = await fetch(`${origin}${path}.md`)
  if (!response.ok) throw new Error(`${path}.md was answered ${response.status}`)
  const text = await response.text()
  const title = /^# (.+)$/m.exec(text)?.[1] ?? path
  const markdown = text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^# .+\n/m, '')
    // Links between guides lead to the peer's own pages.
    .replaceAll(/\]\((?:https?:\/\/[^/)]+)?\/docs\/([^)#]+?)(?:\.md)?(#[^)]*)?\)/g, '](/$1$2)')
  return { slug: path.replace(/^\/docs\//, ''), title, description: `${title}, for integrators.`, markdown }
}

/** The file of a guide with the front matter that all generators read. */
export function toFile({ title, description, markdown }: Guide, heading: boolean): string {
  const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`
  return front + (heading ? `# ${title}\n\n` : '') + markdown
}

/** The guides by their folder, such as `accounts/v3`, for a side menu with the same groups as the folders. */
export function byFolder(corpus: readonly Guide[]): Map<string, Guide[]> {
  return Map.groupBy(corpus, ({ slug }) => slug.slice(0, slug.lastIndexOf('/')))
}
