// @vitest-environment jsdom
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { FIXED_PAGE_NAMES } from '@menagerie/sites/fixed-pages'
import { describe, expect, test } from 'vitest'
import { findFixedPageLink, isShownFixedPage } from '../content/fixed-page-links.ts'
import { article, category, mediaEntry, siteSettingsEntry } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import type { AnyPublished } from '../replica/reader.ts'
import { renderFixedPage } from './render-fixed-page.ts'
import { resolveConfiguredRoute } from './resolve-configured-route.ts'
import { show as showEntry } from './testing/show-document.ts'

const post = (number: number, locale = 'en_US') =>
  article(
    `p${number}`,
    { role_type: 'blog', title: `Post ${number}`, created: `2026-01-${String(number).padStart(2, '0')}T00:00:00Z` },
    { locale },
  )
const posts = (count: number, locale?: string) => Array.from({ length: count }, (_, index) => post(index + 1, locale))

function show(entries: readonly AnyPublished[], id = 'tailwell/en_US', page?: number, topic?: string) {
  const asked = { category: topic, page: page?.toString() }
  const query = new Map(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
  const ctx = { ...createTestContext(id, entries), query }
  const contextOf = (site: BrandLocale) => createTestContext(site.id, entries)
  const document = new DOMParser().parseFromString(renderFixedPage(ctx, 'blog', contextOf), 'text/html')
  const texts = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].map((node) => node.textContent)
  const hrefs = (rel: string) =>
    [...document.querySelectorAll(`head link[rel="${rel}"]`)].map((link) => link.getAttribute('href'))
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  return { document, texts, hrefs, meta, main: document.querySelector('main')?.textContent ?? '' }
}

function resolveFields(entries: readonly AnyPublished[]) {
  const route = resolveConfiguredRoute(createTestContext('tailwell/en_US', entries), 'blog')
  return ('fields' in route ? route.fields : undefined) ?? []
}

describe('the link to a fixed page', () => {
  test('exists for a page that is answered, and for no other', () => {
    const link = (name: Parameters<typeof findFixedPageLink>[1], id = 'tailwell/no_NO') =>
      findFixedPageLink(createTestContext(id), name)
    expect(link('blog')).toEqual({ title: 'Blogg', href: '/no-no/blogg/' })
    expect([link('product'), link('alias'), link(undefined)]).toEqual([undefined, undefined, undefined])
  })

  test('leads to an address that is answered, in every brand', () => {
    for (const id of ['tailwell/no_NO', 'aldergrove/nl_NL'])
      for (const name of FIXED_PAGE_NAMES.filter(isShownFixedPage)) {
        const ctx = createTestContext(id)
        const path =
          findFixedPageLink(ctx, name)
            ?.href.split('/')
            .slice(id.includes('no') ? 2 : 1, -1)
            .join('/') ?? ''
        expect(resolveConfiguredRoute(ctx, path)).toMatchObject({ status: 200, fixed: name })
      }
  })
})

describe('the blog overview (spec §2)', () => {
  test('shows twelve posts per page, the newest first, and no advice or news', () => {
    const entries = [...posts(13), article('advice'), article('news', { role_type: 'news' })]
    const [first, second] = [show(entries), show(entries, 'tailwell/en_US', 2)]
    expect(first.texts('h2')).toEqual(Array.from({ length: 12 }, (_, index) => `Post ${13 - index}`))
    expect(second.texts('h2')).toEqual(['Post 1'])
    expect(first.texts('h1')).toEqual(['Blog'])
    expect(first.texts('nav[aria-label="You are here"] a')).toEqual(['Home', 'Blog'])
  })

  test('has as many pages as its posts need', () => {
    const last = (count: number) => {
      const route = resolveConfiguredRoute(createTestContext('tailwell/en_US', posts(count)), 'blog')
      return 'fields' in route
        ? route.fields
            ?.filter(({ name }) => name === 'page')
            .map(({ toCanonical }) => [toCanonical('2'), toCanonical('3')])
        : route
    }
    expect([last(12), last(13)]).toEqual([[[undefined, undefined]], [['2', undefined]]])
  })

  test('says so when there is no post, and is then not to be indexed', () => {
    const empty = show([article('advice')])
    expect(empty.main).toContain('There are no stories here yet.')
    expect(empty.meta('robots')).toBe('noindex, follow')
    expect(empty.hrefs('alternate')).toEqual([])
    expect(show(posts(1)).meta('robots')).toBe('index, follow')
  })

  test('lists the blogs of all countries that have one as alternates, with itself and the default', () => {
    const entries = [...posts(13), ...posts(1, 'no_NO'), article('advice', {}, { locale: 'de_DE' })]
    const blogs = ['http://localhost:3000/blog/', 'http://localhost:3000/no-no/blogg/', 'http://localhost:3000/blog/']
    const pages = (id: string) =>
      show(entries, id)
        .hrefs('alternate')
        .filter((href) => !href?.endsWith('.xml'))
    expect(pages('tailwell/en_US')).toEqual(blogs)
    expect(pages('tailwell/no_NO')).toEqual(blogs)
  })

  test('has title, canonical address, neighbours and description of each page of the list', () => {
    const second = show(posts(25), 'tailwell/en_US', 2)
    expect(second.document.title).toBe('Blog | Tailwell – page 2')
    expect(second.hrefs('canonical')).toEqual(['http://localhost:3000/blog/?page=2'])
    expect([second.hrefs('prev'), second.hrefs('next')]).toEqual([
      ['http://localhost:3000/blog/'],
      ['http://localhost:3000/blog/?page=3'],
    ])
    const intro = 'Stories, experiences and small tips for everyday life with pets'
    expect(second.meta('description')).toBe(`${intro} – page 2`)
    expect(show(posts(25)).meta('description')).toBe(intro)
  })

  test('is shared with the picture of its newest post that has one, else with that of the site', () => {
    const og = (entries: AnyPublished[]) =>
      show(entries).document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    const [oldest] = posts(1)
    const settings = siteSettingsEntry({ shareImage: 'paw' })
    const seen = article('seen', { role_type: 'blog', created: '2026-02-01T00:00:00Z', image: 'walk' })
    expect(og([...posts(2), seen, mediaEntry('walk')])).toContain('http://localhost:3000/imaging/walk/')
    expect(og([...posts(2), settings, mediaEntry('paw')])).toContain('http://localhost:3000/imaging/paw/')
    expect(og(oldest ? [oldest] : [])).toBeUndefined()
  })

  test('has a menu of topics in two levels, each topic with its own list and pages', () => {
    const of = (key: string, ...categories: string[]) => article(key, { role_type: 'blog', categories })
    const entries = [
      category('life', { displayName: 'Life' }),
      category('life-cats', { displayName: 'With cats', parent: 'life' }),
      category('tips', { displayName: 'Tips' }),
      category('nothing', { displayName: 'Nothing yet' }),
      of('whiskers', 'life-cats'),
      of('brush', 'tips'),
      ...posts(12).map((entry) => ({ ...entry, body: { ...entry.body, categories: ['life'] } })),
    ]
    const all = show(entries)
    const menu = [...all.document.querySelectorAll('nav[aria-label="Topics"] > ul > li')]
    expect(menu.map((item) => [...item.querySelectorAll('a')].map((link) => link.textContent))).toEqual([
      ['All stories'],
      ['Life', 'With cats'],
      ['Tips'],
    ])
    expect(menu[0]?.querySelector('a')?.getAttribute('aria-current')).toBe('page')
    const tips = show(entries, 'tailwell/en_US', undefined, 'tips')
    expect([tips.texts('h1'), tips.texts('h2')]).toEqual([['Tips'], ['Article brush']])
    expect(tips.hrefs('canonical')).toEqual(['http://localhost:3000/blog/?category=tips'])
    expect(tips.document.title).toBe('Tips | Blog | Tailwell')
    expect(show(entries, 'tailwell/en_US', 2, 'life').texts('h2')).toEqual(['Article whiskers'])
    const fields = resolveFields(entries)
    const [topic, page] = ['category', 'page'].map((name) => fields.find((field) => field.name === name))
    expect([topic?.toCanonical('life'), topic?.toCanonical('nothing')]).toEqual(['life', ''])
    const pageOf = (code: string) => page?.toCanonical('2', new Map([['category', code]]))
    expect([pageOf('life'), pageOf('tips')]).toEqual(['2', undefined])
  })

  test('has a visible link to its feed when it has a post', () => {
    const links = (entries: AnyPublished[]) => [...show(entries).document.querySelectorAll('main a[href$=".xml"]')]
    expect(links(posts(1)).map((link) => link.getAttribute('href'))).toEqual(['/blog/feed.xml'])
    expect(links([])).toEqual([])
  })

  test('is in the breadcrumbs of its posts', () => {
    expect(showEntry('article', 'p1', posts(1)).texts('nav[aria-label="You are here"] a')).toEqual([
      'Home',
      'Blog',
      'Post 1',
    ])
  })
})
