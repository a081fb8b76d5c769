import type { Locator, Page } from '@playwright/test'
import { addUp, type PageChecks } from './check-each.ts'
import type { PageOfKind } from './find-pages.ts'

/** Addresses in Belgium and Germany, at least one of which is in another country than the page. */
const ELSEWHERE = ['212.71.0.1', '81.169.145.1']

/** The question on a first visit whether another country is wanted (decision 019). */
export const findQuestion = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('status').filter({ hasText: /\S/ }) })

/** Checks a page with the question open for two new visitors: one from another country, one from an unknown place. */
export async function checkFirstVisits(
  page: Page,
  { url, site }: PageOfKind,
  check: () => Promise<PageChecks>,
): Promise<PageChecks> {
  const visitors: { from: string; headers: Record<string, string> }[] = [
    { from: 'elsewhere', headers: { 'X-Forwarded-For': await findAddressElsewhere(url, site.iso) } },
    { from: 'nowhere known', headers: {} },
  ]
  const checked: PageChecks[] = []
  for (const { from, headers } of visitors) {
    await page.context().clearCookies()
    await page.setExtraHTTPHeaders(headers)
    await page.goto(url)
    await findQuestion(page).waitFor()
    const { reasons, count } = await check()
    checked.push({ reasons: reasons.map((reason) => `asked from ${from}, ${reason}`), count })
  }
  return addUp(checked)
}

async function findAddressElsewhere(url: string, iso: string): Promise<string> {
  for (const address of ELSEWHERE) {
    const answer = await fetch(new URL(`/geolocale?lang=${iso}`, url), { headers: { 'X-Forwarded-For': address } })
    if ((await answer.text()).includes('"offers":[{')) return address
  }
  throw new Error(`Nobody is asked at ${url}, wherever from`)
}
