import { relative } from 'node:path'
import type { ExampleFile } from '@portal/studio/seed-examples'
import { root } from '../../lib/paths.ts'
import { checkFile, descriptionsFor, type Problem } from './check-file.ts'
import { checkNotRun } from './check-not-run.ts'
import { countExamples } from './count-examples.ts'
import { notRun } from './not-run.ts'

/** Checks every example of the documentation, prints what is wrong as `file:line reason`, and a total. */
export async function checkExamples(): Promise<void> {
  // Imported late: they read what the build of the descriptions writes.
  const { descriptions, getDescription } = await import('@portal/openapi')
  const { createExampleChecker } = await import('@portal/openapi/examples')
  const { readExampleFiles } = await import('@portal/studio/seed-examples')
  const ids = descriptions.map(({ id }): string => id)
  const checkers = new Map(ids.map((id) => [id, createExampleChecker(getDescription(id) ?? {})]))
  const files = readExampleFiles()
  const users = usersOfSnippets(files)
  const problems = files.flatMap((file) => {
    const pages = file.kind === 'page' ? [file] : (users.get(file.name) ?? [])
    const apis = [...new Set(pages.flatMap((page) => descriptionsFor(page, ids)))]
    return checkFile(file, apis, checkers)
  })
  const { runExamples } = await import('./run-examples.ts')
  const { sent, calls, unsendable, problems: refused } = await runExamples(files, checkers)
  const { reasons, problems: unlisted } = checkNotRun(files, notRun)
  problems.push(...refused, ...unlisted)
  for (const problem of problems) console.error(describe(problem))
  for (const { operation, reason, ...place } of unsendable)
    console.log(describe({ ...place, reason: `${operation} is not sent to the sandbox: ${reason}` }))
  for (const reason of reasons) console.log(describe(reason))
  console.log(countExamples(files))
  console.log(
    `${sent} requests sent to the sandbox in ${calls} calls, their answers held to the description; ${unsendable.length} not sent`,
  )
  if (problems.length > 0) throw new Error(`${problems.length} examples do not agree with the API descriptions`)
}

/** The pages that show each snippet: they decide which descriptions it is held to. */
function usersOfSnippets(files: readonly ExampleFile[]): Map<string, ExampleFile[]> {
  const users = new Map<string, ExampleFile[]>()
  for (const page of files.filter(({ kind }) => kind === 'page'))
    for (const item of page.shown)
      if (item.type === 'snippet') users.set(item.key, [...(users.get(item.key) ?? []), page])
  return users
}

function describe({ file, line, reason }: Problem): string {
  return `${relative(process.cwd(), `${root}/studio/seed/${file}`)}:${line} ${reason}`
}
