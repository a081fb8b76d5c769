import { brotliCompressSync, gzipSync } from 'node:zlib'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { expect, type Page } from '@playwright/test'
import { findPageKinds } from './page-kinds.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { test } from './test.ts'
import { WHOLE_CHROMIUM } from './whole-chromium.ts'

test.use({ launchOptions: WHOLE_CHROMIUM })

/** Goal P1: all scripts that a page loads before the first action, gzipped. */
const READING_BYTES = 6_000
/** Pages for a task also load the scripts for it. */
const TASKS = ['ContactPage', 'Newsletter', 'LoginPage', 'BusinessLogin']
const TASK_BYTES = 12_000
/** The finder also shows which shops are open now, also past midnight and around the clock: 160 bytes more than a page for reading may load. */
const FINDER_BYTES = 6_250
/** Goal P2 is 75 kB: all that a page with a product list loads until the list answers in the browser, brotli. Without React it is a tenth. */
const LIST_BYTES = 9_000
/** Templates with filters, whose lists are updated in the page. */
const LISTS = ['MainCategory', 'SubCategory', 'ProductOverviewPage']

type Weight = { file: string; bytes: number; text: string }

/** Returns the scripts of the open page, with their compressed sizes. */
function weighScripts(page: Page): () => Promise<Weight[]> {
  let weights: Promise<Weight>[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) weights = []
    if (response.request().resourceType() !== 'script') return
    const file = new URL(response.url()).pathname.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1')
    weights.push(response.body().then((body) => ({ file, bytes: gzipSync(body).length, text: body.toString() })))
  })
  return () => Promise.all(weights)
}

const toTable = (weights: Weight[]) => weights.map(({ file, bytes }) => `${file}: ${bytes} bytes`).join('\n')

test.describe('a page that is only read', () => {
  test.use({ viewport: { width: 360, height: 740 }, isFirstVisit: true })

  for (const [at, brand] of BRAND_KEYS.entries())
    test(
      `stays within its script limit and loads no React, on every kind of page of ${brand} (goal P1)`,
      sampleAt(at),
      async ({ page }) => {
        test.setTimeout(120_000)
        const kinds = findPageKinds(brand).filter(({ kind }) => !LISTS.includes(kind))
        for (const kind of ['Homepage', 'product', 'error']) expect(kinds.map((each) => each.kind)).toContain(kind)
        const readWeights = weighScripts(page)
        for (const { kind, url } of kinds) {
          await page.goto(url, { waitUntil: 'networkidle' })
          // The question for first-time visitors loads last.
          await expect(page.locator('[role=dialog] [role=status]'), url).not.toBeEmpty()
          const weights = await readWeights()
          const sum = weights.reduce((total, { bytes }) => total + bytes, 0)
          expect(weights, url).not.toEqual([])
          const most = kind === 'StoreLocator' ? FINDER_BYTES : TASKS.includes(kind) ? TASK_BYTES : READING_BYTES
          expect(sum, `${kind} ${url}\n${toTable(weights)}`).toBeLessThanOrEqual(most)
          expect(weights.filter(({ text }) => text.includes('react.transitional')).map(({ file }) => file)).toEqual([])
        }
      },
    )
})

test.describe('a page with a product list', () => {
  for (const brand of BRAND_KEYS)
    test(
      `loads at most 9 kB of script until the list is live in the browser, at ${brand} (goal P2)`,
      IN_PROOF,
      async ({ page }) => {
        const lists = findPageKinds(brand).filter(({ kind }) => LISTS.includes(kind))
        expect(lists).not.toEqual([])
        let texts: Promise<Buffer>[] = []
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script') texts.push(response.body())
        })
        for (const { kind, url } of lists) {
          texts = []
          await page.goto(url, { waitUntil: 'networkidle' })
          const sizes = (await Promise.all(texts)).map((text) => brotliCompressSync(text).length)
          const sum = sizes.reduce((total, size) => total + size, 0)
          expect(sum, `${kind} ${url}: ${sizes.join(' + ')}`).toBeLessThanOrEqual(LIST_BYTES)
        }
      },
    )
})
