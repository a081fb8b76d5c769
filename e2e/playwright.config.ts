import { MAIN_PORT } from '@menagerie/demo/brands'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/test/chromium.ts'

/** Folder for pictures of failed tests. Each project empties its own part when it begins. */
const RESULTS = '../var/test/e2e-results'

/** `npm test` starts the stack, and passes its ports and the browser in the environment. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  grepInvert: process.env.E2E_LEAVES_OUT ? new RegExp(process.env.E2E_LEAVES_OUT) : [],
  // Tells flaky tests from real failures: the run counts and names tests that passed only at the second try (decision 082).
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${process.env[MAIN_PORT]}`,
    locale: 'en-US',
    // Off, because tracing takes longer than the tests: `TRACE=1 npm test -- e2e NAME` keeps the traces of failed tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
    },
  },
  // `scripts/test/browser-tests.ts` runs each project separately, so that a failure in one does not keep the tests of another from running.
  projects: [
    { name: 'journeys', outputDir: `${RESULTS}/journeys`, testIgnore: ['**/outage/**', '**/alone/**', '**/studio/**'] },
    // These publish pages that journeys through whole sites would meet. Each test has its own accounts and documents.
    { name: 'studio', outputDir: `${RESULTS}/studio`, testMatch: '**/studio/**/*.spec.ts', fullyParallel: true },
    // These count what the whole site renders or the whole studio holds, so no other test may run at the same time.
    { name: 'alone', outputDir: `${RESULTS}/alone`, testMatch: '**/alone/**/*.spec.ts', workers: 1 },
    // These kill the studio and the database, so they run last and alone.
    { name: 'outage', outputDir: `${RESULTS}/outage`, testMatch: '**/outage/**/*.spec.ts', workers: 1 },
  ],
})
