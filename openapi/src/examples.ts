/** The checks of the documentation's examples against the API descriptions. */
export { createExampleChecker, type Call, type Code, type ExampleChecker } from './examples/create-example-checker.ts'
export { PLACEHOLDER } from './examples/sent-request.ts'
export type { Complaints } from './examples/value-checker.ts'
