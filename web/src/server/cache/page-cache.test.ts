import { expect, test } from 'vitest'
import { decode } from '../../platform/content-encoding.ts'
import { PageCache } from './page-cache.ts'
import { toPageHtml, toStoredPage } from './stored-page.ts'

const page = (html: string) => toStoredPage(200, html, [])
const KB = 1_024

test('a drop makes only those pages stale that read one of the tags', () => {
  const cache = new PageCache(KB * KB)
  cache.put('a', page('a'), new Set(['x', 'y']))
  cache.put('b', page('b'), new Set(['y', 'z']))
  cache.put('c', page('c'), new Set(['z']))
  expect(cache.drop(['x', 'unknown'])).toBe(1)
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.fresh)).toEqual([false, true, true])
  expect(cache.drop(['y', 'z'])).toBe(2)
  expect(cache.drop(['x', 'y', 'z'])).toBe(0)
})

test('a dropped page keeps its bytes as the last good version', () => {
  const cache = new PageCache(KB * KB)
  cache.put('a', page('old'), new Set(['x']))
  cache.drop(['x'])
  const held = cache.find('a')
  expect(held && toPageHtml(held.page).toString()).toBe('old')
})

test('a newer page replaces the tags of the older one', () => {
  const cache = new PageCache(KB * KB)
  cache.put('a', page('old'), new Set(['x']))
  cache.put('a', page('new'), new Set(['y']))
  expect(cache.drop(['x'])).toBe(0)
  expect(cache.find('a')?.fresh).toBe(true)
})

const fill = (cache: PageCache, key: string, kilobytes: number) =>
  cache.put(key, page('x'.repeat(kilobytes * KB)), new Set([`tag ${key}`, 'all']))

test('a cache over its limit removes the least recently requested pages first', () => {
  const cache = new PageCache(40 * KB)
  const pages = ['a', 'b', 'c', 'd', 'e'].map((key) => fill(cache, key, 4))
  for (const at of [1, 0, 1, 3]) {
    const cached = pages[at]
    if (cached) cache.answer(cached, 'identity')
  }
  const left: string[] = []
  for (let n = 0; n < 20 && left.length < 5; n += 1) {
    fill(cache, `new ${n}`, 4)
    expect(cache.bytes).toBeLessThanOrEqual(40 * KB)
    left.push(...['a', 'b', 'c', 'd', 'e'].filter((key) => !left.includes(key) && cache.find(key) === undefined))
  }
  expect(left).toEqual(['c', 'e', 'a', 'b', 'd'])
})

test('the counted bytes return to zero when all pages are removed', () => {
  const cache = new PageCache(400 * KB)
  for (let n = 0; n < 30; n += 1) cache.answer(fill(cache, String(n), 2), n % 2 ? 'br' : 'gzip')
  cache.drop(['all'])
  for (let n = 0; n < 30; n += 1) cache.remove(String(n))
  expect([cache.bytes, cache.size]).toEqual([0, 0])
})

test('a page larger than the whole cache is answered and displaces no other page', () => {
  const cache = new PageCache(40 * KB)
  fill(cache, 'small', 4)
  const large = fill(cache, 'large', 50)
  expect(cache.answer(large, 'identity').body).toHaveLength(50 * KB)
  expect([cache.find('large'), cache.find('small')?.key, cache.size]).toEqual([undefined, 'small', 1])
})

test('removing a page removes its variants, and removing a variant leaves the page', () => {
  const cache = new PageCache(KB * KB)
  const put = (key: string, variantOf?: string) => cache.put(key, page(key), new Set(['x']), { variantOf })
  put('a')
  put('a?page=2', 'a')
  put('a?page=3', 'a')
  put('ab')
  cache.remove('a?page=2')
  expect([cache.find('a')?.key, cache.size]).toEqual(['a', 3])
  cache.remove('a')
  expect([cache.find('ab')?.key, cache.size]).toEqual(['ab', 1])
})

test('an encoding made later counts towards the limit', () => {
  const cache = new PageCache(KB * KB)
  const cached = cache.put('a', page('y'.repeat(20 * KB)), new Set())
  cache.answer(cached, 'br')
  const packed = cache.bytes
  cache.answer(cached, 'gzip')
  expect(cache.bytes).toBeGreaterThan(packed)
  cache.remove('a')
  expect(cache.bytes).toBe(0)
})

test('uncompressed bytes are unpacked for each request and not kept', () => {
  const cache = new PageCache(KB * KB)
  const html = 'y'.repeat(20 * KB)
  const cached = cache.put('a', page(html), new Set())
  expect(cache.answer(cached, 'identity').body.toString()).toBe(html)
  cache.answer(cached, 'br')
  const packed = cache.bytes
  expect(packed).toBeLessThan(5 * KB)
  expect(cache.answer(cached, 'identity').body.toString()).toBe(html)
  expect(cache.bytes).toBe(packed)
})

test('a page that is requested again is compressed better, and its size is counted', async () => {
  const cache = new PageCache(KB * KB)
  const html = Array.from(
    { length: 400 },
    (_, n) => `<li class="product-${n % 7}"><a href="/dogs/${n}/">${n * 37}</a></li>`,
  ).join('')
  const cached = cache.put('a', page(html), new Set())
  for (let visit = 0; visit < 2; visit += 1) cache.answer(cached, 'gzip')
  const quick = cache.answer(cached, 'br')
  expect(cache.answer(cached, 'br')).toBe(quick)
  await expect.poll(() => cache.answer(cached, 'br').body.length).toBeLessThan(quick.body.length)
  const well = cache.answer(cached, 'br')
  expect(decode(well.body, 'br').toString()).toBe(html)
  expect(well.headers).toContain(String(well.body.length))
  cache.remove('a')
  expect(cache.bytes).toBe(0)
})
