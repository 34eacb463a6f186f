export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts'
export { SCENARIO_HEADER } from './http/scenario.ts'
