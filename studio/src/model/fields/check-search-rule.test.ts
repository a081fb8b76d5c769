import { describe, expect, test } from 'vitest'
import { checkConditions, checkPromoted, checkUntil, LAST_PLACE } from './check-search-rule.ts'

const PRODUCTS = { search: 'products' }
const row = (product: string, position = 1) => ({ product, position })

describe('a search rule', () => {
  test.each([
    ['promotes a product', { ...PRODUCTS, promote: [row('a')] }],
    ['promotes a page', { search: 'pages', promote: [{ page: { relationTo: 'pages', value: 'a' }, position: 1 }] }],
    ['hides products', { ...PRODUCTS, hiddenProducts: ['a'] }],
    ['hides pages', { search: 'blog', hiddenPages: [{ relationTo: 'articles', value: { id: 'a' } }] }],
    ['filters the products', { ...PRODUCTS, filters: [{ facet: 'flavor', values: ['a'] }] }],
    ['replaces the query', { search: 'pages', replaceQuery: 'hond' }],
    ['redirects to a page', { search: 'blog', redirect: { type: 'page', page: 'a' } }],
    ['shows a banner', { ...PRODUCTS, banner: { image: 'a' } }],
  ])('is accepted when it %s', (_what, rule) => expect(checkPromoted(rule)).toBe(true))

  test.each([
    ['is empty', undefined],
    ['has only empty parts', { ...PRODUCTS, promote: [], filters: null, replaceQuery: ' ', redirect: {}, banner: {} }],
    ['filters pages by facets of products', { search: 'pages', filters: [{ facet: 'flavor', values: ['a'] }] }],
    ['hides pages in a search for products', { ...PRODUCTS, hiddenPages: [{ relationTo: 'pages', value: 'a' }] }],
    ['has a banner without a picture', { ...PRODUCTS, banner: { image: null, link: { type: 'page' } } }],
  ])('is refused as having no effect when it %s', (_what, rule) =>
    expect(checkPromoted(rule)).toContain('does nothing yet'),
  )

  test('lists each document only once and only one at each place', () => {
    expect(checkPromoted({ ...PRODUCTS, promote: [row('a', 1), row('b', 2)] })).toBe(true)
    expect(checkPromoted({ ...PRODUCTS, promote: [row('a', 1), row('a', 2)] })).toBe('List each one only once')
    expect(checkPromoted({ ...PRODUCTS, promote: [row('a', 2), row('b', 2)] })).toContain('place 2')
    const many = Array.from({ length: LAST_PLACE + 1 }, (_, at) => row(`p${at}`, at + 1))
    expect(checkPromoted({ ...PRODUCTS, promote: many })).toContain(`at most ${LAST_PLACE}`)
  })

  test('needs conditions when it redirects visitors or replaces the query', () => {
    const redirect = { type: 'page', page: 'a' }
    expect(checkConditions({ redirect, conditions: [{ pattern: 'jobs' }] })).toBe(true)
    expect(checkConditions({ banner: { image: 'a' }, conditions: [] })).toBe(true)
    expect(checkConditions({ redirect, conditions: [] })).toContain('every visitor')
    expect(checkConditions({ replaceQuery: 'hond' })).toContain('every visitor')
    expect(checkConditions({ conditions: Array.from({ length: 26 }, () => ({})) })).toContain('at most 25')
  })

  test('must end after it starts', () => {
    const from = '2026-12-01T00:00:00.000Z'
    expect(checkUntil('2026-12-26T00:00:00.000Z', { from })).toBe(true)
    expect(checkUntil(null, { from })).toBe(true)
    expect(checkUntil(from, {})).toBe(true)
    expect(checkUntil(from, { from })).toContain('after the start')
  })
})
