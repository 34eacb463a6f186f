import { reportOf } from './report.ts'
import { benchSize, type SizeReport } from './run.ts'

/** Prints how the lake grows, for the numbers of documents that are given. */
const given = process.argv
  .slice(2)
  .map(Number)
  .filter((count) => Number.isInteger(count) && count >= 10)
const counts = given.length > 0 ? given : [100, 1_000, 10_000, 50_000]
const TIMES = 100

const sizes: SizeReport[] = []
for (const count of counts) {
  sizes.push(await benchSize(count, TIMES))
  console.log(`measured with ${count} documents`)
}
console.log(`\n${reportOf(sizes)}`)
