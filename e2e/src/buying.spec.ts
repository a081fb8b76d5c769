import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)
const SKU = '10130'
const show = (page: Page) => page.goto(toUrl(site, `product/${SKU}`))
const buttonOf = (page: Page) =>
  page
    .locator('[data-buy]')
    .getByRole('button', { name: t('product.buyNow') })
    .first()
const popupOf = (page: Page) => page.locator('#buy')
const countSeen = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-seen-')).length)

test.describe('the popup with shops (spec §2, buy button)', () => {
  test('opens by keyboard, names the shops, closes with Escape and returns the focus', async ({ page }) => {
    await show(page)
    await buttonOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(popupOf(page)).toBeVisible()
    await expect(popupOf(page).getByRole('heading', { name: t('product.whereToBuyOnline') })).toBeVisible()
    const shop = popupOf(page).getByRole('link').first()
    await expect(shop).toHaveAttribute('target', '_blank')
    await expect(shop).toHaveAttribute('href', /^https:/)
    await page.keyboard.press('Escape')
    await expect(popupOf(page)).toBeHidden()
    await expect(buttonOf(page)).toBeFocused()
  })

  test('closes with a click beside it', IN_PROOF, async ({ page }) => {
    await show(page)
    await buttonOf(page).click()
    await expect(popupOf(page)).toBeVisible()
    await page.mouse.click(5, 300)
    await expect(popupOf(page)).toBeHidden()
  })

  test('closes when Tab moves the focus out of it', IN_PROOF, async ({ page }) => {
    await show(page)
    await buttonOf(page).focus()
    await page.keyboard.press('Enter')
    // The first key press loads the script that watches the focus.
    await expect.poll(() => countSeen(page)).toBe(1)
    const controls = await popupOf(page).locator('a, button').count()
    for (let at = 1; at < controls; at += 1) await page.keyboard.press('Tab')
    await expect(popupOf(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(popupOf(page)).toBeHidden()
  })

  test('a product counts as seen after a mouse movement, even without scrolling', IN_PROOF, async ({ page }) => {
    await show(page)
    await page.mouse.move(300, 300)
    await expect.poll(() => countSeen(page)).toBe(1)
  })

  test('can be opened from a bar that shows once the buy area has been scrolled past (spec §4)', async ({ page }) => {
    // The window is so low that the buy area is below it at first, and a jump to the top passes it.
    await page.setViewportSize({ width: 360, height: 560 })
    await show(page)
    const bar = page.locator('[data-retailer-bar]')
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo(0, 2_000))
    await expect(bar).toBeVisible()
    expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(60)
    await bar.getByRole('button', { name: t('product.buyNow') }).click()
    await expect(popupOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    // The bar must also be in front of the footer, so that a click on it works there.
    await page.getByRole('contentinfo').evaluate((footer) => scrollBy(0, footer.getBoundingClientRect().top - 300))
    await expect(bar).toBeVisible()
    await bar.getByRole('button').click({ trial: true })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeHidden()
  })

  test('has no button and no bar on the international site (spec §9)', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/en_US`), `product/${SKU}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-buy] button, [data-retailer-bar]')).toHaveCount(0)
  })

  test(
    'is not offered for a prescription medicine in France, which also shows no price',
    IN_PROOF,
    async ({ page }) => {
      await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/fr_FR`), 'product/10460'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[data-buy] button, [data-retailer-bar]')).toHaveCount(0)
      await expect(page.getByRole('main').getByText('€')).toHaveCount(0)
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens too, and a product picture links to its image file', async ({ page }) => {
      await show(page)
      await buttonOf(page).click()
      await expect(popupOf(page).getByRole('link').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.locator('[data-enlarge]').first().click()
      await expect(page).toHaveURL(/\/imaging\//)
    })
  })
})

test('a product picture is enlarged, zoomed, changed and closed by keyboard alone', IN_PROOF, async ({ page }) => {
  await show(page)
  await page.locator('[data-enlarge]').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('img')).toBeVisible()
  const size = () => dialog.getByRole('img').evaluate((picture) => picture.clientWidth)
  const fitting = await size()
  await page.keyboard.press('+')
  await expect.poll(size).toBeGreaterThan(fitting * 1.5)
  await page.keyboard.press('-')
  await expect.poll(size).toBe(fitting)
  const first = await dialog.getAttribute('aria-label')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).not.toHaveAttribute('aria-label', first ?? '')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-enlarge]').nth(1)).toBeFocused()
})
