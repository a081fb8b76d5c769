import { brotliCompressSync } from 'node:zlib'
import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { loadContent } from '@menagerie/demo/content/load-content'
import { expect } from '@playwright/test'
import { PRODUCT_SITES, SAMPLE_SITES, toUrl } from './sites.ts'
import { test } from './test.ts'

/** Goal P3: ten segments of 1,460 bytes, all that a server sends before it has to hear from the visitor again. */
const FIRST_WINDOW_BYTES = 14_600
/** Pages of editors hold as many blocks as they like; a build that makes all of them heavier is noticed here. */
const EDITORS_PAGE_BYTES = 18_000

const content = loadContent()
const of = (site: BrandLocale) => content.sites.find(({ locale }) => locale.id === site.id)

/** HTML and stylesheets, packed as well as a page in demand is. */
async function weigh(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => new URL(String(href), url),
  )
  expect(sheets.length, url).toBeGreaterThan(0)
  const texts = [html, ...(await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text())))]
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}

test.describe('HTML and styles of a page arrive at once (goal P3)', () => {
  for (const site of PRODUCT_SITES)
    test(`${site.id}: every product page fits into the first TCP window`, async () => {
      for (const { url_slug, url_key } of of(site)?.products ?? []) {
        const path = `${url_slug}/${url_key}`
        expect(await weigh(toUrl(site, path)), path).toBeLessThanOrEqual(FIRST_WINDOW_BYTES)
      }
    })

  for (const site of SAMPLE_SITES)
    test(`${site.id}: home page and pages of editors stay light`, async () => {
      for (const { path } of of(site)?.pages ?? [])
        expect(await weigh(toUrl(site, path)), path).toBeLessThanOrEqual(EDITORS_PAGE_BYTES)
    })
})
