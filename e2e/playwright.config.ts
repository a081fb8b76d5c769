import { MAIN_PORT } from '@menagerie/demo/brands'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/test/chromium.ts'

/** The stack is started by `npm test`, which names its ports and the browser in the environment. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../var/test/e2e-results',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  grepInvert: process.env.E2E_LEAVES_OUT ? new RegExp(process.env.E2E_LEAVES_OUT) : [],
  // What passes at the second try only is named at the end, to be mended; it does not hold up what others wait for.
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
  projects: [
    { name: 'journeys', testIgnore: ['**/outage/**', '**/alone/**', '**/studio/**'] },
    // Publish pages, which journeys that walk through whole sites would meet. Each test has people and documents of its own.
    { name: 'studio', testMatch: '**/studio/**/*.spec.ts', dependencies: ['journeys'], fullyParallel: true },
    // Counts what the whole site renders or the whole studio holds, so no other test may do anything meanwhile.
    { name: 'alone', testMatch: '**/alone/**/*.spec.ts', dependencies: ['studio'], workers: 1 },
    // Kills the studio and the database, so it comes last and alone.
    { name: 'outage', testMatch: '**/outage/**/*.spec.ts', dependencies: ['alone'], workers: 1 },
  ],
})
