import { describe, expect, it, onTestFinished } from 'vitest'
import { openReplica } from './open-replica.ts'
import {
  articleChange,
  authorChange,
  categoryChange,
  DUTCH_SITE,
  GERMAN_SITE,
  jobChange,
  makeDirectory,
  mediaChange,
  menuChange,
  pageChange,
  productChange,
  redirectChange,
  storeChange,
  toChanges,
  tombstone,
} from './testing/example-changes.ts'

function openWith(...changes: Parameters<typeof toChanges>[0]) {
  const replica = openReplica({ dir: makeDirectory() })
  onTestFinished(() => replica.close())
  replica.apply(toChanges(changes))
  return replica
}

describe('a reader', () => {
  const published = [
    pageChange('home', '', { translationGroup: 'g-home' }),
    pageChange('heim', '', { translationGroup: 'g-home' }, { locale: 'de_DE' }),
    pageChange('about', 'about'),
    pageChange('other-brand', '', { translationGroup: 'g-home' }, { brand: 'aldergrove', locale: 'fr_FR' }),
    productChange('100', { variant_group: 'kibble' }),
    productChange('20', { variant_group: 'kibble' }),
    productChange('20', {}, { locale: 'de_DE', path: 'hunde/futter' }),
    menuChange('menu', 'header', ['Dogs']),
    categoryChange('cat', 'dogs'),
    mediaChange('pic', 'content'),
    authorChange('ada', 'Ada'),
  ]

  it('finds only entries of its own brand-locale, and the pictures and authors of all', () => {
    const replica = openWith(...published)
    const dutch = replica.reader(DUTCH_SITE, new Set())
    const german = replica.reader(GERMAN_SITE, new Set())
    expect([dutch.at('')?.key, german.at('')?.key]).toEqual(['home', 'heim'])
    expect([dutch.get('page', 'heim'), german.get('page', 'heim')?.body.title]).toEqual([undefined, 'Page heim'])
    expect(german.get('media', 'pic')).toBe(dutch.get('media', 'pic'))
    expect([dutch.titleOf('author', 'ada'), german.get('author', 'ada')?.body.name]).toEqual(['Ada', 'Ada'])
    expect([dutch.pathOf('product', '20'), german.pathOf('product', '20')]).toEqual(['dogs/food-20', 'hunde/futter'])
    expect(german.pathOf('product', '100')).toBeUndefined()
  })

  it('lists products by number and pages by address', () => {
    const reader = openWith(...published).reader(DUTCH_SITE, new Set())
    expect(reader.list('products')).toEqual(['20', '100'])
    expect(reader.list('variant-group:kibble')).toEqual(['20', '100'])
    expect(reader.list('pages')).toEqual(['home', 'about'])
    expect([reader.list('menu:header'), reader.list('category:dogs'), reader.list('menu:top')]).toEqual([
      ['menu'],
      ['cat'],
      [],
    ])
  })

  it('lists articles and jobs newest first across time zones, and those without a date last', () => {
    const reader = openWith(
      articleChange('undated'),
      articleChange('morning', { created: '2026-05-01T08:00:00+02:00' }),
      articleChange('night', { created: '2026-05-01T07:00:00Z' }),
      articleChange('elsewhere', { created: '2026-05-02T00:00:00Z' }, { path: 'tips/elsewhere' }),
      articleChange('b-same', { created: '1950-01-01T00:00:00Z' }),
      articleChange('a-same', { created: '1950-01-01T00:00:00Z' }),
      articleChange('blog', { role_type: 'blog' }, { path: 'blog/blog' }),
      jobChange('old', { created: '2026-01-01T00:00:00Z' }),
      jobChange('new', { created: '2026-02-01T00:00:00Z' }),
    ).reader(DUTCH_SITE, new Set())
    const below = ['night', 'morning', 'a-same', 'b-same', 'undated']
    expect(reader.list('articles:advice')).toEqual(['elsewhere', ...below])
    expect(reader.list('articles-below:advice/dogs')).toEqual(below)
    expect(reader.list('articles:blog')).toEqual(['blog'])
    expect(reader.list('jobs')).toEqual(['new', 'old'])
  })

  it('lists the prefix redirects of a first path segment, longest address first, without exact redirects', () => {
    const reader = openWith(
      redirectChange('short', 'old', { match: 'prefix' }),
      redirectChange('long', 'old/shop/dogs', { match: 'prefix' }),
      redirectChange('middle', 'old/shop', { match: 'prefix' }),
      redirectChange('other', 'older', { match: 'prefix' }),
      redirectChange('exact', 'old/shop/cats'),
    ).reader(DUTCH_SITE, new Set())
    expect(reader.list('redirect-prefixes:old')).toEqual(['long', 'middle', 'short'])
    expect(reader.at('old/shop/cats')).toEqual({ kind: 'redirect', key: 'exact' })
  })

  it('returns the addresses of all translations in the brand, for products by their number', () => {
    const reader = openWith(...published).reader(DUTCH_SITE, new Set())
    expect([...reader.variants('g-home')]).toEqual([
      ['de_DE', ''],
      ['nl_NL', ''],
    ])
    expect(Object.fromEntries(reader.variants('20'))).toEqual({ nl_NL: 'dogs/food-20', de_DE: 'hunde/futter' })
  })

  it('returns data that cannot be modified', () => {
    const reader = openWith(...published).reader(DUTCH_SITE, new Set())
    const menu = reader.get('menu', 'menu')
    expect(() => menu?.body.items.push({ id: '2', title: 'Cats' })).toThrow()
    expect(Object.isFrozen(menu?.body.items[0])).toBe(true)
    reader.variants('g-home').forEach((_, locale, map) => {
      if (map instanceof Map) map.delete(locale)
    })
    expect(reader.variants('g-home').size).toBe(2)
  })

  it('parses a body once, however often it is read', () => {
    const reader = openWith(...published).reader(DUTCH_SITE, new Set())
    expect(reader.get('page', 'home')).toBe(reader.get('page', 'home'))
  })
})

describe('the read log of a reader', () => {
  it('contains one tag for each query, also when nothing is found', () => {
    const log = new Set<string>()
    const reader = openWith(pageChange('home', '')).reader(DUTCH_SITE, log)
    reader.get('page', 'home')
    reader.get('media', 'gone')
    reader.pathOf('product', '1')
    reader.titleOf('page', 'nobody')
    reader.at('nowhere')
    reader.list('menu:footer')
    reader.variants('no-group')
    expect([...log]).toEqual([
      'body:page:tailwell/nl_NL/home',
      'body:media:*/*/gone',
      'path:product:tailwell/nl_NL/1',
      'title:page:tailwell/nl_NL/nobody',
      'at:tailwell/nl_NL/nowhere',
      'list:tailwell/nl_NL/menu:footer',
      'group:tailwell/no-group',
    ])
  })

  it('contains a tag for a list that is dropped only when its members or their order change', () => {
    const tagged = { created: '2026-05-01T00:00:00Z', tags: [{ code: 'food', displayName: 'Food' }] }
    const start = [articleChange('a', tagged), articleChange('b', { created: '2026-04-01T00:00:00Z' })]
    const edits = [
      articleChange('a', { ...tagged, title: 'New' }),
      articleChange('a', { ...tagged, tags: [] }),
      articleChange('a', { ...tagged, role_type: 'news' }),
      articleChange('a', { ...tagged, created: '2026-03-01T00:00:00Z' }),
      articleChange('a', tagged, { path: 'tips/a' }),
      articleChange('c'),
      articleChange('c', {}, { locale: 'de_DE' }),
      jobChange('j'),
      tombstone(articleChange('b')),
    ]
    for (const list of ['articles:advice', 'articles:advice:food', 'articles:news', 'articles-below:advice', 'jobs']) {
      for (const edit of edits) {
        const replica = openWith(...start)
        const ask = () => replica.reader(DUTCH_SITE, new Set()).list(list).join()
        const before = ask()
        const isDropped = replica.apply(toChanges([edit])).has(`list:tailwell/nl_NL/${list}`)
        // The position by date is a dependency even if no neighbours change.
        const isMoved = list === 'articles:advice:food' && JSON.stringify(edit.body).includes('2026-03-01')
        expect({ list, edit, isDropped }).toEqual({ list, edit, isDropped: before !== ask() || isMoved })
      }
    }
  })

  it('contains tags that are dropped exactly when the answers change', () => {
    const questions = {
      body: (reader: Reader) => reader.get('page', 'p'),
      path: (reader: Reader) => reader.pathOf('page', 'p'),
      title: (reader: Reader) => reader.titleOf('page', 'p'),
      at: (reader: Reader) => reader.at('about'),
      pages: (reader: Reader) => reader.list('pages'),
      variants: (reader: Reader) => [...reader.variants('group-p')],
    }
    const start = pageChange('p', 'about')
    const edits = [
      pageChange('p', 'about', { title: 'New' }),
      pageChange('p', 'about', { subTitle: 'New' }),
      pageChange('p', 'about-us'),
      pageChange('p', 'about', { translationGroup: 'other' }),
      pageChange('q', 'other'),
      pageChange('q', 'other', { translationGroup: 'group-p' }, { locale: 'de_DE' }),
      pageChange('p', 'about', {}, { brand: 'aldergrove' }),
      tombstone(start),
      start,
    ]
    for (const edit of edits) {
      for (const [name, ask] of Object.entries(questions)) {
        const replica = openWith(start)
        const log = new Set<string>()
        const before = JSON.stringify(ask(replica.reader(DUTCH_SITE, log)))
        const dropped = replica.apply(toChanges([edit]))
        const after = JSON.stringify(ask(replica.reader(DUTCH_SITE, new Set())))
        const isDropped = [...log].some((tag) => dropped.has(tag))
        // The list is sorted by address: a move drops it even if the order stays the same.
        const isMoved = name === 'pages' && edit.key === 'p' && edit.path === 'about-us'
        expect({ name, edit, isDropped }).toEqual({ name, edit, isDropped: before !== after || isMoved })
      }
    }
  })
})

type Reader = ReturnType<ReturnType<typeof openReplica>['reader']>

describe('the stores of a site', () => {
  const namesOf = (stores: readonly { body: { name: string } }[]) => stores.map(({ body }) => body.name).sort()

  it('are logged as one list tag, which a change of any store drops', () => {
    const replica = openWith(storeChange('a'), storeChange('b'), storeChange('hidden', { is_featured: false }))
    const readLog = new Set<string>()
    const reader = replica.reader(DUTCH_SITE, readLog)
    const before = reader.stores()
    expect(namesOf(before)).toEqual(['Store a', 'Store b'])
    expect(readLog.size).toBe(1)
    replica.apply(toChanges([pageChange('about', 'about')]))
    expect(reader.stores()).toBe(before)
    for (const [change, names] of [
      [storeChange('b', { phone: '030' }), ['Store a', 'Store b']],
      [storeChange('hidden'), ['Store a', 'Store b', 'Store hidden']],
      [tombstone(storeChange('a')), ['Store b', 'Store hidden']],
    ] as const) {
      const known = reader.stores()
      const dropped = replica.apply(toChanges([change]))
      expect([...readLog].some((tag) => dropped.has(tag))).toBe(true)
      expect(reader.stores()).not.toBe(known)
      expect(namesOf(reader.stores())).toEqual(names)
    }
  })
})
