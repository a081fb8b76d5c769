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

/** Presses Tab until the element has the focus, which must be visible at every stop. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted} is not reached in ${MOST_STEPS} steps`)
}

/** Returns the names of the products that an address lists, in the server's order. */
async function readNames(plain: BrowserContext, address: string): Promise<string[]> {
  const page = await plain.newPage()
  await page.goto(address)
  const names = await cards(page).getByRole('heading').allTextContents()
  await plain.close()
  return names
}

test.describe('a list used by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test(
    'can be filtered, sorted and left, its products compared, and going back restores it',
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
      // Only once: after two presses in a row, the list of the first may show with the address of the second.
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/online_animal_age=Senior&sort=[\w-]+$/)
      await expect(order).toBeFocused()
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      const listed = page.url()
      const names = await readNames(await browser.newContext({ javaScriptEnabled: false }), listed)
      // Content below the window is updated when the browser is idle.
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
