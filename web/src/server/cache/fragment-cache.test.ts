import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { FragmentCache } from './fragment-cache.ts'

function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('empty')
  return item
}
const site = first(BRAND_LOCALES)

function useHeader(fragments: FragmentCache, pageLog: Set<string>, renders: { count: number }) {
  return fragments.use(site, 'header', pageLog, (headerLog) => {
    renders.count += 1
    headerLog.add('menu')
    return `<header>${fragments.use(site, 'logo', headerLog, (logoLog) => {
      logoLog.add('brand')
      return 'logo'
    })}</header>`
  })
}

test('a fragment is rendered once, and again when something it read has changed', () => {
  const fragments = new FragmentCache()
  const renders = { count: 0 }
  const pageLog = new Set<string>()
  expect(useHeader(fragments, pageLog, renders)).toBe('<header>logo</header>')
  useHeader(fragments, pageLog, renders)
  expect(renders.count).toBe(1)
  fragments.drop(['menu'])
  useHeader(fragments, pageLog, renders)
  expect(renders.count).toBe(2)
})

test('pages that use a fragment are dropped with it, also for what only an inner fragment read', () => {
  const fragments = new FragmentCache()
  const pageLog = new Set<string>()
  useHeader(fragments, pageLog, { count: 0 })
  const dropped = fragments.drop(['brand'])
  expect([...pageLog].some((tag) => dropped.has(tag))).toBe(true)
})

test('a change that a fragment did not read leaves the fragment in the cache', () => {
  const fragments = new FragmentCache()
  const pageLog = new Set<string>()
  useHeader(fragments, pageLog, { count: 0 })
  expect([...fragments.drop(['other'])]).toEqual(['other'])
})

test('a page with a failing fragment depends on what the fragment read', () => {
  const fragments = new FragmentCache()
  const pageLog = new Set<string>()
  const fail = () =>
    fragments.use(site, 'header', pageLog, (log) => {
      log.add('menu')
      throw new Error('broken')
    })
  expect(fail).toThrow('broken')
  expect(pageLog).toContain('menu')
})

test('the tags for a CDN include everything that the fragments of a page have read', () => {
  const fragments = new FragmentCache()
  const pageLog = new Set(['text'])
  useHeader(fragments, pageLog, { count: 0 })
  expect([...fragments.withReads(pageLog)].filter((tag) => !tag.startsWith('fragment:')).sort()).toEqual([
    'brand',
    'menu',
    'text',
  ])
})

test('all fragments are dropped when it is not known what has changed', () => {
  const fragments = new FragmentCache()
  const renders = { count: 0 }
  useHeader(fragments, new Set(), renders)
  fragments.dropAll()
  useHeader(fragments, new Set(), renders)
  expect(renders.count).toBe(2)
})
