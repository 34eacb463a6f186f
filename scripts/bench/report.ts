/** One table of the report: what was measured, on what terms, and the cells, the names of the rows first. */
export type Section = {
  title: string
  /** How it was measured, in a sentence or two. */
  note: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The report as Markdown. `facts` say what was measured and where: versions, machine, load. */
export function toMarkdown(facts: Readonly<Record<string, string>>, sections: readonly Section[]): string {
  const head = Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`)
  return ['# Benchmark', '', ...head, '', ...sections.map(sectionToMarkdown)].join('\n')
}

export function sectionToMarkdown({ title, note, columns, rows }: Section): string {
  return [`## ${title}`, '', note, '', line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.map(escape).join(' | ')} |`

const escape = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** 12345 → "12.3 kB" (a kilobyte has 1000 bytes). */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`

export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`
