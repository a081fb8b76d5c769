import { describe, expect, test } from 'vitest'
import { bodyOf, checkAll, fieldOf, testLookup } from '../../testing/test-check.ts'
import type { Lookup } from '../parts/lookup.ts'
import { searchRuleToEntries } from './search-rule-to-entries.ts'
import { searchSynonymsToEntries } from './search-synonyms-to-entries.ts'

const LOOKUP: Lookup = {
  skuOf: () => undefined,
  termOf: (id) => (id === 'cat' ? { vocabulary: 'animal_type', code: 'cat', labels: { nl: 'Kat' } } : undefined),
}

describe('search synonyms', () => {
  const list = (...synonyms: unknown[]) => ({ id: 's', site: 'tailwell/nl_NL', synonyms })

  test('belong to their site and keep the order and kinds of their rows', () => {
    const rows = [
      { id: 'r1', type: 'synonym', word: 'left over', words: ['voer ', null, 'brok'] },
      { id: 'r2', type: 'onewaysynonym', word: ' hondenvoer', words: ['honden voer'] },
      { id: 'r3', type: 'altcorrection2', word: 'hondevoer', words: ['hondenvoer'] },
    ]
    expect(checkAll(searchSynonymsToEntries(list(...rows), LOOKUP))[0]).toMatchObject({ locale: 'nl_NL', key: 's' })
    expect(bodyOf(searchSynonymsToEntries(list(...rows), LOOKUP))).toEqual({
      facts: [],
      synonyms: [
        { type: 'synonym', words: ['voer', 'brok'] },
        { type: 'onewaysynonym', word: 'hondenvoer', words: ['honden voer'] },
        { type: 'altcorrection2', word: 'hondevoer', words: ['hondenvoer'] },
      ],
    })
  })

  test('publish facts with the codes of their terms, without deleted terms and without terms of unsold words', () => {
    const facts = [
      { kind: 'fact', words: ['kitten'], terms: ['cat', 'gone'] },
      { kind: 'unsold', words: ['lijn'], terms: ['cat'] },
    ]
    const [entry] = checkAll(searchSynonymsToEntries({ ...list(), facts }, LOOKUP))
    expect(entry?.body).toEqual({
      synonyms: [],
      facts: [
        { kind: 'fact', words: ['kitten'], terms: [{ vocabulary: 'animal_type', code: 'cat' }] },
        { kind: 'unsold', words: ['lijn'], terms: [] },
      ],
    })
  })

  test('may be an empty list', () => {
    expect(bodyOf(searchSynonymsToEntries({ ...list(), synonyms: null, facts: null }, LOOKUP))).toEqual({
      synonyms: [],
      facts: [],
    })
  })

  test.each([
    ['synonyms.0.words', { type: 'synonym', words: ['alone'] }],
    ['synonyms.0.words', { type: 'placeholder', word: 'maat', words: [] }],
    ['synonyms.0.word', { type: 'onewaysynonym', word: ' ', words: ['voer'] }],
    ['synonyms.0.type', { type: 'twoways', words: ['voer', 'brok'] }],
  ])('are refused at %s', (field, row) => {
    expect(fieldOf(() => checkAll(searchSynonymsToEntries(list(row), LOOKUP)))).toBe(field)
  })
})

describe('a search rule', () => {
  const rule = { id: 'r', site: 'tailwell/nl_NL', title: 'For colleagues', search: 'products' }
  const empty = { search: 'products', conditions: [], promote: [], hide: [], filters: [] }
  const page = (value: unknown, relationTo = 'pages') => ({ relationTo, value })

  test('of products lists them by SKU and counts positions from 0', () => {
    const full = {
      ...rule,
      conditions: [{ pattern: ' zalm ', anchoring: 'contains', alternatives: true }],
      from: '2026-12-01T00:00:00.000Z',
      promote: [
        { product: 'facts-2', position: 1 },
        { product: { id: 'facts-1' }, position: 3 },
      ],
      hiddenProducts: ['facts-1'],
      filters: [{ facet: 'flavor', values: ['salmon', 'dog'] }],
      replaceQuery: ' ',
    }
    expect(checkAll(searchRuleToEntries(full, testLookup))[0]).toMatchObject({ kind: 'search-rule', key: 'r' })
    expect(bodyOf(searchRuleToEntries(full, testLookup))).toEqual({
      search: 'products',
      conditions: [{ pattern: 'zalm', anchoring: 'contains', alternatives: true }],
      from: '2026-12-01T00:00:00.000Z',
      promote: [
        { key: '1002', position: 0 },
        { key: '1001', position: 2 },
      ],
      hide: ['1001'],
      filters: [{ facet: 'flavor', values: ['salmon'] }],
    })
  })

  test('of pages lists pages and articles, and nothing that its form no longer shows', () => {
    const changed = {
      ...rule,
      search: 'pages',
      promote: [
        { product: 'facts-1', page: page('page-1'), position: 1 },
        { page: page({ id: 'article-1' }, 'articles'), position: 2 },
      ],
      hiddenProducts: ['facts-1'],
      hiddenPages: [page('page-2'), page('page-2'), null],
      filters: [{ facet: 'flavor', values: ['salmon'] }],
    }
    expect(bodyOf(searchRuleToEntries(changed, testLookup))).toEqual({
      ...empty,
      search: 'pages',
      promote: [
        { key: 'page-1', position: 0 },
        { key: 'article-1', position: 1 },
      ],
      hide: ['page-2'],
    })
  })

  test('stays when its promoted product is deleted', () => {
    const gone = { ...rule, promote: [{ product: 'gone', position: 1 }], hiddenProducts: ['gone'] }
    expect(bodyOf(searchRuleToEntries(gone, testLookup))).toEqual(empty)
  })

  test('can redirect, search for another text, or show a picture with a link', () => {
    const besides = {
      ...rule,
      conditions: [{ pattern: 'jobs', anchoring: 'is', alternatives: null }],
      replaceQuery: ' vacatures ',
      redirect: { type: 'external', externalLink: 'https://example.org/' },
      banner: { image: { id: 'm' }, link: { type: 'product', product: 'facts-1' } },
    }
    expect(bodyOf(searchRuleToEntries(besides, testLookup))).toEqual({
      ...empty,
      conditions: [{ pattern: 'jobs', anchoring: 'is', alternatives: false }],
      replaceQuery: 'vacatures',
      redirect: { type: 'external', externalLink: 'https://example.org/' },
      banner: { image: 'm', link: { type: 'page', kind: 'product', pageLink: '1001' } },
    })
    const withoutPicture = { ...besides, banner: { image: null, link: besides.redirect } }
    expect(bodyOf(searchRuleToEntries(withoutPicture, testLookup))).not.toHaveProperty('banner')
  })

  test.each([
    ['search', { search: 'leaflets' }],
    ['conditions.0.pattern', { conditions: [{ pattern: ' ', anchoring: 'is' }] }],
    ['conditions.0.anchoring', { conditions: [{ pattern: 'a', anchoring: 'near' }] }],
    ['promote.0.position', { promote: [{ product: 'facts-1', position: 301 }] }],
    ['filters.0.values', { filters: [{ facet: 'flavor', values: ['gone'] }] }],
    ['redirect.externalLink', { redirect: { type: 'external', externalLink: 'example' } }],
    ['until', { until: 'tomorrow' }],
  ])('is refused at %s', (field, wrong) => {
    expect(fieldOf(() => checkAll(searchRuleToEntries({ ...rule, ...wrong }, testLookup)))).toBe(field)
  })
})
