import { main } from './lib/fail.ts'
import { dataFolder } from './lib/paths.ts'
import { readPorts } from './lib/ports.ts'
import { onSignal } from './lib/signals.ts'
import { configureStack } from './stack/config.ts'
import { runToEnd } from './stack/run-to-end.ts'
import { Stack } from './stack/stack.ts'

await main(async () => {
  const stack = new Stack(configureStack({ ports: readPorts(process.env), dataFolder }))
  onSignal(() => stack.children.stopAll())
  return runToEnd(stack, () => stack.start())
})
