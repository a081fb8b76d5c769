import { BRAND_LOCALES } from '@menagerie/brands/locales'
import { translator } from '@menagerie/brands/messages'
import { expect } from '@playwright/test'
import { findSite, toUrl } from './sites.ts'
import { test } from './test.ts'

test.describe('every country and brand answers (spec §1, §2)', () => {
  for (const site of BRAND_LOCALES)
    test(`${site.id}: home page, and a page that does not exist`, async ({ page }) => {
      const home = await page.goto(toUrl(site))
      expect(home?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', site.iso)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', toUrl(site))
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))

      const missing = await page.goto(toUrl(site, 'p'))
      expect(missing?.status()).toBe(404)
      await expect(page.getByText(translator(site)('error.somethingWrong')).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
        'href',
        new URL(toUrl(site)).pathname,
      )
    })
})

test('another form of an address leads to the one form in a single step (spec §2)', async ({ request }) => {
  const home = new URL(toUrl(findSite('tailwell/en_US')))
  const nl = toUrl(findSite('tailwell/nl_NL'))
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
