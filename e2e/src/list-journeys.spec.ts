import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { READERS_TEXT, setText } from './readers-text.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(site)
const CATS = toUrl(site, 'katzen')
const DOGS = toUrl(site, 'hunde')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
const count = (page: Page) => page.locator('main form [role=status]').first()
const topOf = async (page: Page) => (await cards(page).first().boundingBox())?.y ?? Number.NaN

/** Goal P20. */
const FIRST_PRODUCT = { phone: 520, results: 520, belowBanner: 680 }

test.describe('the first product is on the first screen (spec §9)', () => {
  const lists = [
    [`${MAIN_BRAND}/de_DE`, 'katzen'],
    [`${MAIN_BRAND}/de_DE`, 'hunde/futter'],
    [`${MAIN_BRAND}/ru_RU`, 'koshki'],
    [`${OTHER_BRAND}/it_IT`, 'cani'],
  ] as const
  for (const [at, [id, path]] of lists.entries())
    test(`of ${id} ${path}`, sampleAt(at), async ({ page }) => {
      for (const [width, height, most] of [
        [360, 760, FIRST_PRODUCT.phone],
        [1280, 800, FIRST_PRODUCT.belowBanner],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(toUrl(findTestSite(id), path))
        expect(await topOf(page), `${width} px`).toBeLessThanOrEqual(most)
      }
    })

  test('of search results', IN_PROOF, async ({ page }) => {
    for (const [width, height] of [
      [360, 760],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${toUrl(site, 'search/results')}?query=hundefutter`)
      expect(await topOf(page), `${width} px`).toBeLessThanOrEqual(FIRST_PRODUCT.results)
    }
  })
})

test('search results have one search field, which contains the query', async ({ page }) => {
  for (const path of ['search/results', 'search/products'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${toUrl(site, path)}?query=shampoo`)
      const fields = page.locator('input[name=query]:visible')
      await expect(fields).toHaveCount(1)
      await expect(fields).toHaveValue('shampoo')
    }
})

for (const [id, path] of [
  [`${MAIN_BRAND}/de_DE`, 'katzen'],
  [`${MAIN_BRAND}/ru_RU`, 'koshki'],
  [`${MAIN_BRAND}/hu_HU`, 'kutya/jutalomfalat'],
] as const)
  test(`the sort field of a list fits the window of a phone and shows its whole text: ${id} ${path}`, async ({
    page,
  }) => {
    const list = findTestSite(id)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 760 })
      await page.goto(toUrl(list, path))
      const order = page.getByRole('combobox', { name: translator(list)('sort.title') })
      const { end, own, least } = await order.evaluate((element) => {
        const { right: end, width: own } = element.getBoundingClientRect()
        const copy = document.body.appendChild(element.cloneNode(true))
        if (!(copy instanceof HTMLElement)) throw new Error('An order is an element')
        Object.assign(copy.style, { inlineSize: 'max-content', maxInlineSize: 'none', position: 'absolute' })
        const least = copy.getBoundingClientRect().width
        copy.remove()
        return { end, own, least }
      })
      expect(end, `${width} px`).toBeLessThan(width)
      expect(own, `${width} px`).toBeGreaterThanOrEqual(Math.floor(least))
    }
    await setText(page, READERS_TEXT['text of 200%'])
    const order = page.getByRole('combobox', { name: translator(list)('sort.title') })
    const { right } = await order.evaluate((element) => element.getBoundingClientRect())
    expect(right, 'text of 200%').toBeLessThan(360)
  })

test('the compare tray fits the window of a phone, even with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto(toUrl(site, 'hunde/futter'))
  for (const at of [0, 1]) await page.locator('main a[data-compare]').nth(at).click()
  const tray = page.getByRole('region', { name: t('compare.title') })
  await expect(tray).toBeVisible()
  for (const text of ['', READERS_TEXT['text of 200%']]) {
    await setText(page, text)
    const parts = [tray, tray.getByRole('link'), tray.getByRole('button', { name: t('compare.clear') })]
    for (const part of parts) {
      const { x = -1, width = 999 } = (await part.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)
    }
  }
})

test.describe('food for an old cat with sensitivities', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is found with four clicks, and each filter option shows how many products it leaves', async ({ page }) => {
    await page.goto(toUrl(site))
    const menu = page.getByRole('navigation', { name: t('menu.main') })
    await menu.getByRole('link', { name: 'Katzen', exact: true }).click()
    await expect(page).toHaveURL(CATS)
    for (const name of [/^Getreidefrei/, /^Senior/]) {
      const option = page.getByRole('checkbox', { name })
      const left = /\d+$/.exec((await option.locator('xpath=..').textContent()) ?? '')?.[0]
      await option.check()
      await expect(count(page)).toHaveText(t('products.count', { count: Number(left) }))
      await expect(cards(page)).toHaveCount(Number(left))
    }
    await page.getByRole('link', { name: /^Zarte Häppchen/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Katzen')
  })
})

test.describe('a filtered and sorted list', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is the same after going back, after a reload and from a shared link', async ({ page, browser }) => {
    await page.goto(CATS)
    await page.getByRole('combobox', { name: t('sort.title') }).selectOption('price')
    await expect(page).toHaveURL(/\?sort=price$/)
    await page.getByRole('checkbox', { name: /^Senior/ }).check()
    await expect(page).toHaveURL(/online_animal_age=Senior&sort=price$/)
    await expect(page.getByRole('link', { name: `${t('filter.remove')}: Senior` })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const other = await plain.newPage()
    await other.goto(page.url())
    const shown = await names(other)
    // Content below the window is updated when the browser is idle.
    await expect.poll(() => names(page)).toEqual(shown)
    await page.reload()
    expect(await names(page)).toEqual(shown)
    await cards(page).first().getByRole('link').first().click()
    await expect(page).not.toHaveURL(/sort=price/)
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(shown)
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await other.getByRole('link', { name: `${t('filter.remove')}: Senior` }).click()
    await expect(other).toHaveURL(/katzen\/\?sort=price$/)
    await plain.close()
  })
})

test.describe('the content below the products of a category', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  /** Names of the parts that show below the list. */
  const below = (page: Page) =>
    page.locator('main form').evaluate((form) => {
      const texts: string[] = []
      for (let at: Element | null = form; at !== null && at.localName !== 'main'; at = at.parentElement)
        for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
          if (next instanceof HTMLElement && next.checkVisibility()) texts.push(next.innerText)
      return texts
    })

  test('is the same whether a script or the server has built the list', IN_PROOF, async ({ page, browser }) => {
    const fresh = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    const loadFresh = async () => {
      await fresh.goto(page.url())
      return below(fresh)
    }
    await page.goto(DOGS)
    const first = await below(page)
    expect(first.length).toBeGreaterThan(0)
    await page.getByRole('checkbox', { name: /^Senior/ }).check()
    await expect(page).toHaveURL(/online_animal_age=Senior$/)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    expect(await below(page)).toEqual(first)
    expect(await loadFresh()).toEqual(first)
    await page.goto(DOGS)
    await page.getByRole('link', { name: t('paging.next') }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect.poll(() => below(page)).toEqual([])
    expect(await loadFresh()).toEqual([])
    await fresh.getByRole('link', { name: t('paging.previous') }).click()
    await expect(fresh).toHaveURL(DOGS)
    await expect.poll(() => below(fresh)).toEqual(first)
    await page.goBack()
    await expect.poll(() => below(page)).toEqual(first)
    await fresh.context().close()
  })
})
