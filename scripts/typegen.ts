import { generate } from './checks/generated.ts'
import { main } from './lib/fail.ts'
import { step } from './lib/step.ts'

await main(() => step('Generating the schema and the types', generate))
