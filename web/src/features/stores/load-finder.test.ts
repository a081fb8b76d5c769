import { describe, expect, test } from 'vitest'
import { page, product, store } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { toFinderFields } from './finder-fields.ts'
import { loadFinder } from './load-finder.ts'
import { createPlaceIndex } from './places/place-index.ts'
import { toPlaceFile } from './places/to-place-file.ts'

const UTRECHT = { lat: '52.0907', lng: '5.1214' }
const town = (name: string, lng: number, lat: number) => ({
  name,
  country: 'NL',
  adminCode: '09',
  population: 50_000,
  loc: { coordinates: [lng, lat] as const },
})
const INDEX = createPlaceIndex(
  toPlaceFile(
    'NL',
    [town('Zeist', 5.23, 52.09), town('Maastricht', 5.69, 50.85)],
    [{ code: 'NL.09', name: 'Utrecht' }],
  ),
)
const STORES = [
  store('utrecht', { name: 'De Poot', city: 'Utrecht', postal_code: '3511 AB', ...UTRECHT }),
  store('amersfoort', { name: 'Aap & Co', city: 'Amersfoort', lat: '52.1561', lng: '5.3878' }),
  store('nowhere', { name: 'Nergens' }),
  store('web', { name: 'Webwinkel', point_of_sale: 'online', website: 'https://web.example' }),
  store('abroad', { country: 'BE', ...UTRECHT }),
  store('hidden', { is_featured: false, ...UTRECHT }),
  store('other-brand', { brands: ['aldergrove'], ...UTRECHT }),
]

function load(query: Record<string, string> = {}, entries: AnyPublished[] = STORES, site = 'tailwell/nl_NL') {
  const places = (country: string) => (country === 'NL' ? INDEX : undefined)
  const context = createTestContext(site, [page('p', 'verkooppunten'), ...entries])
  return loadFinder({ ...context, places, query: new Map(Object.entries(query)) })
}
const names = ({ stores }: ReturnType<typeof load>) => stores.map(({ name }) => name)

describe('spec §4, store finder', () => {
  test('without a place the featured stores of the country and brand are listed by name, without a distance', () => {
    const finder = load()
    expect(names(finder)).toEqual(['Aap & Co', 'De Poot', 'Nergens'])
    expect(finder.stores.every(({ distance }) => distance === undefined)).toBe(true)
    expect(finder.result.text).toBe('3 verkooppunten')
    expect(finder.intro.jumps).toBeDefined()
    expect(finder.online?.stores.map(({ name }) => name)).toEqual(['Webwinkel'])
  })

  test('with a place the near stores are listed with their distance', () => {
    const finder = load({ place: 'zeist' })
    expect(finder.stores.map(({ name, distance }) => `${name} ${distance}`)).toEqual([
      'De Poot 7,4 km',
      'Aap & Co 13,0 km',
    ])
    expect(finder.search.value).toBe('Zeist, Utrecht')
    expect(finder.result.text).toContain('2 verkooppunten binnen 50\u00a0km')
    expect(finder.map.place).toBe('52.09,5.23')
  })

  test('the postcode of a store is accepted as a place', () => {
    expect(load({ place: '3511ab' }).search.value).toBe('3511 AB Utrecht')
  })

  test('if no store is within 50 km, the nearest one is named and the web shops are linked', () => {
    const { stores, result } = load({ place: 'Maastricht' })
    expect(stores).toEqual([])
    expect(result.text).toContain('De Poot, Utrecht')
    expect(result.toOnline).toBeDefined()
  })

  test('for an unknown place all stores are listed, and the typed text is kept', () => {
    const finder = load({ place: 'Xyzzy' })
    expect(names(finder)).toHaveLength(3)
    expect(finder.search.value).toBe('Xyzzy')
    expect(finder.result.text).toContain('Xyzzy')
  })

  test('jump buttons are shown only where both kinds of stores exist, and an empty finder says that it has none', () => {
    expect(load({}, STORES.slice(0, 2)).intro.jumps).toBeUndefined()
    expect(load({}, []).result.text).toBe('Er zijn hier nog geen verkooppunten.')
  })

  test('the product that a visitor looks for is named, and kept for the next search', () => {
    const sold = product('10001', { name: 'Zalm & Rijst' }, { locale: 'nl_NL' })
    const finder = load({ product: '10001' }, [...STORES, sold])
    expect(finder.intro.note).toContain('Zalm & Rijst')
    expect(finder.search.product).toBe('10001')
  })

  test('the international site lists the stores of all countries, each with its country', () => {
    const finder = load({}, STORES, 'tailwell/en_US')
    expect(names(finder)).toEqual(['Aap & Co', 'De Poot', 'Nergens', 'Store abroad'])
    expect(finder.stores[3]?.lines.at(-1)).toBe('Belgium')
  })

  test('a list of more than 300 stores is divided into pages, each with its own address', () => {
    const many = Array.from({ length: 301 }, (_, at) =>
      store(`many${at}`, { name: `Winkel ${String(at).padStart(3, '0')}` }),
    )
    const last = load({ page: '5' }, many)
    expect(names(last)).toHaveLength(37)
    expect(names(last).at(-1)).toBe('Winkel 300')
    expect(last.list).toMatchObject({ number: 5, count: 5 })
    expect(last.result.text).toBe('301 verkooppunten')
    const context = createTestContext('tailwell/nl_NL', many)
    const page = toFinderFields({ ...context, places: () => undefined }).find(({ name }) => name === 'page')
    expect(['1', '2', '5', '6', 'x'].map((text) => page?.toCanonical(text))).toEqual([
      '',
      '2',
      '5',
      undefined,
      undefined,
    ])
  })
})
