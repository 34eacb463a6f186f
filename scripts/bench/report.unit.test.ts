import { expect, test } from 'vitest'
import { kilobytes, milliseconds, toMarkdown } from './report.ts'

test('P1 the report is Markdown: facts, then a table a section, with cells that cannot break it', () => {
  const section = { title: 'Weight', note: 'At load.', columns: ['page', 'HTML'], rows: [['a|b', kilobytes(12_345)]] }
  expect(toMarkdown({ Node: 'v24' }, [section]).split('\n')).toEqual([
    '# Benchmark',
    '',
    '- Node: v24',
    '',
    '## Weight',
    '',
    'At load.',
    '',
    '| page | HTML |',
    '| --- | --- |',
    '| a\\|b | 12.3 kB |',
    '',
  ])
})

test('P1 a short time keeps a digit', () => {
  expect([milliseconds(1.23), milliseconds(123.4)]).toEqual(['1.2 ms', '123 ms'])
})
