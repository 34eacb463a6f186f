import type { SizeReport } from './run.ts'

const time = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '' : milliseconds < 10 ? milliseconds.toFixed(1) : String(Math.round(milliseconds))

function row(name: string, values: readonly (number | undefined)[]): string {
  const [first, last] = [values[0], values.at(-1)]
  const ratio = first && last ? `${(last / first).toFixed(1)} ×` : ''
  return `| ${[name, ...values.map(time), ratio].join(' | ')} |`
}

/** One table: medians in milliseconds at each size, and how the largest compares with the smallest. */
export function reportOf(sizes: readonly SizeReport[]): string {
  const counts = sizes.map(({ documents }) => documents.toLocaleString('en'))
  const names = Object.keys(sizes[0]?.lake ?? {})
  const compared = Object.keys(sizes[0]?.baseline ?? {})
  return [
    `| median, ms | ${counts.join(' | ')} | growth |`,
    `| --- |${counts.map(() => ' ---: |').join('')} ---: |`,
    ...names.map((name) =>
      row(
        name,
        sizes.map(({ lake }) => lake[name]),
      ),
    ),
    ...compared.map((name) =>
      row(
        `groq-js alone: ${name}`,
        sizes.map(({ baseline }) => baseline[name]),
      ),
    ),
    row(
      'start-up',
      sizes.map(({ startMilliseconds }) => startMilliseconds),
    ),
    row(
      'memory, MB',
      sizes.map(({ residentMegabytes }) => residentMegabytes),
    ),
  ].join('\n')
}
