import type { BrowserContext } from '@playwright/test'
import { COUNTRY_CHOSEN } from '../../scripts/test/country-chosen.ts'
import { adminOrigin, mainOrigin, otherOrigin } from './sites.ts'
import { test as base, type Complaints, expectNoComplaints, watchComplaints } from './test.ts'

type SharedContext = { context: BrowserContext; noteIn: (complaints: Complaints) => void }

const KEPT_BY_PAGES = 'local_storage,indexeddb,cache_storage,service_workers'

/**
 * The test of journeys in the studio. Those of one process share a context of the browser, which has the studio's scripts after the first of them:
 * fetching and compiling them took four tenths of opening a form. Pages, cookies, routes and what pages keep end with their test. A test
 * that wants more than a size of the window (a time zone, no JavaScript) takes the one of `test.ts`.
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

/** Leaves the context as it was made, but for the files that it has fetched. */
async function forgetTest(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  // By a page that keeps nothing itself.
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  for (const origin of [adminOrigin, mainOrigin, otherOrigin])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT_BY_PAGES })
  await page.close()
}
