import { expect, vi } from 'vitest'
import { SITE_CHOICES } from '../model/fields/site-field.ts'
import { openTestProvider, TEST_CLIENT, type TestProvider } from './test-provider.ts'
import { openTestBrowser, type TestBrowser } from './test-sign-in.ts'
import type { TestStudio } from './test-studio.ts'

const [FIRST_SITE = '', SECOND_SITE = ''] = SITE_CHOICES.map(({ value }) => value)
/** Sites of editors in the groups `web-a` and `web-b`. */
export const COMPANY_SITES = [FIRST_SITE, SECOND_SITE] as const

/** Sets the studio's environment variables for this provider. */
export function setTestProvider(issuer: string): void {
  vi.stubEnv('STUDIO_OIDC_ISSUER', issuer)
  vi.stubEnv('STUDIO_OIDC_CLIENT_ID', TEST_CLIENT.id)
  vi.stubEnv('STUDIO_OIDC_CLIENT_SECRET', TEST_CLIENT.secret)
  vi.stubEnv(
    'STUDIO_OIDC_GROUPS',
    `web-admins=admin; web=reviewer; web-a=editor:${FIRST_SITE}; web-b=editor:${SECOND_SITE}`,
  )
}

type Hired = { account: string; email: string; email_verified?: boolean; name: string; groups: readonly string[] }

export type TestCompany = TestProvider & {
  /** Adds a person to the company. */
  hire: (groups: readonly string[], more?: { email?: string; email_verified?: boolean }) => Hired
  /** Follows the sign-in from its button, on the given page, to the redirect back to the studio. */
  goAndReturn: (browser: TestBrowser, account: string, page?: string) => Promise<URL>
  /** Where the studio redirects to from there. */
  comeBack: (browser: TestBrowser, back: URL) => Promise<string>
  signIn: (account: string) => Promise<{ browser: TestBrowser; location: string }>
}

/** A company with an OIDC provider, whose people sign in to the studio. */
export async function openTestCompany(
  studio: TestStudio,
  ...how: Parameters<typeof openTestProvider>
): Promise<TestCompany> {
  const provider = await openTestProvider(...how)
  let hired = 0
  const company: TestCompany = {
    ...provider,
    hire: (groups, more = {}) => {
      const account = `person-${++hired}`
      const person = {
        email: `${account}@company.example`,
        email_verified: true,
        name: `Person ${hired}`,
        groups,
        ...more,
      }
      provider.people.set(account, person)
      return { account, ...person }
    },
    goAndReturn: async (browser, account, page = '/admin/collections/pages') => {
      const away = await browser.ask('GET', `/login/company?redirect=${encodeURIComponent(page)}`)
      return provider.visit(away.headers.get('location') ?? '', account)
    },
    comeBack: async (browser, { search }) => {
      // Browsers do not send cookies after a redirect from another site, so the first answer is a page that loads this
      // address again.
      const bounce = await openTestBrowser(studio).ask('GET', `/login/company/callback${search}`)
      expect([bounce.status, bounce.text]).toEqual([200, expect.stringContaining('http-equiv="refresh"')])
      const answer = await browser.ask('GET', `/login/company/callback${search}&here=1`)
      return answer.headers.get('location') ?? ''
    },
    signIn: async (account) => {
      const browser = openTestBrowser(studio)
      return { browser, location: await company.comeBack(browser, await company.goAndReturn(browser, account)) }
    },
  }
  return company
}
