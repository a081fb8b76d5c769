import { describe, expect, test } from 'vitest'
import { buildColumns } from '../columns/build-columns.ts'
import type { Columns } from '../columns/columns.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { Filter, FilterGroups } from '../port/search-params.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'
import { toDocumentList } from './document-set.ts'
import { matchFilters, scoreOptional } from './match-filters.ts'
import { parseFacetFilters } from './parse-facet-filters.ts'
import { parseFilters } from './parse-filters.ts'

function build(records: { [attribute: string]: Json }[]): Columns {
  const whole = records.map((record, i): SearchRecord => ({ objectID: `r${i}`, ...record }))
  return buildColumns(whole, { ...DEFAULT_SETTINGS, attributesForFaceting: ['brand', 'kind', 'is', 'price'] })
}

function match(columns: Columns, filters: string): number[] {
  return [...toDocumentList(matchFilters(columns, parseFilters(filters).groups))]
}

const shop = build([
  { brand: 'Tailwell', kind: ['dog', 'cat'], is: true, price: 5, sizes: [1, 10], _tags: ['new'] },
  { brand: 'TAILWELL', kind: ['cat'], is: false, price: 7.5, sizes: [5] },
  { brand: 'Éclair', kind: 'bird', price: -1, hidden: 'x' },
  { brand: ['Tailwell', 'tailwell'], price: '9' },
])

describe('filters', () => {
  test.each([
    ['', [0, 1, 2, 3]],
    ['brand:tailwell', [0, 1, 3]],
    ['brand:TailWELL', [0, 1, 3]],
    ['brand:éclair', [2]],
    ['brand:eclair', []],
    ['brand:e\u0301clair', [2]],
    ['brand:" Tailwell "', [0, 1, 3]],
    ['brand:"Tail\u00ADwell\u00A0"', [0, 1, 3]],
    ['Brand:Tailwell', []],
    ['NOT brand:Tailwell', [2]],
    ['kind:cat', [0, 1]],
    ['kind:cat AND kind:dog', [0]],
    ['kind:cat OR kind:bird', [0, 1, 2]],
    ['kind:bird OR NOT kind:cat', [2, 3]],
    ['NOT kind:cat AND NOT kind:bird', [3]],
    ['is:true', [0]],
    ['is:TRUE OR is:false', [0, 1]],
    ['NOT is:true', [1, 2, 3]],
    ['price > 5', [1]],
    ['price >= 5', [0, 1]],
    ['price < 5', [2]],
    ['price <= 5', [0, 2]],
    ['price = 7.5', [1]],
    ['price != 7.5', [0, 2]],
    ['price:-1 TO 5', [0, 2]],
    ['price:10 TO 5', []],
    ['NOT price > 5', [0, 2, 3]],
    ['price:5', [0]],
    ['sizes > 6', [0]],
    ['sizes:2 TO 6', [1]],
    ['sizes = 1 OR sizes = 5', [0, 1]],
    ['new', [0]],
    ['_tags:NEW', [0]],
    ['objectID:r2', [2]],
    ['hidden:x', []],
    ['NOT hidden:x', [0, 1, 2, 3]],
    ['unknown > 0', []],
    ['brand:tailwell AND (kind:dog OR kind:bird) AND price >= 0', [0]],
  ])('match %j', (filters, documents) => {
    expect(match(shop, filters)).toEqual(documents)
  })

  test('match nothing in an empty segment', () => {
    expect(match(build([]), 'NOT brand:x')).toEqual([])
  })
})

describe('scores', () => {
  function score(filters: FilterGroups, sum: boolean): number[] | undefined {
    const scores = scoreOptional(shop, filters, sum)
    return scores && [...scores]
  }

  test('are undefined without optional filters', () => {
    expect(score([], false)).toBeUndefined()
  })

  test('add up over separate optional filters', () => {
    expect(score(parseFacetFilters('optionalFilters', ['kind:cat', 'kind:dog<score=3>']), false)).toEqual([4, 1, 0, 0])
  })

  test('of alternatives use the best one, or the sum on request', () => {
    const filters = parseFacetFilters('optionalFilters', [['kind:cat<score=2>', 'kind:dog<score=3>']])
    expect(score(filters, false)).toEqual([3, 2, 0, 0])
    expect(score(filters, true)).toEqual([5, 2, 0, 0])
    const two = [...filters, ...parseFacetFilters('optionalFilters', [['kind:bird', 'kind:dog']])]
    expect(score(two, false)).toEqual([4, 2, 1, 0])
    expect(score(two, true)).toEqual([6, 2, 1, 0])
  })

  test('are lower for records that match a negated optional filter', () => {
    expect(score(parseFacetFilters('optionalFilters', ['kind:-cat']), false)).toEqual([0, 0, 1, 1])
  })

  test('count a value that a document has twice only once', () => {
    expect(score(parseFacetFilters('optionalFilters', ['brand:tailwell']), true)).toEqual([1, 1, 0, 1])
  })

  test('are capped at 16 bits', () => {
    const filters = parseFacetFilters('optionalFilters', ['kind:cat<score=65535>', 'kind:dog<score=65535>'])
    expect(score(filters, false)?.[0]).toBe(65_535)
  })
})

/** Mulberry32 with a seed, so that every run has the same numbers. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Naive = { brand: string[]; kind: string[]; price: number[] }

function isNaiveMatch(record: Naive, filter: Filter): boolean {
  return isNaiveHit(record, filter) !== filter.isNot
}

function isNaiveHit(record: Naive, filter: Filter): boolean {
  if (filter.kind === 'facet') {
    const values = filter.attribute === 'brand' ? record.brand : record.kind
    return values.some((value) => value.toLowerCase() === filter.value.toLowerCase())
  }
  if ('from' in filter) return record.price.some((price) => price >= filter.from && price <= filter.to)
  const { operator, value } = filter
  return record.price.some((price) => {
    if (operator === '=') return price === value
    if (operator === '!=') return price !== value
    if (operator === '<') return price < value
    if (operator === '<=') return price <= value
    return operator === '>' ? price > value : price >= value
  })
}

describe('random filters over random records', () => {
  const random = createRandom(6)
  const some = <T>(make: () => T): T[] => Array.from({ length: random(4) }, make)
  const records = Array.from(
    { length: 700 },
    (): Naive => ({
      brand: some(() => ['Aa', 'aA', 'b', 'C', 'd'][random(5)] ?? ''),
      kind: some(() => `k${random(12)}`),
      price: some(() => random(20) - 5),
    }),
  )
  const columns = build(records)
  const makeFilter = (): Filter => {
    const isNot = random(3) === 0
    if (random(2) === 0) {
      const isBrand = random(2) === 0
      const value = isBrand ? (['aa', 'AA', 'B', 'c', 'e'][random(5)] ?? '') : `K${random(14)}`
      return { kind: 'facet', attribute: isBrand ? 'brand' : 'kind', value, isNot, score: 1 }
    }
    const from = random(20) - 5
    if (random(3) === 0) return { kind: 'number', attribute: 'price', from, to: from + random(6) - 1, isNot }
    const operator = (['<', '<=', '=', '!=', '>', '>='] as const)[random(6)] ?? '='
    return { kind: 'number', attribute: 'price', operator, value: from, isNot }
  }
  const makeGroups = (): Filter[][] => some(() => [makeFilter(), ...some(makeFilter)])

  test('match the same records as a direct check of each record', () => {
    for (let round = 0; round < 400; round++) {
      const groups = makeGroups()
      const expected = records.flatMap((record, document) =>
        groups.every((group) => group.some((filter) => isNaiveMatch(record, filter))) ? [document] : [],
      )
      expect([...toDocumentList(matchFilters(columns, groups))], JSON.stringify(groups)).toEqual(expected)
    }
  })

  test('match all records in some cases and only a part of them in most cases', () => {
    const sizes = Array.from({ length: 200 }, () => toDocumentList(matchFilters(columns, makeGroups())).length)
    expect(sizes.filter((size) => size === records.length).length).toBeGreaterThan(10)
    expect(sizes.filter((size) => size > 0 && size < records.length).length).toBeGreaterThan(100)
  })
})
