import type { RangePart } from '@menagerie/contract/store'
import { describe, expect, test } from 'vitest'
import { category, page, product, store } from '../../../content/testing/entries.ts'
import { createTestContext } from '../../../content/testing/test-context.ts'
import { toFinderFields } from '../finder-fields.ts'
import { loadFinder } from '../load-finder.ts'
import { loadStorePage } from '../load-store-page.ts'
import { loadStores } from '../load-stores.ts'
import { findNearestWith } from './find-nearest-with.ts'

const HERE = { brand: 'tailwell', locale: 'nl_NL' }
const UTRECHT = { lat: '52.0907', lng: '5.1214' }
const facets = (animal: string, group: string) => ({
  animal_type: [{ code: animal, label: animal }],
  product_sub_group: [{ code: group, label: group }],
})
const part = (range: Partial<RangePart>): RangePart => ({ products: [], categories: [], facets: {}, ...range })
const GOODS = [
  product('1', { facets: facets('cat', 'dry-food') }, HERE),
  product('2', { facets: facets('cat', 'toys') }, HERE),
  product('3', { facets: facets('dog', 'dry-food') }, HERE),
  category('c', { code: 'cats', displayName: 'Katten', products: ['1', '2'] }, HERE),
  category('cf', { code: 'cats-food', displayName: 'Voer', parent: 'c', products: ['1'] }, HERE),
  category('d', { code: 'dogs', displayName: 'Honden', products: ['3'] }, HERE),
]
const WEEK = { monday: [{ from: '09:00', to: '18:00' }] }
const SHOPS = [
  store('all', { name: 'Alles', range: 'full', shop_kind: 'pet', ...UTRECHT, phone: '+31301234567' }),
  store('catfood', {
    name: 'Kattenvoer',
    range: part({ facets: { animal_type: ['cat'], product_sub_group: ['dry-food'] } }),
  }),
  store('dogs', { name: 'Honden', range: part({ categories: ['dogs'] }), shop_kind: 'vet', ...UTRECHT }),
  store('one', { name: 'Losse kat', range: part({ products: ['2'] }), opening_hours: { week: WEEK, exceptions: [] } }),
  store('none', { name: 'Onbekend', shop_kind: 'pet' }),
]
const MONDAY_NOON = Date.parse('2026-11-23T11:00:00Z')

function load(query: Record<string, string>, shops = SHOPS, now = MONDAY_NOON) {
  const context = createTestContext('tailwell/nl_NL', [page('p', 'verkooppunten'), ...GOODS, ...shops])
  return loadFinder({ ...context, now, query: new Map(Object.entries(query)) })
}
const namesOf = (query: Record<string, string>, now?: number) => load(query, SHOPS, now).stores.map(({ name }) => name)

describe('the filters of the store finder', () => {
  test.each([
    ['a category', { range: 'cats' }, ['Alles', 'Kattenvoer', 'Losse kat']],
    ['a subcategory', { range: 'cats-food' }, ['Alles', 'Kattenvoer']],
    ['a product', { product: '3' }, ['Alles', 'Honden']],
    ['a kind of shop', { kind: 'pet' }, ['Alles', 'Onbekend']],
    ['several filters at once', { range: 'cats', kind: 'vet' }, []],
    ['whether a shop is open now', { open: 'now' }, ['Losse kat']],
  ])('narrow the list by %s', (_, query, names) => {
    expect(namesOf(query)).toEqual(names)
  })

  test('use the local time of a shop for “open now”', () => {
    expect(namesOf({ open: 'now' }, Date.parse('2026-11-23T17:30:00Z'))).toEqual([])
  })

  test('count shops with an unknown range separately, and show them when nothing is chosen', () => {
    expect(load({ range: 'cats' }).result.text).toBe('3 verkooppunten. Van nog 1 weten we niet wat het heeft.')
    expect(load({ range: 'cats' }).result.showAll).toBeDefined()
    expect(load({ range: 'dogs', kind: 'garden' }).result.text).toBe('Geen verkooppunt past bij je keuze.')
    expect(namesOf({})).toHaveLength(5)
  })

  test('leave out no shop for a product when no range is known', () => {
    const plain = [store('a', { name: 'A' }), store('b', { name: 'B' })]
    const finder = load({ product: '3' }, plain)
    expect(finder.stores).toHaveLength(2)
    expect(finder.intro.note).toContain('Staat er een telefoonnummer bij'.toLowerCase())
    expect(finder.search.filters).toBeUndefined()
    expect(load({ product: '3' }).intro.note).toContain('in hun assortiment')
  })

  test('offer the ranges that shops have, grouped by animal, and only existing kinds and hours', () => {
    const { filters } = load({ range: 'cats-food' }).search
    expect(filters?.isOpen).toBe(true)
    expect(filters?.range?.value).toBe('cats-food')
    expect(filters?.range?.options).toEqual([{ value: 'dogs', text: 'Honden' }])
    expect(filters?.range?.groups).toEqual([
      {
        label: 'Katten',
        options: [
          { value: 'cats', text: 'Katten: maakt niet uit' },
          { value: 'cats-food', text: 'Katten: Voer' },
        ],
      },
    ])
    expect(filters?.kind?.options.map(({ value }) => value)).toEqual(['pet', 'vet'])
    expect(filters?.open).toEqual({ label: 'Nu open', isChosen: false })
  })

  test('are kept by the map and by the links to further pages', () => {
    const { map, list } = load({ range: 'dogs', open: 'now' })
    expect(map.only).toBe('')
    expect(list.query).toEqual({ range: 'dogs', open: 'now' })
    expect(load({ range: 'dogs' }).map.only).toBe('store-all store-dogs')
    expect(load({}).map.only).toBeUndefined()
  })

  test('take only known values from an address', () => {
    const ctx = createTestContext('tailwell/nl_NL', [page('p', 'verkooppunten'), ...GOODS, ...SHOPS])
    const canonical = (name: string, text: string) =>
      toFinderFields(ctx)
        .find((field) => field.name === name)
        ?.toCanonical(text, new Map())
    expect(canonical('range', 'cats-food')).toBe('cats-food')
    expect(canonical('range', 'unicorns')).toBe('')
    expect(canonical('kind', 'vet')).toBe('vet')
    expect(canonical('kind', 'casino')).toBe('')
    expect(canonical('open', 'tomorrow')).toBe('')
  })
})

describe('the note about the range on the page of a shop', () => {
  const ctx = createTestContext('tailwell/nl_NL', [page('p', 'verkooppunten'), ...GOODS, ...SHOPS])
  const noteOf = (key: string) => {
    const shop = loadStores(ctx).offline.find((each) => each.key === key)
    return shop && loadStorePage(ctx, shop).note
  }

  test('names the full range, a part of it or an unknown range, and suggests no call without a telephone number', () => {
    expect(noteOf('all')).toBe('Dit verkooppunt heeft ons hele assortiment.')
    expect(noteOf('catfood')).toBe(
      'In het assortiment: Katten (Voer). Misschien heeft dit verkooppunt niet ons hele assortiment.',
    )
    expect(noteOf('none')).toBe('Misschien heeft dit verkooppunt niet ons hele assortiment.')
  })
})

test('the nearest shop with a product is named only if it is near and known to have the product', () => {
  const ctx = createTestContext('tailwell/nl_NL', [page('p', 'verkooppunten'), ...GOODS, ...SHOPS])
  const zeist = { lat: 52.09, lng: 5.23 }
  expect(findNearestWith(ctx, '1', zeist)).toEqual({ name: 'Alles', page: 'alles-all', distance: '7,4 km' })
  expect(findNearestWith(ctx, '1', { lat: 50.85, lng: 5.69 })).toBeUndefined()
  const plain = createTestContext('tailwell/nl_NL', [...GOODS, store('a', UTRECHT)])
  expect(findNearestWith(plain, '1', zeist)).toBeUndefined()
})

describe('products that are only in sub-categories', () => {
  const goods = [
    product('11', {}, HERE),
    product('12', {}, HERE),
    category('b', { code: 'birds', displayName: 'Vogels', products: [] }, HERE),
    category('bf', { code: 'birds-food', displayName: 'Voer', parent: 'b', products: ['11'] }, HERE),
    category('bs', { code: 'birds-seed', displayName: 'Zaad', parent: 'bf', products: ['12'] }, HERE),
  ]
  const shops = [
    store('birds', { name: 'Vogelhuis', range: part({ categories: ['birds'] }), ...UTRECHT }),
    store('seed', { name: 'Zaadhuis', range: part({ categories: ['birds-seed'] }) }),
  ]
  const ctx = createTestContext('tailwell/nl_NL', [page('p', 'verkooppunten'), ...goods, ...shops])
  const find = (query: Record<string, string>) =>
    loadFinder({ ...ctx, now: MONDAY_NOON, query: new Map(Object.entries(query)) })

  test.each([
    [{ product: '11' }, ['Vogelhuis']],
    [{ product: '12' }, ['Vogelhuis', 'Zaadhuis']],
    [{ range: 'birds' }, ['Vogelhuis', 'Zaadhuis']],
    [{ range: 'birds-food' }, ['Vogelhuis', 'Zaadhuis']],
  ])('are in the range of a shop that has the parent category: %j', (query, names) => {
    expect(find(query).stores.map(({ name }) => name)).toEqual(names)
    expect(findNearestWith(ctx, '11', { lat: 52.09, lng: 5.12 })?.name).toContain('Vogelhuis')
  })

  test('can be chosen by the parent category', () => {
    expect(find({}).search.filters?.range?.groups[0]?.options.map(({ value }) => value)).toContain('birds')
  })
})
