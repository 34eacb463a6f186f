import { defineConfig, devices } from '@playwright/test'

// The stack under test is already running: `npm test` starts it and names its parts in the environment.
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

const DESK = [
  'studio-*',
  'preview',
  'content',
  'discovery',
  'share',
  'secrets',
  'accessibility',
  'reference-takeover',
].map((name) => `**/${name}.e2e.ts`)
const OUTAGE = '**/outage.e2e.ts'

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // One worker: the tests share one stack and change its content.
  workers: 1,
  // As Vitest's: what needed the second attempt is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // A busy machine is slow, not wrong: a limit is there to end what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['WEB_URL'] ?? 'http://localhost:3000',
    // A trace of every test takes a fifth of the run: `--trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Two lanes, each with a stack of its own: the desk's has the Studio, and the addresses that its portal was built
  // with; it takes some others, so that both take as long. What takes parts of a stack down runs alone, after everything else in its lane.
  projects: [
    { name: 'desk', testMatch: DESK },
    { name: 'reader', testMatch: '**/*.e2e.ts', testIgnore: [...DESK, OUTAGE] },
    { name: 'outage', testMatch: OUTAGE },
  ],
})
