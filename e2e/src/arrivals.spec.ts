import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)

/** The styles that a page loads, and the look of its header. */
async function look(page: Page) {
  return page.evaluate(() => ({
    inside: document.querySelectorAll('style').length,
    linked: document.querySelectorAll('link[rel=stylesheet]').length,
    header: getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor,
    font: getComputedStyle(document.body).fontFamily,
  }))
}

test(
  'the first page of a visit has its styles inlined, the next page loads style sheets (decision 066)',
  IN_PROOF,
  async ({ page }) => {
    const sheets: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'stylesheet') sheets.push(response.url())
    })
    await page.goto(toUrl(site, ''))
    const arrived = await look(page)
    expect([arrived.inside, arrived.linked, sheets]).toEqual([1, 0, []])
    const href = await page.locator('main a[href^="/"]').first().getAttribute('href')
    // Navigates without a pointer, so that nothing is prefetched: prefetched pages have their styles inlined too.
    await page.evaluate((address) => location.assign(String(address)), href)
    await page.waitForURL((url) => url.pathname === href)
    const next = await look(page)
    expect(next.inside).toBe(0)
    expect(next.linked).toBeGreaterThan(0)
    expect(next).toMatchObject({ header: arrived.header, font: arrived.font })
  },
)

test(
  'opening the header search on the first page of a visit loads its style sheet only once',
  IN_PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(toUrl(site, ''))
    await page.locator('header input[name=query]:visible').click()
    await expect(page.getByRole('listbox').or(page.locator('header [role=dialog]')).first()).toBeAttached()
    await expect.poll(async () => (await look(page)).linked).toBe(1)
  },
)
