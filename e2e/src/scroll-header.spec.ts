import { MAIN_BRAND } from '@menagerie/demo/brands'
import { brandByKey } from '@menagerie/sites/brand'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(site)
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** Visible height of the header in pixels. */
const seenOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect()
    return Math.max(0, Math.round(bottom - Math.max(0, top)))
  })

async function scrollPage(page: Page, top: number) {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
}

for (const [name, viewport, height] of [
  ['a desktop', DESKTOP, 160],
  ['a phone', PHONE, 40],
] as const)
  test.describe(`the header on ${name} (spec §2, §9)`, () => {
    test.use({ viewport })

    test('hides when scrolling down past 128 px, shows when scrolling up, and moves nothing else', async ({ page }) => {
      await page.goto(toUrl(site))
      const main = () => page.locator('main').evaluate((element) => element.getBoundingClientRect().top + scrollY)
      const before = await main()
      await expect.poll(() => seenOf(page)).toBe(height)
      await scrollPage(page, 120)
      await expect.poll(() => seenOf(page)).toBe(height)
      await scrollPage(page, 400)
      await expect.poll(() => seenOf(page)).toBe(0)
      await scrollPage(page, 380)
      await expect.poll(() => seenOf(page)).toBe(height)
      await scrollPage(page, 420)
      await expect.poll(() => seenOf(page)).toBe(0)
      await scrollPage(page, 0)
      await expect.poll(() => seenOf(page)).toBe(height)
      expect(await main()).toBe(before)
    })
  })

/** Pixels of the focused element that are covered by the header or above the window; negative if there is room. */
const countCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement?.closest('main *')
    const header = document.querySelector('header')
    if (!focused || !header) return 0
    return header.getBoundingClientRect().bottom - focused.getBoundingClientRect().top
  })

test.describe('the header and the keyboard (WCAG 2.4.11)', () => {
  test.use({ viewport: DESKTOP })

  test('comes back when an element inside it gets the focus', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    await scrollPage(page, 600)
    await expect.poll(() => seenOf(page)).toBe(0)
    await page
      .getByRole('link', { name: t('brand.toHomepage', { brand: brandByKey(MAIN_BRAND).name }) })
      .first()
      .focus()
    await expect.poll(() => seenOf(page)).toBe(160)
  })

  test('never covers the focused element', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    const links = page.locator('main a:visible')
    await links.last().focus()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab')
      // Polls, because on a slow machine the page is still scrolling a moment later.
      await expect.poll(() => countCovered(page), `step ${step}`).toBeLessThanOrEqual(0)
    }
  })

  test('stays while a menu in it is open', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    await page.getByRole('banner').locator('details[name="site-header"] > summary').first().click()
    await scrollPage(page, 600)
    await page.waitForTimeout(400)
    expect(await seenOf(page)).toBe(160)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the low header of a phone stays at the top, and the high header of a desktop scrolls with the page',
    IN_PROOF,
    async ({ page }) => {
      for (const [viewport, seen] of [
        [PHONE, 40],
        [DESKTOP, 0],
      ] as const) {
        await page.setViewportSize(viewport)
        await page.goto(toUrl(site))
        await page.mouse.move(100, 300)
        await page.mouse.wheel(0, 600)
        await expect.poll(() => seenOf(page)).toBe(seen)
      }
    },
  )
})
