import { MAIN_BRAND } from '@menagerie/demo/brands'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

/** The sample is one site of this many. */
const EACH = 12

test.describe('pages of every country and brand load in a browser without errors (spec §1, §2)', () => {
  for (const [at, site] of BRAND_LOCALES.entries())
    test(`${site.id}: home page, and a page that does not exist`, sampleAt(at % EACH), async ({ page }) => {
      await page.goto(toUrl(site))
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))

      await page.goto(toUrl(site, 'p'))
      await expect(page.getByText(translator(site)('error.somethingWrong')).first()).toBeVisible()
    })
})

test('another form of an address redirects to the canonical address in a single step (spec §2)', async ({
  request,
}) => {
  const home = new URL(toUrl(findTestSite(`${MAIN_BRAND}/en_US`)))
  const nl = toUrl(findTestSite(`${MAIN_BRAND}/nl_NL`))
  for (const [form, canonical] of [
    [nl.slice(0, -1), nl],
    [nl.toUpperCase().replace('HTTP://LOCALHOST', 'http://localhost'), nl],
    [`${home.origin}/en-us/`, home.href],
  ] as const) {
    const answer = await request.get(form, { maxRedirects: 0 })
    expect(answer.status(), form).toBe(301)
    expect(new URL(answer.headers().location ?? '', form).href, form).toBe(canonical)
  }
})
