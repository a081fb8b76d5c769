import { expect, test } from 'vitest'
import { parseEntryBody } from './check-change.ts'
import { overlayReader } from './overlay-reader.ts'
import type { Reader } from './reader.ts'

const published: Reader = {
  get: () => undefined,
  pathOf: (_, key) => (key === 'p' ? 'oud' : undefined),
  titleOf: () => 'Gepubliceerd',
  at: (path) => (path === 'oud' ? { kind: 'page', key: 'p' } : undefined),
  list: () => ['p'],
  stores: () => [],
  variants: () => new Map(),
}
const SITE = { brand: 'tailwell', code: 'nl_NL' }
const entry = {
  kind: 'menu' as const,
  brand: 'tailwell',
  locale: 'nl_NL',
  key: 'm',
  path: 'nieuw',
  body: { slot: 'header' as const, items: [] },
}

test('an overlaid entry is found by key and by address, and published entries stay readable', () => {
  const reader = overlayReader(published, SITE, { entries: [entry] })
  expect(reader.get('menu', 'm')).toBe(entry)
  expect(reader.at('nieuw')).toEqual({ kind: 'menu', key: 'm' })
  expect(reader.at('oud')).toEqual({ kind: 'page', key: 'p' })
  expect(reader.pathOf('page', 'p')).toBe('oud')
  expect(reader.list('all')).toEqual(['p'])
})

test('an entry that the overlay removes has no address and no title and is in no list', () => {
  const reader = overlayReader(published, SITE, { entries: [], gone: [{ kind: 'page', key: 'p' }] })
  expect(reader.at('oud')).toBeUndefined()
  expect(reader.pathOf('page', 'p')).toBeUndefined()
  expect(reader.titleOf('page', 'p')).toBeUndefined()
  expect(reader.list('all')).toEqual([])
})

test('new overlaid articles appear in their list in the order of their dates', () => {
  const article = (key: string, created: string) => ({
    kind: 'article' as const,
    brand: 'tailwell',
    locale: 'nl_NL',
    key,
    path: `blog/${key}`,
    body: parseEntryBody('article', {
      title: key,
      role_type: 'blog',
      created,
      translationGroup: key,
      robots: { follow: true, index: true },
      main: [],
      tags: [],
      categories: [],
    }),
  })
  const entries = [article('new', '2026-03-01T00:00:00Z'), article('old', '2026-01-01T00:00:00Z')].flatMap(
    ({ body, ...rest }) => (body === undefined ? [] : [{ ...rest, body }]),
  )
  const own = [article('between', '2026-02-01T00:00:00Z')].flatMap(({ body, ...rest }) =>
    body === undefined ? [] : [{ ...rest, body }],
  )
  expect([entries.length, own.length]).toEqual([2, 1])
  const reader = overlayReader(overlayReader(published, SITE, { entries }), SITE, { entries: own })
  expect(reader.list('articles:blog').filter((key) => key !== 'p')).toEqual(['new', 'between', 'old'])
})
