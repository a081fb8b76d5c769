import { MAIN_BRAND } from '@menagerie/demo/brands'
import { brandByKey } from '@menagerie/sites/brand'
import { translator } from '@menagerie/sites/messages'
import { expect, type Locator } from '@playwright/test'
import { READERS_TEXT, setText } from './readers-text.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(site)
const PHONE = { width: 360, height: 760 }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, end: box.y + box.height }
}

test('the header of a printed page does not cover the breadcrumbs', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['haendler-finden', 'hunde/futter']) {
    await page.goto(toUrl(site, path))
    const header = await boxOf(page.getByRole('banner'))
    const crumbs = await boxOf(page.getByRole('main').locator('nav ol').first())
    expect([path, crumbs.y >= header.end]).toEqual([path, true])
  }
})

test('a printed list shows no sort field, filter button or filter links', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const width of [360, 794, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(toUrl(site, 'hunde/futter'))
    const list = page.getByRole('main').locator('form[data-list]')
    await expect(list.getByRole('combobox')).toBeHidden()
    await expect(list.getByRole('button', { name: t('filter.title') })).toBeHidden()
    await expect(list.getByRole('article').first()).toBeVisible()
    expect(
      await list
        .locator('a[href*="?"]:not([data-compare])')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
    ).toBe(0)
  }
})

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('the sort field of a list and its button fit in the window', async ({ page }) => {
    await page.goto(toUrl(site, 'hunde'))
    const order = page.getByRole('main').getByRole('combobox')
    for (const part of [order, order.locator('xpath=ancestor::form').getByRole('button').last()]) {
      const { x, width, height } = await boxOf(part)
      expect(height).toBeLessThan(60)
      expect(width).toBeGreaterThan(100)
      expect(x + width).toBeLessThanOrEqual(PHONE.width)
    }
  })
})

test.describe('on a phone with text twice as large', () => {
  test.use({ viewport: PHONE })

  test('the breadcrumbs of a list are above its title and do not overlap it', async ({ page }) => {
    await page.goto(toUrl(site, 'hunde'))
    await setText(page, READERS_TEXT['text of 200%'])
    const crumbs = await boxOf(page.getByRole('main').locator('nav ol').first())
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(title.y).toBeGreaterThanOrEqual(crumbs.end)
  })
})

test.describe('before pictures are loaded', () => {
  test('the footer logo has its space reserved', async ({ page }) => {
    await page.route(/logo-on-brand/, () => {})
    await page.goto(toUrl(site), { waitUntil: 'domcontentloaded' })
    const logo = page.getByAltText(t('brand.toHomepage', { brand: brandByKey(site.brand).name })).last()
    expect(await logo.evaluate((img) => img.getBoundingClientRect().width)).toBeGreaterThan(100)
  })
})
