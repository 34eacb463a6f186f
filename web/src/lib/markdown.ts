/** A table of cells that are Markdown already. Without a row of heads an empty one stands above, as GFM wants it. */
export function tableMarkdown(rows: readonly (readonly string[])[], headerRow: boolean): string {
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => (cells[at] ?? '').replace(/(?<!\\)\|/g, '\\|').replace(/\n/g, ' ')).join(' | ')} |`
  const [head = [], ...rest] = headerRow ? rows : [[], ...rows]
  const rule = `| ${Array.from({ length: width }, () => '---').join(' | ')} |`
  return [line(head), rule, ...rest.map(line)].join('\n')
}

/** Text in which nothing is taken for a mark. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|]/g, (sign) => (sign === '_' ? sign : `\\${sign}`))
    .replace(/(?<=^|\s)_|_(?=\s|$)/g, '\\_')
}
