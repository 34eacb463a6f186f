import { expect, test } from 'vitest'
import { PARTS, readOptions } from './options.ts'

test('P1 without arguments all is measured, beside the peers', () => {
  expect(readOptions([])).toMatchObject({ parts: PARTS, peers: true, publishes: 100 })
})

test('P1 --quick measures every part with fewer runs, and one part can be named', () => {
  expect(readOptions(['--quick', 'weight'])).toMatchObject({ parts: ['weight'], peers: false, runs: 3 })
})

test('Q1 --faults injects each for a minute, --quick for seconds', () => {
  expect(readOptions(['--faults']).faults).toBe(60_000)
  expect(readOptions(['--faults', '--quick']).faults).toBe(5000)
  expect(readOptions([]).faults).toBeUndefined()
})

test.each([['wieght'], ['--fast']])('P1 %s is refused by name', (argument) => {
  expect(() => readOptions([argument])).toThrow(argument)
})
