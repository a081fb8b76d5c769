import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { translator } from '@menagerie/sites/messages'
import { expect, type Locator, type Page } from '@playwright/test'
import { COUNTRY_CHOSEN } from '../../scripts/test/country-chosen.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)
const product = findProduct('10110')
/** Medicine that needs a prescription in some countries. */
const prescribed = findProduct('10460')
const path = `${product.url_slug}/${product.url_key}`

const MOVES = 10

/** Swipes over a part by `way` of its width, to the right or the left. */
async function swipe(page: Page, part: Locator, way: number) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('There is nothing to swipe')
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: box.x + box.width * at, y: box.y + box.height / 2 }],
    })
  const from = way < 0 ? 0.8 : 0.2
  await touch('touchStart', from)
  for (let move = 1; move <= MOVES; move += 1) await touch('touchMove', from + (way * move) / MOVES)
  await touch('touchEnd')
}

function findFilmed() {
  const products = loadContent().sites.find((each) => each.locale.id === site.id)?.products
  const found = products?.find(({ video_url }) => video_url)
  if (!found) throw new Error('The demo has no product with a video')
  return found
}

function findProduct(sku: string) {
  const found = loadContent()
    .sites.find((each) => each.locale.id === site.id)
    ?.products.find((each) => each.sku === sku)
  if (!found) throw new Error(`The demo has no product ${sku}`)
  return found
}

test.describe('a product page (spec §2, Product detail)', () => {
  test('shows name, price, pictures, texts and specifications', async ({ page }) => {
    await page.goto(toUrl(site, path))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title || product.name)
    await expect(main.getByText(product.short_description).first()).toBeVisible()
    await expect(main.getByText(/£\d+\.\d\d/).first()).toBeVisible()
    for (const usp of product.usps) await expect(main.getByText(usp, { exact: true })).toBeVisible()
    for (const heading of [
      'product.description',
      'product.instructions',
      'product.specifications',
      'product.related',
    ] as const)
      await expect(main.getByRole('heading', { name: t(heading) })).toBeVisible()
    await expect(main.getByRole('row', { name: new RegExp(`${t('specification.sku')}.*${product.sku}`) })).toBeVisible()
    const picture = main.getByRole('img').first()
    await expect(picture).toHaveAttribute('alt', /\S/)
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  })

  test('has structured data and language alternates for search engines', async ({ page }) => {
    await page.goto(toUrl(site, path))
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"Product"')
    expect(data.join()).toContain('"BreadcrumbList"')
    await expect(page.locator('link[rel=alternate][hreflang="nl-NL"]')).toHaveCount(1)
    await expect(page.locator('link[rel=alternate][hreflang="x-default"]')).toHaveCount(1)
  })

  test('has language alternates only for countries that sell the product', async ({ page }) => {
    await page.goto(toUrl(site, `${prescribed.url_slug}/${prescribed.url_key}`))
    await expect(page.locator('link[rel=alternate][hreflang="de-DE"]')).toHaveCount(1)
    await expect(page.locator('link[rel=alternate][hreflang="es-ES"]')).toHaveCount(0)
  })

  test('has breadcrumbs that lead to the home page', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site, path))
    await page
      .getByRole('navigation', { name: t('breadcrumb.label') })
      .getByRole('link', { name: t('breadcrumb.home') })
      .click()
    await expect(page).toHaveURL(toUrl(site))
  })

  test('links to related products', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site, path))
    const related = page
      .getByRole('region', { name: t('product.related') })
      .getByRole('link')
      .first()
    const href = await related.getAttribute('href')
    await related.click()
    await expect(page).toHaveURL(new URL(href ?? '', toUrl(site)).href)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(product.title || product.name)
  })
})

for (const [at, id] of [`${MAIN_BRAND}/en_GB`, `${MAIN_BRAND}/ru_RU`].entries())
  test(`a printed product page of ${id} fits on two sheets of paper`, sampleAt(at), async ({ page }) => {
    await page.goto(toUrl(findTestSite(id), 'product/10130'))
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const pdf = await page.pdf({ format: 'A4', margin })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  })

/** Finds the longest title among the medicines and among the other products of a site. */
function findLongest(id: string) {
  const products = loadContent().sites.find((each) => each.locale.id === id)?.products ?? []
  const longest = products.toSorted((one, other) => (other.title ?? other.name).length - (one.title ?? one.name).length)
  return [...longest.slice(0, 2), ...longest.filter((product) => product.item_legal_category).slice(0, 1)]
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  const ids = ['de_DE', 'ru_RU', 'hu_HU', 'cs_CZ'].map((code) => `${MAIN_BRAND}/${code}`)
  for (const [at, id] of [...ids, `${OTHER_BRAND}/it_IT`].entries())
    test(
      `price and button of a product of ${id} are on the first screen, however long the name`,
      sampleAt(at),
      async ({ page }) => {
        for (const { url_slug, url_key } of findLongest(id)) {
          await page.goto(toUrl(findTestSite(id), `${url_slug}/${url_key}`))
          const parts = await Promise.all([
            page.locator('main [data-price]').boundingBox(),
            page.locator('main [data-buy]').locator('a, button').first().boundingBox(),
          ])
          for (const box of parts) expect((box?.y ?? 999) + (box?.height ?? 0), url_key).toBeLessThanOrEqual(760)
        }
      },
    )
})

test.describe('the product gallery, which includes the video (spec §4)', () => {
  const filmed = findFilmed()
  const show = (page: Page) => page.goto(toUrl(site, `${filmed.url_slug}/${filmed.url_key}`))
  const stripOf = (page: Page) => page.getByRole('group', { name: t('product.images') })
  /** Number of the slide that is in view, from 0, once the strip rests. */
  const placeOf = (page: Page) => stripOf(page).evaluate((strip) => strip.scrollLeft / strip.clientWidth)

  test('moves by buttons and thumbnails, also from the first to the last, and adds no hash to the address', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await show(page)
    const last = (await stripOf(page).locator('> *').count()) - 1
    expect(last).toBeGreaterThan(0)
    await page.getByRole('button', { name: t('product.previousImage') }).click()
    await expect.poll(() => placeOf(page)).toBe(last)
    await expect(
      stripOf(page).getByRole('link', { name: t('embed.watchAt', { provider: 'films.example' }) }),
    ).toBeInViewport()
    await expect(page.getByRole('link', { name: t('product.video'), exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.getByRole('button', { name: t('product.nextImage') }).click()
    await expect.poll(() => placeOf(page)).toBe(0)
    await page.getByRole('link', { name: t('product.video'), exact: true }).click()
    await expect.poll(() => placeOf(page)).toBe(last)
    expect(new URL(page.url()).hash).toBe('')
  })

  test('moves by arrow keys, and can be swiped only below 600 px', IN_PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 599, height: 800 })
    await show(page)
    const overflow = () => stripOf(page).evaluate((strip) => getComputedStyle(strip).overflowX)
    expect(await overflow()).toBe('auto')
    await page.setViewportSize({ width: 600, height: 800 })
    expect(await overflow()).toBe('hidden')
    await stripOf(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => placeOf(page)).toBe(1)
  })

  test('moves by swiping on a phone', IN_PROOF, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await context.addCookies(COUNTRY_CHOSEN)
    const page = await context.newPage()
    await show(page)
    await swipe(page, stripOf(page), -0.6)
    await expect.poll(() => placeOf(page)).toBe(1)
    await swipe(page, stripOf(page), 0.6)
    await expect.poll(() => placeOf(page)).toBe(0)
    await context.close()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

    test('moves by thumbnails, and hides the buttons', async ({ page }) => {
      await show(page)
      await expect(page.getByRole('button', { name: t('product.nextImage') })).toBeHidden()
      await page.getByRole('link', { name: t('product.video'), exact: true }).click()
      await expect(stripOf(page).getByRole('link').last()).toBeInViewport()
    })
  })
})

test.describe('the fixed addresses of a product (spec §2)', () => {
  test('product/{sku} and product/{sku}-{slug} show the same page with one canonical address', async ({ page }) => {
    for (const form of [`product/${product.sku}`, `product/${product.sku}-${product.url_key}`]) {
      const answer = await page.goto(toUrl(site, form))
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title || product.name)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', toUrl(site, path))
    }
  })

  test('a wrong slug redirects to the right one, and an unknown product is not found', async ({ request }) => {
    const wrong = await request.get(toUrl(site, `product/${product.sku}-something-else`), { maxRedirects: 0 })
    expect(wrong.status()).toBe(301)
    expect(wrong.headers().location).toContain(`product/${product.sku}-${product.url_key}/`)
    for (const form of ['product/999999', 'product/abc', 'produkter/10110', 'product'])
      expect((await request.get(toUrl(site, form))).status(), form).toBe(404)
  })

  test('a product is not found on a site that does not sell it', async ({ request }) => {
    expect((await request.get(toUrl(findTestSite(`${MAIN_BRAND}/es_ES`), `product/${prescribed.sku}`))).status()).toBe(
      404,
    )
    expect((await request.get(toUrl(findTestSite(`${MAIN_BRAND}/de_DE`), `product/${prescribed.sku}`))).status()).toBe(
      200,
    )
    expect((await request.get(toUrl(findTestSite(`${OTHER_BRAND}/en_GB`), `product/${product.sku}`))).status()).toBe(
      404,
    )
  })
})
