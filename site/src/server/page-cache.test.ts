import { expect, test } from 'vitest'
import { decode } from '../platform/content-encoding.ts'
import { PageCache } from './page-cache.ts'
import { toHtml, toStoredPage } from './stored-page.ts'

const page = (html: string) => toStoredPage(200, html, [])
const KB = 1_024

test('a drop takes just the pages that read one of the tags', () => {
  const cache = new PageCache(KB * KB)
  cache.put('a', page('a'), new Set(['x', 'y']))
  cache.put('b', page('b'), new Set(['y', 'z']))
  cache.put('c', page('c'), new Set(['z']))
  expect(cache.drop(['x', 'unknown'])).toBe(1)
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.fresh)).toEqual([false, true, true])
  expect(cache.drop(['y', 'z'])).toBe(2)
  expect(cache.drop(['x', 'y', 'z'])).toBe(0)
})

test('a dropped page keeps its bytes as the last good ones', () => {
  const cache = new PageCache(KB * KB)
  cache.put('a', page('old'), new Set(['x']))
  cache.drop(['x'])
  const held = cache.find('a')
  expect(held && toHtml(held.page).toString()).toBe('old')
})

test('a newer page replaces the reads of the older one', () => {
  const cache = new PageCache(KB * KB)
  cache.put('a', page('old'), new Set(['x']))
  cache.put('a', page('new'), new Set(['y']))
  expect(cache.drop(['x'])).toBe(0)
  expect(cache.find('a')?.fresh).toBe(true)
})

test('over its limit it lets go of what was not asked for, and counts its bytes right', () => {
  const cache = new PageCache(40 * KB)
  for (let n = 0; n < 50; n += 1) {
    const popular = cache.find('0')
    if (popular) cache.answer(popular, 'identity')
    cache.put(String(n), page('x'.repeat(4 * KB)), new Set([`tag ${n}`, 'all']))
    expect(cache.bytes).toBeLessThanOrEqual(40 * KB)
  }
  expect(cache.find('0')).toBeDefined()
  expect(cache.find('3')).toBeUndefined()
  expect(cache.size).toBeGreaterThan(3)
  for (let n = 0; n < 50; n += 1) cache.remove(String(n))
  expect([cache.bytes, cache.size]).toEqual([0, 0])
})

test('an encoding made later counts towards the limit', () => {
  const cache = new PageCache(KB * KB)
  const cached = cache.put('a', page('y'.repeat(20 * KB)), new Set())
  cache.answer(cached, 'br')
  const packed = cache.bytes
  cache.answer(cached, 'identity')
  expect(cache.bytes).toBeGreaterThan(packed + 20 * KB)
  cache.remove('a')
  expect(cache.bytes).toBe(0)
})

test('a page that is asked for again is packed better, with its bytes counted', async () => {
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
