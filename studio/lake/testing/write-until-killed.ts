import { transact } from '../mutations/transact.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'
import { createTestLake } from './test-lake.ts'

/** Commits pairs of documents for ever and says each one's number when it is answered; run by the crash test. */
const lake = createTestLake(process.argv[2])
const dataset = lake.services.store.dataset('test')
if (!dataset) throw new Error('The test lake has a dataset "test"')
const options = { newId: lake.services.newId, generateArrayKeys: false }

for (let number = 0; ; number++) {
  transact(lake.services, dataset, { author: 'u', transactionId: `t${number}`, dryRun: false }, (working) => {
    for (const half of ['left', 'right']) {
      const document = { _id: `${half}-${number}`, _type: 'half', number }
      applyMutation({ kind: 'create', document }, working, 0, options)
    }
  })
  process.stdout.write(`${number}\n`)
}
