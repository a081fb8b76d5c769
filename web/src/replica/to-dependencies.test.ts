import type { EntryKind } from '@menagerie/contract/entry'
import type { FeedChange } from '@menagerie/contract/feed'
import { describe, expect, it } from 'vitest'
import { checkChange } from './check-change.ts'
import type { Published } from './reader.ts'
import {
  articleChange,
  authorChange,
  categoryChange,
  jobChange,
  mediaChange,
  menuChange,
  pageChange,
  productChange,
  redirectChange,
} from './testing/example-changes.ts'
import { findChangedTags, toDependencies } from './to-dependencies.ts'

function entry(change: FeedChange): Published<EntryKind> {
  const checked = checkChange(change, () => [])
  if ('problem' in checked) throw new Error(checked.problem)
  return checked.entry
}

function changed(before: FeedChange | undefined, after: FeedChange | undefined): string[] {
  return findChangedTags(toDependencies(before && entry(before)), toDependencies(after && entry(after))).sort()
}

const about = pageChange('p1', 'about')

describe('what readers see differently after a change', () => {
  it('nothing, when nothing changed', () => {
    expect(changed(about, pageChange('p1', 'about'))).toEqual([])
  })

  it('nothing, when only a field came that this site does not know', () => {
    expect(changed(about, pageChange('p1', 'about', { horoscope: 'lucky' }))).toEqual([])
  })

  it('only the page itself, when its text changed', () => {
    expect(changed(about, pageChange('p1', 'about', { subTitle: 'New' }))).toEqual(['body:page:tailwell/nl_NL/p1'])
  })

  it('also its title, when that changed', () => {
    expect(changed(about, pageChange('p1', 'about', { title: 'New' }))).toEqual([
      'body:page:tailwell/nl_NL/p1',
      'title:page:tailwell/nl_NL/p1',
    ])
  })

  it('both addresses, the links to it, its place among the pages and its translations, when it moved', () => {
    expect(changed(about, pageChange('p1', 'about-us'))).toEqual([
      'at:tailwell/nl_NL/about',
      'at:tailwell/nl_NL/about-us',
      'body:page:tailwell/nl_NL/p1',
      'group:tailwell/group-p1',
      'list:tailwell/nl_NL/children:',
      'list:tailwell/nl_NL/group-at:about',
      'list:tailwell/nl_NL/group-at:about-us',
      'list:tailwell/nl_NL/pages',
      'path:page:tailwell/nl_NL/p1',
    ])
  })

  it('the list below the page above, and its own address’s group, when it moved below another one', () => {
    const lists = changed(pageChange('p2', 'dogs/food'), pageChange('p2', 'cats/food')).filter((tag) =>
      /^list/.test(tag),
    )
    expect(lists).toEqual([
      'list:tailwell/nl_NL/children:cats',
      'list:tailwell/nl_NL/children:dogs',
      'list:tailwell/nl_NL/group-at:cats/food',
      'list:tailwell/nl_NL/group-at:dogs/food',
      'list:tailwell/nl_NL/pages',
    ])
  })

  it.each([{ is_gated: true }, { template: 'GatedContentPage' }])(
    'the list below the page above and the variants, when %o takes it from the eyes of visitors',
    (gate) => {
      expect(changed(about, pageChange('p1', 'about', gate))).toEqual([
        'body:page:tailwell/nl_NL/p1',
        'group:tailwell/group-p1',
        'list:tailwell/nl_NL/children:',
        'list:tailwell/nl_NL/group-at:about',
      ])
    },
  )

  it('everything about it, when it came or went', () => {
    const all = [
      'at:tailwell/nl_NL/about',
      'body:page:tailwell/nl_NL/p1',
      'group:tailwell/group-p1',
      'list:tailwell/nl_NL/children:',
      'list:tailwell/nl_NL/group-at:about',
      'list:tailwell/nl_NL/pages',
      'path:page:tailwell/nl_NL/p1',
      'title:page:tailwell/nl_NL/p1',
    ]
    expect(changed(undefined, about)).toEqual(all)
    expect(changed(about, undefined)).toEqual(all)
  })

  it('two translation groups, when it left one for the other', () => {
    expect(changed(about, pageChange('p1', 'about', { translationGroup: 'other' }))).toEqual([
      'body:page:tailwell/nl_NL/p1',
      'group:tailwell/group-p1',
      'group:tailwell/other',
      'list:tailwell/nl_NL/group-at:about',
    ])
  })

  it('no list of products, when a product was renamed', () => {
    expect(changed(productChange('7'), productChange('7', { name: 'Better food' }))).toEqual([
      'body:product:tailwell/nl_NL/7',
      'title:product:tailwell/nl_NL/7',
    ])
  })

  it('the variant groups it left and joined, for a product', () => {
    const before = productChange('7', { variant_group: 'kibble' })
    expect(changed(before, productChange('7', { variant_group: 'pouch' }))).toEqual([
      'body:product:tailwell/nl_NL/7',
      'list:tailwell/nl_NL/variant-group:kibble',
      'list:tailwell/nl_NL/variant-group:pouch',
    ])
  })

  it('the menu itself and not which menu a slot has, when an item was renamed', () => {
    expect(changed(menuChange('m', 'header', ['Dogs']), menuChange('m', 'header', ['Cats']))).toEqual([
      'body:menu:tailwell/nl_NL/m',
    ])
  })

  it('the codes a category had and has', () => {
    expect(changed(categoryChange('c', 'dogs'), categoryChange('c', 'puppies', { displayName: 'dogs' }))).toEqual([
      'body:category:tailwell/nl_NL/c',
      'list:tailwell/nl_NL/categories',
      'list:tailwell/nl_NL/category:dogs',
      'list:tailwell/nl_NL/category:puppies',
    ])
  })

  it('a picture, which belongs to all brands and locales', () => {
    expect(changed(mediaChange('pic', 'old'), mediaChange('pic', 'new'))).toEqual(['body:media:*/*/pic'])
  })
})

describe('which lists an article moves', () => {
  const tags = (...codes: string[]) => codes.map((code) => ({ code, displayName: code.toUpperCase() }))
  const feeding = articleChange('a', { created: '2026-05-01T00:00:00Z', tags: tags('feeding') })

  it('none, when its text or the label of a tag changed', () => {
    const retold = {
      created: '2026-05-01T00:00:00Z',
      tags: [{ code: 'feeding', displayName: 'Food' }],
      subTitle: 'New',
    }
    expect(changed(feeding, articleChange('a', retold))).toEqual(['body:article:tailwell/nl_NL/a'])
  })

  it('those of the tags it lost and got, and not that of its kind', () => {
    const groomed = articleChange('a', { created: '2026-05-01T00:00:00Z', tags: tags('grooming') })
    expect(changed(feeding, groomed)).toEqual([
      'body:article:tailwell/nl_NL/a',
      'list:tailwell/nl_NL/articles:advice:feeding',
      'list:tailwell/nl_NL/articles:advice:grooming',
    ])
  })

  it('all it stands in, when its date and so its place changed', () => {
    expect(changed(feeding, articleChange('a', { created: '2026-06-01T00:00:00Z', tags: tags('feeding') }))).toEqual([
      'body:article:tailwell/nl_NL/a',
      'list:tailwell/nl_NL/articles-below:advice',
      'list:tailwell/nl_NL/articles-below:advice/dogs',
      'list:tailwell/nl_NL/articles:advice',
      'list:tailwell/nl_NL/articles:advice:feeding',
    ])
  })
})

describe('which readers other kinds reach', () => {
  it('a job: all jobs only when it came, went or got another date', () => {
    expect(changed(jobChange('j'), jobChange('j', { location: 'Utrecht' }))).toEqual(['body:job:tailwell/nl_NL/j'])
    expect(changed(jobChange('j'), jobChange('j', { created: '2026-06-01T00:00:00Z' }))).toEqual([
      'body:job:tailwell/nl_NL/j',
      'list:tailwell/nl_NL/jobs',
    ])
  })

  it('the products of a tag, when one got it', () => {
    const fresh = productChange('7', { tags: [{ code: 'new', displayName: 'New' }] })
    expect(changed(productChange('7'), fresh)).toEqual([
      'body:product:tailwell/nl_NL/7',
      'list:tailwell/nl_NL/products-tag:new',
    ])
  })

  it('the products of a value of a facet, when one got it', () => {
    const salmon = productChange('7', { facets: { flavor: [{ code: 'salmon', label: 'Salmon' }] } })
    expect(changed(productChange('7'), salmon)).toEqual([
      'body:product:tailwell/nl_NL/7',
      'list:tailwell/nl_NL/products-facet:flavor:salmon',
    ])
  })

  it('an exact redirect: readers of its address, and no list', () => {
    expect(changed(undefined, redirectChange('r', 'old/about.html'))).toEqual([
      'at:tailwell/nl_NL/old/about.html',
      'body:redirect:tailwell/nl_NL/r',
      'path:redirect:tailwell/nl_NL/r',
    ])
  })

  it('a prefix redirect: readers of those with its first segment, and no address', () => {
    expect(changed(undefined, redirectChange('r', 'old/shop', { match: 'prefix' }))).toEqual([
      'body:redirect:tailwell/nl_NL/r',
      'list:tailwell/nl_NL/redirect-prefixes:old',
    ])
  })

  it('an author, known to all brands and locales', () => {
    expect(changed(authorChange('x', 'Ada'), authorChange('x', 'Ada L.'))).toEqual([
      'body:author:*/*/x',
      'title:author:*/*/x',
    ])
  })
})
