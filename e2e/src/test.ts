import { type BrowserContext, test as base, expect } from '@playwright/test'
import { COUNTRY_CHOSEN } from '../../scripts/test/country-chosen.ts'
import { mainOrigin, otherOrigin } from './sites.ts'
import { removeStaffAccounts } from './staff-account.ts'

/** Problems that the site's pages report, such as errors in the console. */
export type Complaints = Pick<string[], 'push'>

/** Counts only errors of the site, because the admin is Payload's. */
const isOurs = (url: string) => [mainOrigin, otherOrigin].some((origin) => url.startsWith(`${origin}/`))

/**
 * Playwright's test function, which also fails when a page of the site has a problem: an error in the console (such as React's about HTML
 * that does not match), an exception, a violation of the content policy, a file that does not load. A test that expects a
 * problem removes it from `problems`.
 */
export const test = base.extend<{ problems: string[]; isFirstVisit: boolean; ownStaff: undefined }>({
  /** `true` shows the question for the country, as on a first visit; all other visitors have already chosen. */
  isFirstVisit: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  problems: ({}, use) => use([]),
  context: async ({ context, problems, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addCookies(COUNTRY_CHOSEN)
    await watchComplaints(context, problems)
    await use(context)
    expectNoComplaints(problems)
  },
  ownStaff: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await use(undefined)
      await removeStaffAccounts()
    },
    { auto: true },
  ],
})

/** Names of the cookies that the site or others have set, without those that the test browser starts with. */
export async function cookiesSetBySites(context: BrowserContext): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name)
  return names.filter((name) => COUNTRY_CHOSEN.every((chosen) => chosen.name !== name))
}

export function expectNoComplaints(problems: readonly string[]): void {
  expect(problems, 'complaints of the site’s pages').toEqual([])
}

/** Records problems of the site's pages, for every page of the context. */
export async function watchComplaints(context: BrowserContext, problems: Complaints): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`The policy's ${effectiveDirective} has blocked ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    // Failed loads are recorded below, with their address.
    const isLoading = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isLoading && isOurs(message.page()?.url() ?? '')) problems.push(message.text())
  })
  context.on('weberror', (error) => {
    const text = String(error.error())
    // Leaving a page before its view transition has begun also aborts the transition.
    const isTransition = /^(?:InvalidStateError: Transition was aborted|AbortError: Transition was skipped)/.test(text)
    if (!isTransition && isOurs(error.page()?.url() ?? '')) problems.push(text)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest() || !isOurs(response.url())) return
    problems.push(`${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? ''
    // Leaving a page aborts what it was loading.
    if (error !== 'net::ERR_ABORTED' && isOurs(request.url())) problems.push(`${error} ${request.url()}`)
  })
}
