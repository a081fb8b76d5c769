import { brotliCompressSync } from 'node:zlib'
import { loadContent } from '@menagerie/demo/content/load-content'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { expect, type Response } from '@playwright/test'
import { IN_PROOF, sampleAt } from './sample.ts'
import { SAMPLE_PRODUCT_SITES, SAMPLE_SITES, toUrl } from './sites.ts'
import { test } from './test.ts'
import { WHOLE_CHROMIUM } from './whole-chromium.ts'

test.use({ launchOptions: WHOLE_CHROMIUM })

/** Goal P3: ten TCP segments of 1,460 bytes, which a server sends before it waits for the first acknowledgement. */
const MEDIAN_BYTES = 14_600
/** Limit for product pages. */
const LARGEST_BYTES = 16_000
/** Editors' pages may hold any number of blocks; the limit shows when a build makes all of them heavier. */
const EDITORS_PAGE_BYTES = 18_000
/** Lists include their filters and variants, finders all shops of a country or one page of the shops of the world. */
const LIST_PAGE_BYTES = 26_000
const LISTS = ['MainCategory', 'SubCategory', 'ProductOverviewPage', 'StoreLocator']
/** Goal P4, on a phone that visits for the first time. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Number of products of each site; `npm run bench -- P3` weighs all of them. */
const PRODUCTS = 30
const WHOLE_PAGE = { requests: 15, bytes: 200_000 }
/** Limit for the fonts of a page: the brand's font, and one of another script for single words. */
const FONT_BYTES = 120_000

const content = loadContent()
const of = (site: BrandLocale) => content.sites.find(({ locale }) => locale.id === site.id)

/** Returns the size of the HTML with inlined styles, as first visits get it, compressed as well as a popular page is. */
async function weigh(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  expect(html, url).toContain('<style')
  expect(html, url).not.toContain('<link rel="stylesheet"')
  return brotliCompressSync(html).length
}

test.describe('HTML and inlined styles of a page stay small (goal P3)', () => {
  for (const [at, site] of SAMPLE_PRODUCT_SITES.entries())
    test(
      `${site.id}: the median product page fits into the first TCP window, and all others nearly do`,
      sampleAt(at),
      async () => {
        const sizes: number[] = []
        const products = of(site)?.products ?? []
        const step = Math.max(1, Math.floor(products.length / PRODUCTS))
        for (const { url_slug, url_key } of products.filter((_, index) => index % step === 0)) {
          const path = `${url_slug}/${url_key}`
          const size = await weigh(toUrl(site, path))
          expect(size, path).toBeLessThanOrEqual(LARGEST_BYTES)
          sizes.push(size)
        }
        expect(sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN_BYTES)
      },
    )

  for (const site of SAMPLE_SITES)
    test(`${site.id}: the home page and pages of editors stay below their size limits`, IN_PROOF, async () => {
      for (const { path, template } of of(site)?.pages ?? []) {
        const most = LISTS.includes(template) ? LIST_PAGE_BYTES : EDITORS_PAGE_BYTES
        expect(await weigh(toUrl(site, path)), path).toBeLessThanOrEqual(most)
      }
    })
})

test.describe('a whole product page stays small on a phone (goal P4)', () => {
  test.use(PHONE)

  for (const [at, site] of SAMPLE_PRODUCT_SITES.entries())
    test(
      `${site.id}: requests and bytes stay below their limits, and no other origin is requested`,
      sampleAt(at),
      async ({ page }) => {
        const responses: Response[] = []
        page.on('response', (response) => responses.push(response))
        const product = of(site)?.products[0]
        await page.goto(toUrl(site, `${product?.url_slug}/${product?.url_key}`), { waitUntil: 'networkidle' })
        const files = await Promise.all(responses.map(toFile))
        const table = files.map(({ type, bytes, url }) => `${bytes} ${type} ${url}`).join('\n')
        expect(new Set(files.map(({ url }) => url.origin))).toEqual(new Set([new URL(page.url()).origin]))
        expect(files.length, table).toBeLessThanOrEqual(WHOLE_PAGE.requests)
        expect(sum(files), table).toBeLessThanOrEqual(WHOLE_PAGE.bytes)
        expect(sum(files.filter(({ type }) => type === 'font')), table).toBeLessThanOrEqual(FONT_BYTES)
      },
    )
})

async function toFile(response: Response) {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  const type = response.request().resourceType()
  return { type, bytes: responseBodySize + responseHeadersSize, url: new URL(response.url()) }
}

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)
