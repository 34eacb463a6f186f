import ts from 'typescript'
import type { ExampleFile, Shown } from '@portal/studio/seed-examples'
import type { Problem } from './check-file.ts'
import type { NotRun } from './not-run.ts'

type Code = Extract<Shown, { type: 'code' }>

/** Examples that are not run, with their reasons, and what is wrong with the list of them or with a program. */
export function checkNotRun(files: readonly ExampleFile[], list: readonly NotRun[]) {
  const used = new Set<NotRun>()
  const reasons: Problem[] = []
  const problems: Problem[] = []
  for (const { file, shown } of files)
    for (const item of shown) {
      if (item.type !== 'code') continue
      const fault = syntaxError(item)
      if (fault !== undefined) problems.push({ file, line: item.line, reason: `the program cannot be read: ${fault}` })
      if (!isNotRun(item)) continue
      const entry = list.find((one) => one.file === file && one.label === item.label)
      if (entry) used.add(entry)
      if (entry) reasons.push({ file, line: item.line, reason: `not run: ${entry.reason}` })
      else problems.push({ file, line: item.line, reason: `"${item.label}" is not run: give the reason in not-run.ts` })
    }
  for (const { file, label } of list.filter((entry) => !used.has(entry)))
    problems.push({ file, line: 1, reason: `not-run.ts names "${label}", which is not here` })
  return { reasons, problems }
}

function isNotRun({ example }: Code): boolean {
  return example?.kind === 'fragment' || example?.kind === 'event'
}

/** What keeps a program in JavaScript from being read, if anything does: its other parts are the reader’s. */
function syntaxError({ language, code }: Code): string | undefined {
  if (language !== 'javascript') return undefined
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'example.mjs',
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, allowJs: true },
  })
  const [first] = diagnostics
  return first && ts.flattenDiagnosticMessageText(first.messageText, ' ')
}
