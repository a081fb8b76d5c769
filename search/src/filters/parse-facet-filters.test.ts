import { describe, expect, test } from 'vitest'
import { SearchError } from '../port/search-error.ts'
import type { Filter } from '../port/search-params.ts'
import { parseFacetFilters, parseTagFilters } from './parse-facet-filters.ts'
import { parseNumericFilters } from './parse-numeric-filters.ts'

function write(groups: readonly (readonly Filter[])[]): string {
  return groups.map((group) => group.map(writeOne).join(' | ')).join(' & ')
}

function writeOne(filter: Filter): string {
  const not = filter.isNot ? '!' : ''
  if (filter.kind === 'facet')
    return `${not}${filter.attribute}=[${filter.value}]${filter.score === 1 ? '' : `*${filter.score}`}`
  if ('from' in filter) return `${not}${filter.attribute} ${filter.from}..${filter.to}`
  return `${not}${filter.attribute} ${filter.operator} ${filter.value}`
}

function refusal(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof SearchError && error.status === 400) return error.message
    throw error
  }
  return 'accepted'
}

describe('facetFilters', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    [[], ''],
    [[[], ''], ''],
    ['brand:Tailwell', 'brand=[Tailwell]'],
    [['a:1', 'b:2'], 'a=[1] & b=[2]'],
    [[['a:1', 'b:2'], 'c:3'], 'a=[1] | b=[2] & c=[3]'],
    [['brand:-A"B'], '!brand=[A"B]'],
    [['brand:\\-minus'], 'brand=[-minus]'],
    [["editor:'visual studio'"], "editor=['visual studio']"],
    [['categories.lvl1:Hond > Voer'], 'categories.lvl1=[Hond > Voer]'],
    [['time:12:30'], 'time=[12:30]'],
    [['brand:a<score=4>'], 'brand=[a]*4'],
    [['brand:a<score=>'], 'brand=[a<score=>]'],
    ['a:1,b:2', 'a=[1] & b=[2]'],
    ['(a:1,b:2),c:3', 'a=[1] | b=[2] & c=[3]'],
    ['c:3,(a:1,b:2)', 'c=[3] & a=[1] | b=[2]'],
    ['brand:Smith, Sons & Co', 'brand=[Smith, Sons & Co]'],
    [['brand:Smith,x:Sons'], 'brand=[Smith,x:Sons]'],
    ['a:f(x)', 'a=[f(x)]'],
  ])('reads %j', (value, groups) => {
    expect(write(parseFacetFilters('facetFilters', value))).toBe(groups)
  })

  test.each([
    [5, 'Parameter facetFilters: expected a text or a list of texts, not 5'],
    [{ a: 1 }, 'Parameter facetFilters: expected a text or a list of texts, not an object'],
    [
      ['brand'],
      'Parameter facetFilters: expected an attribute, a colon and a value, such as "brand:Acme", not "brand"',
    ],
    [[':x'], 'Parameter facetFilters: expected an attribute, a colon and a value, such as "brand:Acme", not ":x"'],
    [[[['a:1']]], 'Parameter facetFilters: expected lists at most two deep: outer all, inner any, not a list of 1'],
    ['a:'.repeat(32_001), 'Parameter facetFilters: expected at most 64000 characters, not 64002'],
    [['a:'.repeat(32_001)], 'Parameter facetFilters: expected at most 64000 characters, not 64002'],
    [
      Array.from({ length: 1001 }, () => ''),
      'Parameter facetFilters: expected at most 1000 filters, not a list of 1001',
    ],
    [[true], 'Parameter facetFilters: expected a text such as "brand:Acme", not true'],
  ])('refuses invalid value number %#', (value, message) => {
    expect(refusal(() => parseFacetFilters('facetFilters', value))).toBe(message)
  })
})

describe('tagFilters', () => {
  test.each([
    ['sale', '_tags=[sale]'],
    ['sale,(new,old)', '_tags=[sale] & _tags=[new] | _tags=[old]'],
    [['sale', ['-new', '\\-old']], '_tags=[sale] & !_tags=[new] | _tags=[-old]'],
  ])('reads %j', (value, groups) => {
    expect(write(parseTagFilters('tagFilters', value))).toBe(groups)
  })
})

describe('numericFilters', () => {
  test.each([
    [['price>=5'], 'price >= 5'],
    [['price >= 5', ['n=1', 'n = -2.5']], 'price >= 5 & n = 1 | n = -2.5'],
    ['n=5,(n=10,n=45)', 'n = 5 & n = 10 | n = 45'],
    ['n:11 to 46', 'n 11..46'],
    [['n:11 TO 46'], 'n 11..46'],
    [['n!=3'], 'n != 3'],
    [['price (euro)<7'], 'price (euro) < 7'],
    [['"a b">1'], 'a b > 1'],
    [['a"b\\c>1'], 'a"b\\c > 1'],
  ])('reads %j', (value, groups) => {
    expect(write(parseNumericFilters('numericFilters', value))).toBe(groups)
  })

  test.each([
    [['price'], 'a comparison or range of numbers'],
    [['price:5'], 'a comparison or range of numbers'],
    [['price>5 AND price<7'], 'a comparison or range of numbers'],
    [['price>five'], 'expected a number at character 9'],
    [['>5'], 'expected a filter at character 1'],
    [[5], 'a text such as'],
  ])('%j is refused', (value, part) => {
    expect(refusal(() => parseNumericFilters('numericFilters', value))).toContain(part)
  })
})
