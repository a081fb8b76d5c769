import { AxeBuilder } from '@axe-core/playwright'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(site)
const LIST = toUrl(site, fixedPagePath(site, 'product-search'))
/** Addresses of lists with a query, which the server draws. */
const ASKED = `${LIST}?*`
const cards = (page: Page) => page.locator('main article h3')
const isLive = (page: Page) => expect(page.locator('main form[data-live]')).toBeAttached()

test.describe('a list of products (spec §2, product search)', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is filtered and paged through its address, and going back sends no request', async ({ page }) => {
    await page.goto(LIST)
    await isLive(page)
    const unfiltered = await cards(page).first().textContent()
    await page.locator('#filters input[name=animal_type]').first().check()
    await expect(page).toHaveURL(/animal_type=/)
    await expect(cards(page).first()).not.toHaveText(unfiltered ?? '')
    const next = page.getByRole('link', { name: t('paging.next') })
    const first = await cards(page).first().textContent()
    await next.click()
    await expect(page).toHaveURL(/page=2/)
    await expect(cards(page).first()).not.toHaveText(first ?? '')
    await expect(page.locator('#results')).toBeFocused()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await expect(cards(page).first()).toHaveText(first ?? '')
    await page.goForward()
    await expect(cards(page).first()).not.toHaveText(first ?? '')
    expect(asked.filter((url) => url.startsWith(LIST))).toEqual([])
    await page.getByRole('link', { name: t('filter.clear') }).click()
    await expect(page).toHaveURL(LIST)
  })

  test(
    'reports a search that does not answer, keeps its products and can try again',
    IN_PROOF,
    async ({ page, problems }) => {
      await page.goto(LIST)
      await isLive(page)
      const shown = await cards(page).allTextContents()
      await page.route(ASKED, (route) => route.fulfill({ status: 503, body: '{}' }))
      await page.locator('#filters input[name=animal_type]').first().check()
      await expect(page.getByText(t('search.failed'))).toBeVisible()
      expect(await cards(page).allTextContents()).toEqual(shown)
      await page.unroute(ASKED)
      await page.getByRole('link', { name: t('search.retry') }).click()
      await expect(page.getByText(t('search.failed'))).toHaveCount(0)
      problems.length = 0
    },
  )
})

test(
  'a slow search is reported while it lasts, and its answer replaces the products that are shown',
  IN_PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(LIST)
    await isLive(page)
    const shown = await cards(page).allTextContents()
    const answer = Promise.withResolvers<void>()
    await page.route(ASKED, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.locator('#filters input[name=animal_type]').nth(1).check()
    await expect(page.getByText(t('search.slow'))).toBeVisible()
    expect(await cards(page).allTextContents()).toEqual(shown)
    answer.resolve()
    await expect(page.getByText(t('search.slow'))).toHaveCount(0)
    await expect(cards(page).first()).not.toHaveText(shown[0] ?? '')
  },
)

test('results are products, blogs or advice, each at its own address (spec §2, §4)', IN_PROOF, async ({ page }) => {
  await page.goto(`${toUrl(site, fixedPagePath(site, 'search-results'))}?query=hund`)
  await isLive(page)
  const kinds = page.getByRole('navigation', { name: t('search.kinds') })
  const linkOf = (key: 'search.blogsTab' | 'search.adviceTab') =>
    kinds.getByRole('link', { name: t(key, { count: '' }).replace('()', '') })
  await expect(kinds.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.resultsFor', { query: 'hund' }))
  await linkOf('search.blogsTab').click()
  await expect(page).toHaveURL(/\/search\/results\/\?type=blog&query=hund$/)
  await expect(linkOf('search.blogsTab')).toHaveAttribute('aria-current', 'page')
  await linkOf('search.adviceTab').click()
  await expect(page).toHaveURL(/\/search\/results\/\?type=advice&query=hund$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(kinds.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
})

test('the filter panel closes with its button, with Escape and with a click beside it', IN_PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(LIST)
  await isLive(page)
  const open = page.getByRole('button', { name: t('filter.title') }).first()
  const panel = page.locator('#filters')
  for (const close of [
    () => panel.getByRole('button', { name: t('filter.close') }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(760, 880),
  ]) {
    await open.click()
    await expect(panel).toBeVisible()
    await close()
    await expect(panel).toBeHidden()
  }
  await expect(panel.getByText(t('filter.clear'))).toBeDisabled()
})

test('its filters on a phone pass axe and show results', IN_PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(LIST)
  await isLive(page)
  await page
    .getByRole('button', { name: t('filter.title') })
    .first()
    .click()
  const panel = page.locator('#filters')
  await expect(panel).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('#filters').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  await panel.locator('input').first().check()
  await panel.getByRole('button', { name: t('filter.showResults') }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\?/)
})

test.describe('products to compare', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('stay marked in the list until they are removed', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/en_GB`), 'search/products'))
    const link = page.locator('a[data-compare]').first()
    const href = await link.getAttribute('href')
    await link.click()
    const marked = page.locator('main a[data-compare][class*=" "]')
    await expect(marked).toHaveAttribute('href', href ?? '')
    await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/en_GB`), 'search/products'))
    await expect(marked).toHaveAttribute('href', href ?? '')
    await page.locator('section ul button').last().click()
    await expect(marked).toHaveCount(0)
  })

  test(
    'are kept in a tray, three at most, shown side by side, and declared on /cookies',
    IN_PROOF,
    async ({ page }) => {
      await page.goto(LIST)
      const links = page.locator('main a[data-compare]')
      for (const at of [0, 1, 2]) await links.nth(at).click()
      const tray = page.getByRole('region', { name: t('compare.title') })
      await expect(tray.getByRole('listitem')).toHaveCount(3)
      await links.nth(3).click()
      await expect(tray.getByText(t('compare.full'))).toBeVisible()
      await expect(tray.getByRole('listitem')).toHaveCount(3)
      const { violations } = await new AxeBuilder({ page }).include('body > section').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
      await tray.getByRole('link').click()
      await expect(page.locator('main thead th')).toHaveCount(4)
      await page.goto(toUrl(site, 'cookies'))
      await expect(page.getByText(`${MAIN_BRAND}-compare-*`)).toBeVisible()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter panel of a phone opens and closes, and more options unfold', IN_PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(LIST)
    await page
      .getByRole('button', { name: t('filter.title') })
      .first()
      .click()
    const panel = page.locator('#filters')
    await expect(panel).toBeVisible()
    const more = panel.locator('details').first()
    // "Show less" is at the end of its group, so the unfolded items are above it.
    const hidden = panel
      .locator('fieldset')
      .filter({ has: page.locator('details') })
      .first()
      .locator('div input')
      .first()
    await expect(hidden).toBeHidden()
    await more.getByText(t('filter.showMore')).click()
    await expect(hidden).toBeVisible()
    await more.getByText(t('filter.showLess')).click()
    await expect(hidden).toBeHidden()
    await panel.getByRole('button', { name: t('filter.close') }).click()
    await expect(panel).toBeHidden()
  })

  test('facts in a query filter the list, the page says so, and a link searches for the words alone', async ({
    page,
  }) => {
    await page.goto(`${LIST}?query=${encodeURIComponent('Katzenfutter mit Huhn')}`)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('main')).toContainText(t('search.understood', { words: 'Katze, Futter, Huhn' }))
    await page.getByRole('link', { name: t('search.plainWords') }).click()
    await expect(page).toHaveURL(/query=%22Katzenfutter\+mit\+Huhn%22/)
    await expect(page.locator('main')).not.toContainText(t('search.understood', { words: 'Katze' }))
  })

  test('a query for a product that is not sold finds nothing, and offers similar queries, shops and contact', async ({
    page,
  }) => {
    await page.goto(`${LIST}?query=Hundeleine`)
    await expect(page.locator('main')).toContainText(t('search.noHits'))
    await expect(page.getByRole('link', { name: t('product.findRetailer') }).last()).toBeVisible()
    await expect(page.getByRole('link', { name: t('search.askUs') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('search.near') })).toBeVisible()
    await page
      .getByRole('link', { name: /^Hund \(\d+\)$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/query=Hund$/)
    await expect(cards(page).first()).toBeVisible()
  })

  test('filters are sent with a button, and products are compared through links', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(LIST)
    await page.locator('#filters input[name=animal_type]').first().check()
    await page
      .locator('#filters')
      .getByRole('button', { name: t('filter.showResults') })
      .click()
    await expect(page).toHaveURL(/animal_type=/)
    await page.locator('main a[data-compare]').first().click()
    await expect(page.locator('main thead th')).toHaveCount(2)
    await page.locator('main h2 ~ ul a').first().click()
    await expect(page.locator('main thead th')).toHaveCount(3)
  })
})
