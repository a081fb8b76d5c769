import { MAIN_PORT } from '@menagerie/demo/brands'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/test/chromium.ts'

/** Keeps pictures of what fails; each project empties its own folder when it begins. */
const RESULTS = '../var/test/e2e-results'

/** The stack is started by `npm test`, which names its ports and the browser in the environment. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  grepInvert: process.env.E2E_LEAVES_OUT ? new RegExp(process.env.E2E_LEAVES_OUT) : [],
  // Tells a fault of the moment from one that stays: the run counts and names what passed at the second try only (decision 082).
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${process.env[MAIN_PORT]}`,
    locale: 'en-US',
    // Pictures of every step take longer than the steps: `TRACE=1 npm test -- e2e NAME` keeps those of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
    },
  },
  // One after the other: `scripts/test/browser-tests.ts` runs each by itself, so that what fails in one keeps no test of another from running.
  projects: [
    { name: 'journeys', outputDir: `${RESULTS}/journeys`, testIgnore: ['**/outage/**', '**/alone/**', '**/studio/**'] },
    // Publish pages, which journeys that walk through whole sites would meet. Each test has people and documents of its own.
    { name: 'studio', outputDir: `${RESULTS}/studio`, testMatch: '**/studio/**/*.spec.ts', fullyParallel: true },
    // Counts what the whole site renders or the whole studio holds, so no other test may do anything meanwhile.
    { name: 'alone', outputDir: `${RESULTS}/alone`, testMatch: '**/alone/**/*.spec.ts', workers: 1 },
    // Kills the studio and the database, so it comes last and alone.
    { name: 'outage', outputDir: `${RESULTS}/outage`, testMatch: '**/outage/**/*.spec.ts', workers: 1 },
  ],
})
