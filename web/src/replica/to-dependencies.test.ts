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

describe('the tags that a change drops', () => {
  it('are none when nothing changed', () => {
    expect(changed(about, pageChange('p1', 'about'))).toEqual([])
  })

  it('are none when only a field was added that this site does not know', () => {
    expect(changed(about, pageChange('p1', 'about', { horoscope: 'lucky' }))).toEqual([])
  })

  it('are only the body of the page when its text changed', () => {
    expect(changed(about, pageChange('p1', 'about', { subTitle: 'New' }))).toEqual(['body:page:tailwell/nl_NL/p1'])
  })

  it('include the title when the title changed', () => {
    expect(changed(about, pageChange('p1', 'about', { title: 'New' }))).toEqual([
      'body:page:tailwell/nl_NL/p1',
      'title:page:tailwell/nl_NL/p1',
    ])
  })

  it('include both addresses, the path, the page lists and the translation group when a page moved', () => {
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

  it('include the child lists of both parents and the groups of both addresses when a page moved below another', () => {
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
    'include the child list of the parent page and the variants when %o hides a page from visitors',
    (gate) => {
      expect(changed(about, pageChange('p1', 'about', gate))).toEqual([
        'body:page:tailwell/nl_NL/p1',
        'group:tailwell/group-p1',
        'list:tailwell/nl_NL/children:',
        'list:tailwell/nl_NL/group-at:about',
      ])
    },
  )

  it('are all tags of a page when it is published or deleted', () => {
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

  it('include both translation groups when a page moved from one to the other', () => {
    expect(changed(about, pageChange('p1', 'about', { translationGroup: 'other' }))).toEqual([
      'body:page:tailwell/nl_NL/p1',
      'group:tailwell/group-p1',
      'group:tailwell/other',
      'list:tailwell/nl_NL/group-at:about',
    ])
  })

  it('include no list of products when a product was renamed', () => {
    expect(changed(productChange('7'), productChange('7', { name: 'Better food' }))).toEqual([
      'body:product:tailwell/nl_NL/7',
      'title:product:tailwell/nl_NL/7',
    ])
  })

  it('include the variant groups that a product left and joined', () => {
    const before = productChange('7', { variant_group: 'kibble' })
    expect(changed(before, productChange('7', { variant_group: 'pouch' }))).toEqual([
      'body:product:tailwell/nl_NL/7',
      'list:tailwell/nl_NL/variant-group:kibble',
      'list:tailwell/nl_NL/variant-group:pouch',
    ])
  })

  it('are only the body of the menu, and not the menu of its slot, when an item was renamed', () => {
    expect(changed(menuChange('m', 'header', ['Dogs']), menuChange('m', 'header', ['Cats']))).toEqual([
      'body:menu:tailwell/nl_NL/m',
    ])
  })

  it('include the old and the new code of a category', () => {
    expect(changed(categoryChange('c', 'dogs'), categoryChange('c', 'puppies', { displayName: 'dogs' }))).toEqual([
      'body:category:tailwell/nl_NL/c',
      'list:tailwell/nl_NL/categories',
      'list:tailwell/nl_NL/category:dogs',
      'list:tailwell/nl_NL/category:puppies',
    ])
  })

  it('belong to all brands and locales when a picture changed', () => {
    expect(changed(mediaChange('pic', 'old'), mediaChange('pic', 'new'))).toEqual(['body:media:*/*/pic'])
  })
})

describe('the tags that a changed article drops', () => {
  const tags = (...codes: string[]) => codes.map((code) => ({ code, displayName: code.toUpperCase() }))
  const feeding = articleChange('a', { created: '2026-05-01T00:00:00Z', tags: tags('feeding') })

  it('include no list when its text or the label of a tag changed', () => {
    const retold = {
      created: '2026-05-01T00:00:00Z',
      tags: [{ code: 'feeding', displayName: 'Food' }],
      subTitle: 'New',
    }
    expect(changed(feeding, articleChange('a', retold))).toEqual(['body:article:tailwell/nl_NL/a'])
  })

  it('include the lists of the removed and the added tag, but not that of its kind', () => {
    const groomed = articleChange('a', { created: '2026-05-01T00:00:00Z', tags: tags('grooming') })
    expect(changed(feeding, groomed)).toEqual([
      'body:article:tailwell/nl_NL/a',
      'list:tailwell/nl_NL/articles:advice:feeding',
      'list:tailwell/nl_NL/articles:advice:grooming',
    ])
  })

  it('include every list that contains it when its date changed', () => {
    expect(changed(feeding, articleChange('a', { created: '2026-06-01T00:00:00Z', tags: tags('feeding') }))).toEqual([
      'body:article:tailwell/nl_NL/a',
      'list:tailwell/nl_NL/articles-below:advice',
      'list:tailwell/nl_NL/articles-below:advice/dogs',
      'list:tailwell/nl_NL/articles:advice',
      'list:tailwell/nl_NL/articles:advice:feeding',
    ])
  })
})

describe('the tags that other kinds of entries drop', () => {
  it('include the list of jobs when the date of a job changed, but not when its location did', () => {
    expect(changed(jobChange('j'), jobChange('j', { location: 'Utrecht' }))).toEqual(['body:job:tailwell/nl_NL/j'])
    expect(changed(jobChange('j'), jobChange('j', { created: '2026-06-01T00:00:00Z' }))).toEqual([
      'body:job:tailwell/nl_NL/j',
      'list:tailwell/nl_NL/jobs',
    ])
  })

  it('include the products of a tag when a product got the tag', () => {
    const fresh = productChange('7', { tags: [{ code: 'new', displayName: 'New' }] })
    expect(changed(productChange('7'), fresh)).toEqual([
      'body:product:tailwell/nl_NL/7',
      'list:tailwell/nl_NL/products-tag:new',
    ])
  })

  it('include the products of a facet value when a product got the value', () => {
    const salmon = productChange('7', { facets: { flavor: [{ code: 'salmon', label: 'Salmon' }] } })
    expect(changed(productChange('7'), salmon)).toEqual([
      'body:product:tailwell/nl_NL/7',
      'list:tailwell/nl_NL/products-facet:flavor:salmon',
    ])
  })

  it('include the address and no list for an exact redirect', () => {
    expect(changed(undefined, redirectChange('r', 'old/about.html'))).toEqual([
      'at:tailwell/nl_NL/old/about.html',
      'body:redirect:tailwell/nl_NL/r',
      'path:redirect:tailwell/nl_NL/r',
    ])
  })

  it('include the redirects with its first segment and no address for a prefix redirect', () => {
    expect(changed(undefined, redirectChange('r', 'old/shop', { match: 'prefix' }))).toEqual([
      'body:redirect:tailwell/nl_NL/r',
      'list:tailwell/nl_NL/redirect-prefixes:old',
    ])
  })

  it('belong to all brands and locales for an author', () => {
    expect(changed(authorChange('x', 'Ada'), authorChange('x', 'Ada L.'))).toEqual([
      'body:author:*/*/x',
      'title:author:*/*/x',
    ])
  })
})
