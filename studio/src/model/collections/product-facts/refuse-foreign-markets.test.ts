import { describe, expect, test } from 'vitest'
import { findForeignChanges } from './refuse-foreign-markets.ts'

const NL = { country: 'NL', available: true, rrp: 10, currency: 'EUR' }
const DE = { country: 'DE', available: true, rrp: 12, currency: 'EUR' }
const dutch = { sites: ['tailwell/nl_NL'] }
const pathsOf = (after: Parameters<typeof findForeignChanges>[1], before = [NL, DE]) =>
  findForeignChanges(before, after, dutch).map(({ path }) => path)

describe('an editor of the Netherlands', () => {
  test('can change Dutch prices, add or remove the Netherlands and reorder rows', () => {
    expect(pathsOf([{ ...NL, rrp: 11 }, DE])).toEqual([])
    expect(pathsOf([DE, { ...NL, available: false }])).toEqual([])
    expect(pathsOf([DE])).toEqual([])
    expect(pathsOf([DE, NL], [DE])).toEqual([])
    expect(pathsOf([NL, { ...DE, currency: 'EUR' }])).toEqual([])
  })

  test('cannot change, add or remove the German market in any way', () => {
    expect(pathsOf([NL, { ...DE, rrp: 1 }])).toEqual(['markets.1.rrp'])
    expect(pathsOf([{ ...DE, available: false, currency: undefined }, NL])).toEqual([
      'markets.0.available',
      'markets.0.currency',
    ])
    expect(pathsOf([NL])).toEqual(['markets'])
    expect(pathsOf([NL, { ...DE, country: 'NL' }])).toEqual(['markets'])
    expect(pathsOf([NL, DE], [NL])).toEqual(['markets.1.country'])
  })
})
