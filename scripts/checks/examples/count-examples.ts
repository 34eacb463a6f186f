import type { ExampleFile } from '@portal/studio/seed-examples'

/** How many examples there are, in words. */
export function countExamples(files: readonly ExampleFile[]): string {
  const shown = files.flatMap((file) => file.shown)
  const examples = shown.flatMap((item) => (item.type === 'code' ? (item.example ?? []) : []))
  const of = (kind: string) => examples.filter((example) => example.kind === kind).length
  const operations = shown.filter((item) => item.type === 'operation').length
  return `${of('request')} requests, ${of('response')} responses, ${of('event')} events, ${operations} operations; ${of('fragment')} fragments not checked`
}
