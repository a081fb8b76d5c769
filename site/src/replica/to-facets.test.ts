import type { EntryKind } from '@menagerie/contract/entry'
import type { Change } from '@menagerie/contract/feed'
import { describe, expect, it } from 'vitest'
import { checkChange } from './check-change.ts'
import type { Published } from './reader.ts'
import { categoryChange, mediaChange, menuChange, pageChange, productChange } from './test/example-changes.ts'
import { findChangedTags, toFacets } from './to-facets.ts'

function entry(change: Change): Published<EntryKind> {
  const checked = checkChange(change, () => [])
  if ('problem' in checked) throw new Error(checked.problem)
  return checked.entry
}

function changed(before: Change | undefined, after: Change | undefined): string[] {
  return findChangedTags(toFacets(before && entry(before)), toFacets(after && entry(after))).sort()
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
      'list:tailwell/nl_NL/pages',
      'path:page:tailwell/nl_NL/p1',
    ])
  })

  it('everything about it, when it came or went', () => {
    const all = [
      'at:tailwell/nl_NL/about',
      'body:page:tailwell/nl_NL/p1',
      'group:tailwell/group-p1',
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
      'list:tailwell/nl_NL/category:dogs',
      'list:tailwell/nl_NL/category:puppies',
    ])
  })

  it('a picture, which belongs to all brands and locales', () => {
    expect(changed(mediaChange('pic', 'old'), mediaChange('pic', 'new'))).toEqual(['body:media:*/*/pic'])
  })
})
