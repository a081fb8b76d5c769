import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)
const t = translator(site)
const PHONE = { width: 360, height: 740 }

test.describe('the main menu on a desktop (spec §2, Header)', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('opens a sub-menu by pointer and by keyboard', async ({ page }) => {
    await page.goto(toUrl(site))
    const menu = page.getByRole('navigation', { name: t('menu.main') })
    const item = menu
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .first()
    const panel = item.locator('ul').first()
    await expect(panel).toBeHidden()
    await item.getByRole('link').first().hover()
    await expect(panel).toBeVisible()
    await page.mouse.move(0, 700)
    await expect(panel).toBeHidden()
    await item.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(item.locator('summary')).toBeFocused()
    await item.getByRole('link').first().hover()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('opens a sub-menu only after a delay, and closes it after a longer delay', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    const item = page
      .getByRole('navigation', { name: t('menu.main') })
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .first()
    const waitMs = () =>
      item
        .locator('details + *')
        .evaluate((panel) => Number.parseFloat(getComputedStyle(panel).transitionDelay) * 1_000)
    const toClose = await waitMs()
    await item.getByRole('link').first().hover()
    const toOpen = await waitMs()
    expect(toOpen).toBeGreaterThanOrEqual(100)
    expect(toClose).toBeGreaterThan(toOpen)
  })

  test('the first Tab focuses a link that skips to the content', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('skip.toContent') })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE })

  test('opens at the first touch without loading another script, and goes into a sub-menu and back', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(toUrl(site), { waitUntil: 'networkidle' })
    expect(scripts.length).toBe(1)

    const menu = page
      .getByRole('banner')
      .locator('details')
      .filter({ has: page.getByLabel(t('menu.menu'), { exact: true }) })
    await menu.locator('summary').first().click()
    const panel = page.getByRole('navigation', { name: t('menu.main') })
    await expect(panel).toBeVisible()

    const sub = panel.locator('details').first()
    await sub.locator('summary').first().click()
    const back = panel.getByRole('button', { name: t('menu.back') })
    await expect(back).toBeVisible()
    await back.click()
    await expect(back).toBeHidden()
    await expect(panel).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(menu.locator('summary').first()).toBeFocused()
    expect(scripts.length).toBe(1)
  })
})

test.describe('a sub-menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('opens by pointer and by keyboard, and has a link to view all', async ({ page }) => {
    await page.goto(toUrl(site))
    const item = page
      .getByRole('navigation', { name: t('menu.main') })
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .first()
    const all = item.getByRole('link', { name: t('menu.viewAll') })
    await item.getByRole('link').first().hover()
    await expect(all).toBeVisible()
    await page.mouse.move(0, 700)
    await expect(all).toBeHidden()
    await item.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(all).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(all).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the phone menu opens and its links work', async ({ page }) => {
    await page.goto(toUrl(site))
    await page.getByLabel(t('menu.menu'), { exact: true }).click()
    const panel = page.getByRole('navigation', { name: t('menu.main') })
    await panel.locator('details summary').first().click()
    const link = panel.locator('details[open]').getByRole('link').first()
    await expect(link).toBeVisible()
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new URL(href ?? '', toUrl(site)).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
