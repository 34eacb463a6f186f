import { join } from 'node:path'
import { findChromium } from '../chromium.ts'
import { add, type Outcome } from '../lib/outcome.ts'
import { command, root } from '../lib/paths.ts'
import type { Stack } from '../stack/stack.ts'
import { serveControl } from './control.ts'
import { runFaultTrials } from './faults.ts'
import { runImageTrial } from './image.ts'
import { readPlaywright } from './reports.ts'
import { runTool, withReport } from './run-tool.ts'
import { copyTestStack, createTestStack } from './test-stack.ts'

/**
 * End-to-end tests in a real Chromium, against stacks of their own. `args` are Playwright's own; without any all tests
 * run, in two lanes beside each other, which keep two cores busy where one leaves half of them idle, each in a stack
 * that the other does not touch; then what the image would hold, and faults around two instances of what was built.
 */
export async function runEndToEnd(args: readonly string[]): Promise<Outcome> {
  const chromium = findChromium(root).path
  const desk = await createTestStack()
  try {
    await desk.stack.start()
    if (args.length > 0) return await runPlaywright(desk.stack, chromium, args)
    const both = await runLanes(desk, chromium)
    const image = await runImageTrial(desk.stack.config)
    await desk.stack.children.stopAll()
    return [both, image, await runFaultTrials(desk.stack.config)].reduce(add)
  } finally {
    await desk.remove()
  }
}

async function runLanes(desk: Awaited<ReturnType<typeof createTestStack>>, chromium: string): Promise<Outcome> {
  const reader = await copyTestStack(desk)
  try {
    const [ofDesk, ofReader] = await Promise.all([
      runPlaywright(desk.stack, chromium, lane('desk')),
      runPlaywright(reader.stack, chromium, lane('reader', 'outage')),
    ])
    return add(ofDesk, ofReader)
  } finally {
    await reader.remove()
  }
}

// Playwright empties the folder of its results when it starts.
const lane = (...projects: readonly [string, ...string[]]): string[] => [
  ...projects.map((project) => `--project=${project}`),
  `--output=test-results/${projects[0]}`,
]

async function runPlaywright(stack: Stack, chromium: string, args: readonly string[]): Promise<Outcome> {
  const { env, secrets } = stack.config
  const control = await serveControl(stack)
  try {
    return await withReport(async (report) => {
      const code = await runTool([command('web', '@playwright/test', 'cli.js'), 'test', ...args], join(root, 'web'), {
        ...env,
        CHROMIUM_PATH: chromium,
        CONTROL_URL: control.url,
        LAKE_WRITE_TOKEN: secrets.lakeWriteToken,
        LAKE_READ_TOKEN: secrets.lakeReadToken,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      })
      return readPlaywright(report, code)
    })
  } finally {
    await control.close()
  }
}
