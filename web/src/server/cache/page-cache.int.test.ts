import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { documentHeaders } from '../http/headers.ts'
import { askSitePage } from '../testing/ask-pages.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'
import { PageCache } from './page-cache.ts'
import { toStoredPage } from './stored-page.ts'

const LIMIT = 16 * 2 ** 20

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

function measure(): number {
  if (typeof collectGarbage !== 'function') throw new Error('no way to collect garbage')
  for (let round = 0; round < 3; round += 1) collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Adds pages that compress to half at best, and that share most of their tags with others. */
function fill(cache: PageCache, count: number, sharedTags: readonly string[]): void {
  const headers = documentHeaders({})
  for (let page = 0; page < count; page += 1) {
    const html = randomBytes(500 + ((page * 7_919) % 12_000)).toString('hex')
    const shared = Array.from({ length: 30 }, (_, n) => sharedTags[(page * 7 + n * 13) % sharedTags.length] ?? '')
    const own = [`body:tailwell/en_US/page/${page}`, `path:tailwell/en_US/page/${page}`]
    const cached = cache.put(
      `tailwell/en-us/p/${page}/`,
      toStoredPage(200, html, [...headers]),
      new Set([...shared, ...own]),
    )
    cache.answer(cached, page % 5 === 0 ? 'gzip' : 'br')
    if (page % 3 === 0) cache.drop([`body:tailwell/en_US/page/${page}`])
  }
}

test('the size that the cache counts matches its use of memory, however many pages have passed through', () => {
  const sharedTags = Array.from({ length: 3_000 }, (_, n) => `body:tailwell/en_US/product/${n}`)
  fill(new PageCache(LIMIT), 200, sharedTags)
  const before = measure()
  const cache = new PageCache(LIMIT)
  fill(cache, 5_000, sharedTags)
  expect(cache.bytes).toBeLessThanOrEqual(LIMIT)
  expect(cache.bytes).toBeGreaterThan(LIMIT * 0.98)
  const taken = measure() - before
  expect(taken / cache.bytes).toBeLessThan(1.15)
  // Memory of the first filling may be freed meanwhile, so the measured size may be less than the counted one, sometimes 0.69 of it.
  expect(taken / cache.bytes).toBeGreaterThan(0.65)
})

test('a page requested only by visitors arriving from other websites uses little memory beyond the counted size', () => {
  const css = 'p{color:red}'.repeat(2_500)
  const site = createStandInSite({ stylesInside: () => ({ css, hash: 'sha256-abc' }) })
  const paths = Array.from({ length: 300 }, (_, n) => `page-${n}`)
  for (const path of paths) site.texts.set(path, randomBytes(20_000).toString('hex'))
  const before = measure()
  for (const path of paths) askSitePage(site, `/${path}/`, { acceptEncoding: 'br', isArrival: true })
  expect(site.pages.cache.size).toBe(paths.length)
  expect((measure() - before) / site.pages.cache.bytes).toBeLessThan(1.3)
})
