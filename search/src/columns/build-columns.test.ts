import { describe, expect, test } from 'vitest'
import type { IndexSettings } from '../port/index-settings.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'
import { buildColumns, MAX_NUMERIC_ATTRIBUTES } from './build-columns.ts'
import type { Columns, FacetColumn } from './columns.ts'
import { findRankedAttributes, toFacetDeclarations } from './declared-attributes.ts'

function build(records: { [attribute: string]: Json }[], settings: Partial<IndexSettings> = {}): Columns {
  const whole = records.map((record, i): SearchRecord => ({ objectID: `r${i}`, ...record }))
  return buildColumns(whole, { ...DEFAULT_SETTINGS, ...settings })
}

/** Values by document, in the order of the values. */
function facet(columns: Columns, attribute: string): string[][] | undefined {
  const column = columns.facets.get(attribute)
  return column && Array.from({ length: columns.size }, (_, document) => valuesOf(column, document))
}

function valuesOf({ values, start, ordinals }: FacetColumn, document: number): string[] {
  return [...ordinals.subarray(start[document], start[document + 1])].map((ordinal) => values[ordinal] ?? '?')
}

function numbers(columns: Columns, attribute: string): number[][] | undefined {
  const column = columns.numbers.get(attribute)
  return (
    column &&
    Array.from({ length: columns.size }, (_, i) => [...column.values.subarray(column.start[i], column.start[i + 1])])
  )
}

describe('facet columns', () => {
  test.each<[string, Json, string[]]>([
    ['a text', 'dog', ['dog']],
    ['a list, in its order', ['dog', 'cat'], ['dog', 'cat']],
    ['a list with a duplicate', ['dog', 'cat', 'dog'], ['dog', 'cat']],
    ['texts that differ in case', ['Dog', 'dog'], ['Dog', 'dog']],
    ['booleans', [true, false], ['true', 'false']],
    ['numbers', [1, 2.5, -3], ['1', '2.5', '-3']],
    ['nested lists', [['a'], [['b']]], ['a', 'b']],
    ['null', null, []],
    ['empty texts', ['', ' ', 'a'], ['a']],
    ['texts with spaces around them', [' a b ', 'a b'], ['a b']],
    ['a list with an object in it', [{ a: 'b' }, 'c'], ['c']],
  ])('have the values of %s', (_, value, expected) => {
    expect(facet(build([{ kind: value }, { kind: 'z' }], { attributesForFaceting: ['kind'] }), 'kind')).toEqual([
      expected,
      ['z'],
    ])
  })

  test('a dotted attribute name reads nested objects, objects in lists, and names that contain dots', () => {
    const columns = build(
      [
        { categories: { lvl0: 'Dog', lvl1: ['Dog > Food', 'Dog > Toys'] } },
        { categories: [{ lvl0: 'Cat' }, { lvl0: 'Bird' }] },
        { 'categories.lvl0': 'Fish' },
        { categories: { 'lvl0.x': 'no' }, cat: 1 },
      ],
      { attributesForFaceting: ['categories.lvl0', 'searchable(categories.lvl1)'] },
    )
    expect(facet(columns, 'categories.lvl0')).toEqual([['Dog'], ['Cat', 'Bird'], ['Fish'], []])
    expect(facet(columns, 'categories.lvl1')).toEqual([['Dog > Food', 'Dog > Toys'], [], [], []])
  })

  test('distinct values are in the order of their code units', () => {
    const columns = build([{ a: ['z', 'É', 'a'] }, { a: ['B', 'z'] }], { attributesForFaceting: ['a'] })
    expect(columns.facets.get('a')?.values).toEqual(['B', 'a', 'z', 'É'])
    expect(facet(columns, 'a')).toEqual([
      ['z', 'É', 'a'],
      ['B', 'z'],
    ])
  })

  test('objectID and _tags have facet columns without a declaration, and other attributes do not', () => {
    const columns = build([{ _tags: ['new', 'sale'], brand: 'a' }])
    expect([...columns.facets.keys()]).toEqual(['objectID', '_tags'])
    expect(facet(columns, 'objectID')).toEqual([['r0']])
    expect(facet(columns, '_tags')).toEqual([['new', 'sale']])
  })

  test('attributes for distinct and ranking have columns, and numbers only for ranking have only number columns', () => {
    const columns = build(
      [
        { group: 7, sold: 3, name: 'b', date: 5 },
        { group: 'x', sold: 1, name: 'a', date: 6 },
      ],
      {
        attributeForDistinct: 'group',
        customRanking: ['desc(sold)', 'asc(name)'],
        ranking: ['asc(date)', 'typo'],
      },
    )
    expect(facet(columns, 'group')).toEqual([['7'], ['x']])
    expect(facet(columns, 'name')).toEqual([['b'], ['a']])
    expect(columns.facets.has('sold')).toBe(false)
    expect(numbers(columns, 'sold')).toEqual([[3], [1]])
    expect(numbers(columns, 'date')).toEqual([[5], [6]])
  })

  test('a column can have more values than 16 bits can count', () => {
    const size = 70_000
    const columns = build(
      Array.from({ length: size }, (_, i) => ({ sku: `s${i}` })),
      { attributesForFaceting: ['sku'] },
    )
    expect(columns.facets.get('sku')?.values).toHaveLength(size)
    const column = columns.facets.get('sku')
    for (const document of [0, 1, 65_535, 65_536, 69_999]) {
      expect(column && valuesOf(column, document)).toEqual([`s${document}`])
    }
  })

  test('names of built-in object properties yield no values', () => {
    const columns = build([{ a: 1 }], { attributesForFaceting: ['constructor', '__proto__', 'toString.name'] })
    expect(facet(columns, 'constructor')).toEqual([[]])
    expect(facet(columns, '__proto__')).toEqual([[]])
    expect(facet(columns, 'toString.name')).toEqual([[]])
  })
})

describe('number columns', () => {
  test('every attribute with numbers has a number column, and texts with digits count as texts', () => {
    const columns = build([
      { price: 5, name: '12', sizes: [1, 2], deep: { weight: 0.5, list: [{ n: 1 }, { n: 2 }] }, is: true },
      { price: '7', sizes: [] },
    ])
    expect([...columns.numbers.keys()].sort()).toEqual(['deep.list.n', 'deep.weight', 'price', 'sizes'])
    expect(numbers(columns, 'price')).toEqual([[5], []])
    expect(numbers(columns, 'sizes')).toEqual([[1, 2], []])
    expect(numbers(columns, 'deep.list.n')).toEqual([[1, 2], []])
  })

  test('only listed attributes, facets and ranking attributes have number columns when the settings list some', () => {
    const columns = build([{ price: 5, stock: 3, sold: 1, size: 9 }], {
      numericAttributesForFiltering: ['equalOnly(stock)'],
      attributesForFaceting: ['price'],
      customRanking: ['desc(sold)'],
    })
    expect([...columns.numbers.keys()].sort()).toEqual(['price', 'sold', 'stock'])
  })

  test('records with an unlimited number of attribute names get a limited number of columns', () => {
    const columns = build(
      Array.from({ length: 300 }, (_, i) => ({ [`n${i}`]: i, price: i })),
      { attributesForFaceting: ['price'] },
    )
    expect(columns.numbers.size).toBe(MAX_NUMERIC_ATTRIBUTES + 1)
    expect(numbers(columns, 'price')?.[299]).toEqual([299])
  })
})

describe('places', () => {
  test('are read from records with one, several, no and invalid coordinates', () => {
    const { places } = build([
      { _geoloc: { lat: 52, lng: 5 } },
      {},
      {
        _geoloc: [
          { lat: 1, lng: 2 },
          { lat: -90, lng: 180 },
        ],
      },
      { _geoloc: [{ lat: 91, lng: 2 }, { lat: '1', lng: 2 }, 'here', { lat: 1 }, null] },
    ])
    expect([...(places?.start ?? [])]).toEqual([0, 1, 1, 3, 3])
    expect([...(places?.lat ?? [])]).toEqual([52, 1, -90])
    expect([...(places?.lng ?? [])]).toEqual([5, 2, 180])
  })

  test('have no column when no record has coordinates', () => {
    expect(build([{ a: 1 }]).places).toBeUndefined()
  })
})

test('an empty list of records gives empty columns', () => {
  const columns = build([], { attributesForFaceting: ['a'] })
  expect(columns.size).toBe(0)
  expect(columns.facets.get('a')?.values).toEqual([])
})

describe('declarations', () => {
  test('read modifiers that are single or nested', () => {
    const read = toFacetDeclarations(['a', 'searchable(b.c)', 'filterOnly(d)', 'afterDistinct(searchable(e f))'])
    expect(read).toEqual([
      { attribute: 'a', isSearchable: false, isFilterOnly: false, isAfterDistinct: false },
      { attribute: 'b.c', isSearchable: true, isFilterOnly: false, isAfterDistinct: false },
      { attribute: 'd', isSearchable: false, isFilterOnly: true, isAfterDistinct: false },
      { attribute: 'e f', isSearchable: true, isFilterOnly: false, isAfterDistinct: true },
    ])
  })

  test('ranked attributes come from both ranking and customRanking', () => {
    expect(findRankedAttributes({ ranking: ['desc(a)', 'typo'], customRanking: ['asc(b.c)'] })).toEqual(['a', 'b.c'])
  })
})
