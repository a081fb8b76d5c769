import type { BrowserContext } from '@playwright/test'
import { COUNTRY_CHOSEN } from '../../scripts/test/country-chosen.ts'
import { adminOrigin, mainOrigin, otherOrigin } from './sites.ts'
import { test as base, type Complaints, expectNoComplaints, watchComplaints } from './test.ts'

type SharedContext = { context: BrowserContext; noteIn: (complaints: Complaints) => void }

const KEPT_BY_PAGES = 'local_storage,indexeddb,cache_storage,service_workers'

/**
 * Test function for journeys in the studio. Tests in one process share a browser context, which keeps the studio's scripts after the first test:
 * fetching and compiling them took four tenths of the time to open a form. Pages, cookies, routes and stored data are removed after each test.
 * A test that needs more than a window size (a time zone, no JavaScript) uses the function of `test.ts`.
 */
export const studioTest = base.extend<object, { shared: SharedContext }>({
  shared: [
    async ({ browser }, use) => {
      let noted: Complaints = []
      const context = await browser.newContext({ locale: 'en-US' })
      await watchComplaints(context, { push: (...texts) => noted.push(...texts) })
      await use({
        context,
        noteIn: (complaints) => {
          noted = complaints
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ shared: { context, noteIn }, problems }, use) => {
    noteIn(problems)
    await context.addCookies(COUNTRY_CHOSEN)
    await use(context)
    await forgetTest(context)
    expectNoComplaints(problems)
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})

/** Resets the context, but keeps the files that it has fetched. */
async function forgetTest(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  // Uses a blank page, which stores nothing itself.
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const origin of [adminOrigin, mainOrigin, otherOrigin])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT_BY_PAGES })
  await page.close()
}
