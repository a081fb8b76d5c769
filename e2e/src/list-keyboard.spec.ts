import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(site)
const CATS = toUrl(site, 'katzen')
const MOST_STEPS = 120
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Presses Tab until the focus is there, as a person without a mouse does; it shows wherever it stops. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted} is not reached in ${MOST_STEPS} steps`)
}

/** Names of the products that an address lists, in their order, as the server draws them. */
async function readNames(plain: BrowserContext, address: string): Promise<string[]> {
  const page = await plain.newPage()
  await page.goto(address)
  const names = await cards(page).getByRole('heading').allTextContents()
  await plain.close()
  return names
}

test.describe('a list without a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test(
    'is filtered, put in order, compared from and left, and a step back finds it as it was',
    IN_PROOF,
    async ({ page, browser }) => {
      await page.goto(CATS)
      await expect(page.locator('main form[data-live]')).toBeAttached()
      const senior = page.getByRole('checkbox', { name: /^Senior/ })
      await tabTo(page, senior)
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/online_animal_age=Senior$/)
      await expect(senior).toBeFocused()
      await expect(senior).toBeChecked()

      const order = page.getByRole('combobox', { name: t('sort.title') })
      await order.focus()
      // Once: of two in a row the first one's list may come to stand beside the second one's address.
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/online_animal_age=Senior&sort=[\w-]+$/)
      await expect(order).toBeFocused()
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      const listed = page.url()
      const names = await readNames(await browser.newContext({ javaScriptEnabled: false }), listed)
      // What is below the window follows when the browser has time.
      await expect.poll(() => cards(page).getByRole('heading').allTextContents()).toEqual(names)

      const compare = cards(page).nth(0).locator('a[data-compare]')
      await tabTo(page, compare)
      await page.keyboard.press('Enter')
      const tray = page.getByRole('region', { name: t('compare.title') })
      await expect(tray).toBeVisible()
      await expect(compare).toBeFocused()
      expect(page.url()).toBe(listed)

      const product = cards(page).nth(1).getByRole('link').first()
      const address = new URL((await product.getAttribute('href')) ?? '', CATS).href
      await tabTo(page, product)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await page.goBack()
      await expect(page).toHaveURL(listed)
      await expect.poll(() => cards(page).getByRole('heading').allTextContents()).toEqual(names)
      await expect(page.getByRole('checkbox', { name: /^Senior/ })).toBeChecked()
      await expect(tray).toBeVisible()
      await tabTo(page, page.getByRole('link', { name: `${t('filter.remove')}: Senior` }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/katzen\/\?sort=[\w-]+$/)
    },
  )
})
