import { describe, expect, test } from 'vitest'
import { SearchError } from '../port/search-error.ts'
import type { Filter } from '../port/search-params.ts'
import { MAX_FILTERS, parseFilters } from './parse-filters.ts'

/** Formats groups as text: `&` between groups, `|` inside. */
function read(text: string): string {
  return parseFilters(text)
    .groups.map((group) => group.map(write).join(' | '))
    .join(' & ')
}

function write(filter: Filter): string {
  const not = filter.isNot ? '!' : ''
  if (filter.kind === 'facet') {
    return `${not}${filter.attribute}=[${filter.value}]${filter.score === 1 ? '' : `*${filter.score}`}`
  }
  if ('from' in filter) return `${not}${filter.attribute} ${filter.from}..${filter.to}`
  return `${not}${filter.attribute} ${filter.operator} ${filter.value}`
}

function refusal(text: string): string {
  try {
    parseFilters(text)
  } catch (error) {
    if (error instanceof SearchError && error.status === 400) return error.message
    throw error
  }
  return 'accepted'
}

describe('the grammar of filters', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['brand:Tailwell', 'brand=[Tailwell]'],
    ['brand : Tailwell', 'brand=[Tailwell]'],
    ['type:page OR type:landingpage OR type:blog', 'type=[page] | type=[landingpage] | type=[blog]'],
    ['a:1 AND b:2 AND c:3', 'a=[1] & b=[2] & c=[3]'],
    ['(a:1 OR b:2) AND c:3', 'a=[1] | b=[2] & c=[3]'],
    ['c:3 AND(a:1 OR b:2)AND d:4', 'c=[3] & a=[1] | b=[2] & d=[4]'],
    ['(a:1)', 'a=[1]'],
    ['NOT a:1', '!a=[1]'],
    ['NOT a:1 AND NOT price > 5', '!a=[1] & !price > 5'],
    ['a:1 OR NOT a:2', 'a=[1] | !a=[2]'],
    ['brand:"Royal Canin"', 'brand=[Royal Canin]'],
    ["brand:'Hill\\'s'", "brand=[Hill's]"],
    ['brand:"say \\"AND\\""', 'brand=[say "AND"]'],
    ['\'my attribute\':"x"', 'my attribute=[x]'],
    ['categories.lvl1:"Hond > Voer"', 'categories.lvl1=[Hond > Voer]'],
    ['url:https://example.org:80/a', 'url=[https://example.org:80/a]'],
    ['brand:"(new)"', 'brand=[(new)]'],
    ['title:\\(new\\)', 'title=[(new)]'],
    ['is_natural:true', 'is_natural=[true]'],
    ['temperature:-5', 'temperature=[-5]'],
    ['ANDy:ORlando', 'ANDy=[ORlando]'],
    ['"AND":"OR"', 'AND=[OR]'],
    ['brand:a<score=3>', 'brand=[a]*3'],
    ['brand:"a b"<score=3> OR brand:c<score=2>', 'brand=[a b]*3 | brand=[c]*2'],
    ['brand:a<score=99999999>', 'brand=[a]*65535'],
    ['price>=5', 'price >= 5'],
    ['price < 5.25 AND price!=-1', 'price < 5.25 & price != -1'],
    ['price = .5 AND price<=1e3', 'price = 0.5 & price <= 1000'],
    ['price:5 TO 10', 'price 5..10'],
    ['NOT price:-5.5 TO -1', '!price -5.5..-1'],
    ['published:1700000000 TO 1800000000', 'published 1700000000..1800000000'],
    ['(price < 5 OR price:20 TO 30)', 'price < 5 | price 20..30'],
    ['sale', '_tags=[sale]'],
    ['sale OR _tags:new', '_tags=[sale] | _tags=[new]'],
    ['"on sale" AND NOT new', '_tags=[on sale] & !_tags=[new]'],
    ['name:zalm\u00a0AND\tb:ż', 'name=[zalm] & b=[ż]'],
  ])('reads %j', (text, groups) => {
    expect(read(text)).toBe(groups)
  })

  test('AND and OR without parentheses are read as AND of OR groups, with a warning', () => {
    expect(read('a:1 AND b:2 OR c:3')).toBe('a=[1] & b=[2] | c=[3]')
    expect(parseFilters('a:1 AND b:2 OR c:3').warnings).toEqual([
      'filters: AND and OR without parentheses are read as AND of OR groups',
    ])
  })

  test.each(['a:1 OR b:2', 'a:1 AND b:2', 'a:1 AND (b:2 OR c:3)'])('%j gives no warning', (text) => {
    expect(parseFilters(text).warnings).toEqual([])
  })

  test.each([
    [
      'brand:Royal Canin',
      'expected AND, OR or the end at character 13, after "brand:Royal", found "Canin". Names and values with spaces or parentheses are written in quotes.',
    ],
    [
      'a:1 and b:2',
      'expected AND, OR or the end at character 5, after "a:1", found "and b:2". Operators are written in capitals: AND.',
    ],
    [
      'a:1 Or b:2',
      'expected AND, OR or the end at character 5, after "a:1", found "Or b:2". Operators are written in capitals: OR.',
    ],
    [
      'not a:1',
      'expected AND, OR or the end at character 5, after "not", found "a:1". Operators are written in capitals: NOT.',
    ],
    [
      'NOT (a:1 OR b:2)',
      'expected one filter at character 5, after "NOT", found "(a:1 OR b:2)". NOT stands before each filter, not before a group.',
    ],
    [
      '(a:1 AND b:2)',
      'expected OR or a closing parenthesis at character 6, after "(a:1", found "AND b:2)". Parentheses hold filters joined by OR; AND stands between them.',
    ],
    [
      'a:1 OR (b:2 AND c:3)',
      'expected a filter at character 8, after "a:1 OR", found "(b:2 AND c:3)". Write all that OR joins into one pair of parentheses.',
    ],
    [
      '(a:1 OR b:2) OR c:3',
      'expected AND or the end at character 14, after "(a:1 OR b:2)", found "OR c:3". Write all that OR joins into one pair of parentheses.',
    ],
    ['((a:1))', 'expected a filter at character 2, after "(", found "(a:1))". Groups do not stand inside groups.'],
    [
      'a:1 OR price > 2',
      'expected a filter on a facet at character 8, after "a:1 OR", found "price > 2". OR joins filters of one kind: facets, tags or numbers.',
    ],
    [
      'price > 2 OR a:1',
      'expected a filter on numbers at character 14, after "price > 2 OR", found "a:1". OR joins filters of one kind: facets, tags or numbers.',
    ],
    [
      'sale OR a:1',
      'expected a tag at character 9, after "sale OR", found "a:1". OR joins filters of one kind: facets, tags or numbers.',
    ],
    ['a:', 'expected a value at character 3, after "a:", found the end.'],
    [':a', 'expected a filter at character 1, found ":a".'],
    ['a:1 AND', 'expected a filter at character 8, after "a:1 AND", found the end.'],
    ['AND a:1', 'expected a filter at character 1, found "AND a:1".'],
    ['NOT', 'expected a filter at character 4, after "NOT", found the end.'],
    ['(a:1', 'expected a closing parenthesis at character 5, after "(a:1", found the end.'],
    ['()', 'expected a filter at character 2, after "(", found ")".'],
    ['a:"open', 'expected a closing " at character 3, after "a:", found "\\"open".'],
    ['price > cheap', 'expected a number at character 9, after "price >", found "cheap".'],
    ['price > 0x10', 'expected a number at character 9, after "price >", found "0x10".'],
    ['price:5 TO', 'expected a number at character 11, after "price:5 TO", found the end.'],
    ['price:low TO 5', 'expected a number at character 7, after "price:", found "low TO 5".'],
    ['a:b<score=x>', 'expected a score such as <score=2> at character 4, after "a:b", found "<score=x>".'],
    ['a:b<score=', 'expected a score such as <score=2> at character 4, after "a:b", found "<score=".'],
  ])('%j is refused with the position of the error', (text, message) => {
    expect(refusal(text)).toBe(`Parameter filters: ${message}`)
  })

  test('the maximum number of filters is accepted, and one more is refused', () => {
    const filters = Array.from({ length: MAX_FILTERS }, (_, i) => `a:${i}`)
    expect(parseFilters(filters.join(' OR ')).groups[0]).toHaveLength(MAX_FILTERS)
    expect(parseFilters(filters.join(' AND ')).groups).toHaveLength(MAX_FILTERS)
    expect(refusal([...filters, 'a:x'].join(' OR '))).toContain('at most 1000 filters')
    expect(refusal([...filters, 'a:x'].join(' AND '))).toContain('at most 1000 filters')
  })

  test('a thousand record IDs fit in one filter', () => {
    const ids = Array.from({ length: 1_000 }, () => `objectID:${crypto.randomUUID()}`)
    expect(parseFilters(ids.join(' OR ')).groups[0]).toHaveLength(1_000)
  })

  test('a filter text that is too long is refused', () => {
    expect(refusal(`a:${'x'.repeat(64_000)}`)).toBe('Parameter filters: expected at most 64000 characters, not 64002')
  })

  test('error messages stay short for long input', () => {
    expect(refusal(`${'x'.repeat(9_000)} ${'y'.repeat(9_000)}`).length).toBeLessThan(300)
  })

  test('any text is either read or refused with status 400', () => {
    const pieces = [
      'a',
      'AND',
      'OR',
      'NOT',
      'TO',
      '(',
      ')',
      ':',
      '"',
      "'",
      '\\',
      '<',
      '>=',
      '!',
      '!=',
      '<score=',
      '2',
      '-',
      '.5',
      ' ',
      ' ',
      '\u00e9',
      '\ud83d',
    ]
    let state = 7
    const next = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
      return (state >>> 8) % below
    }
    let accepted = 0
    for (let round = 0; round < 5000; round++) {
      const text = Array.from({ length: next(9) }, () => pieces[next(pieces.length)]).join('')
      if (refusal(text) === 'accepted') accepted++
    }
    expect(accepted).toBeGreaterThan(500)
  })
})
