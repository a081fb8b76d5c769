import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

// Site with the longest words of the demo on cards.
const site = findTestSite(`${MAIN_BRAND}/ru_RU`)
const LONG_NAME = 'Корм с индейкой и овсом для взрослых собак крупных пород '.repeat(6)

for (const [at, width] of [360, 1280].entries())
  test.describe(`${width} px`, sampleAt(at), () => {
    test.use({ viewport: { width, height: 800 } })

    test('a long product name is cut off after four lines (spec §9)', async ({ page }) => {
      await page.goto(toUrl(site, 'search/products'))
      const name = page.getByRole('main').getByRole('article').first().getByRole('heading')
      const lines = await name.evaluate((heading, text) => {
        heading.textContent = text
        return heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)
      }, LONG_NAME)
      expect(lines).toBeCloseTo(4, 1)
    })

    test('the prices in a row are at the same height, however long the names are', async ({ page }) => {
      await page.goto(toUrl(site, 'search/products'))
      const cards = page.getByRole('main').getByRole('article')
      await cards
        .first()
        .getByRole('heading')
        .getByRole('link')
        .evaluate((name, text) => {
          name.textContent = text
        }, LONG_NAME)
      const prices = [0, 1].map((n) =>
        cards
          .nth(n)
          .getByRole('paragraph')
          .filter({ has: page.locator('strong') }),
      )
      const boxes = await Promise.all(prices.map((price) => price.boundingBox()))
      const [first, second] = boxes.map((box) => (box?.y ?? Number.NaN) + (box?.height ?? 0))
      expect(first).toBeCloseTo(second ?? 0, 0)
    })

    test('cards share a row, each is one link, and its compare button is at least 44 px wide and high', async ({
      page,
    }) => {
      const t = translator(site)
      await page.goto(toUrl(site, 'search/products'))
      const cards = page.getByRole('main').getByRole('article')
      const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()])
      expect(first?.y).toBe(second?.y)
      const card = cards.first()
      const name = (await card.getByRole('heading').textContent()) ?? ''
      // In lists with products for several animals, each card names its animal.
      for (const each of await cards.all())
        await expect(each.getByText(/^(?:Собаки|Кошки|Лошади|Рыбы|.*птиц|.*грызун|.*животн)/u).first()).toBeVisible()
      const href = await card.getByRole('link', { name, exact: true }).getAttribute('href')
      const compare = await card.getByRole('link', { name: t('compare.add') }).boundingBox()
      expect(Math.min(compare?.width ?? 0, compare?.height ?? 0)).toBeGreaterThanOrEqual(44)
      const last = card.getByRole('paragraph').last()
      await last.scrollIntoViewIfNeeded()
      const text = await last.boundingBox()
      await page.mouse.click((text?.x ?? 0) + 5, (text?.y ?? 0) + 5)
      // The title of the page may be longer than that of the card.
      await expect(page).toHaveURL(new URL(href ?? '', page.url()).href)
    })
  })

test.describe('a comparison on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('shows two products in full, and only their differences after a click', async ({ page }) => {
    const t = translator(site)
    await page.goto(toUrl(site, 'search/products'))
    const hrefs = await page
      .locator('main a[data-compare]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const [one = '', other = ''] = hrefs.map(String)
    await page.goto(new URL(`${one}&${other.split('?')[1]}`, page.url()).href)
    for (const header of (await page.getByRole('columnheader').all()).slice(1)) {
      const box = await header.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
      for (const link of await header.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    const rows = page.getByRole('row')
    const all = await rows.count()
    await page.getByRole('link', { name: t('compare.onlyDifferences') }).click()
    await expect(page.getByRole('link', { name: t('compare.all') })).toBeVisible()
    expect(await rows.count()).toBeLessThan(all)
  })
})

test(
  'a recently viewed product can be added to the comparison from another product page',
  IN_PROOF,
  async ({ page }) => {
    const german = findTestSite(`${MAIN_BRAND}/de_DE`)
    const t = translator(german)
    const [seen, other] = ['10130', '10140']
    await page.goto(toUrl(german, `product/${seen}`))
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.mouse.move(300, 300)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('-seen-'))))
      .toBe(true)
    await page.goto(toUrl(german, `product/${other}`))
    await page.mouse.wheel(0, 600)
    const compare = page.getByRole('region', { name: t('seen.title') }).getByRole('link', { name: t('compare.add') })
    await compare.scrollIntoViewIfNeeded()
    const box = await compare.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await compare.click()
    const tray = page.getByRole('region', { name: t('compare.title') })
    await expect(tray.getByRole('listitem')).toHaveText(new RegExp(`^${name}`))
    await expect(tray.getByRole('link')).toHaveAttribute('href', new RegExp(`sku=${seen}$`))
  },
)

test('on a phone the last of an odd number of products fills its whole row', IN_PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/de_DE`), 'andere-tiere/milben'))
  const cards = page.getByRole('main').getByRole('article')
  expect((await cards.count()) % 2).toBe(1)
  expect((await cards.last().boundingBox())?.width).toBeGreaterThan(300)
  const name = await cards.last().getByRole('heading').boundingBox()
  const compare = await cards.last().locator('[data-compare]').boundingBox()
  // The compare button is on the picture and covers no text.
  expect((compare?.x ?? 999) + (compare?.width ?? 999)).toBeLessThanOrEqual(name?.x ?? 0)
  await page.goto(`${toUrl(findTestSite(`${MAIN_BRAND}/de_DE`), 'search/results')}?query=hundeleine`)
  expect(await cards.count(), 'the newest, where nothing is found').toBe(3)
  expect((await cards.last().boundingBox())?.width).toBeGreaterThan(300)
})

test('a long product name in the header search of a phone leaves its price visible', IN_PROOF, async ({ page }) => {
  const t = translator(site)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(toUrl(site))
  await page.getByRole('link', { name: t('search.open') }).click()
  await page.locator('header input[name=query]:visible').first().pressSequentially('корм')
  const hit = page
    .getByRole('option')
    .filter({ has: page.locator('small') })
    .first()
  // In one step, because letters still being typed may redraw the hits.
  const below = await hit.evaluate((row, text) => {
    const name = row.querySelector('span > span')
    if (name !== null) name.textContent = text
    const price = row.querySelector('small')?.getBoundingClientRect()
    return (price?.bottom ?? Number.NaN) - row.getBoundingClientRect().bottom
  }, LONG_NAME)
  expect(below).toBeLessThanOrEqual(0)
})
