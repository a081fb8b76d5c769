import { expect, test } from 'vitest'
import { findAddressChanges, type PlacedAddress } from './address-changes.ts'

const placed = (key: string, path: string, locale = 'nl_NL'): PlacedAddress => ({
  kind: 'page',
  brand: 'tailwell',
  locale,
  key,
  path,
  source: `pages/${key}`,
})
const NONE = { sites: [], taken: [], moves: [] }

test('a document that stays, or none at all, changes nothing', () => {
  expect(findAddressChanges([placed('1', 'a')], [placed('1', 'a')])).toEqual(NONE)
  expect(findAddressChanges([], [])).toEqual(NONE)
})

test('one that comes takes an address, one that goes leaves one: neither has moved', () => {
  const taken = [{ site: 'tailwell/nl_NL', path: 'a' }]
  expect(findAddressChanges([], [placed('1', 'a')])).toEqual({ ...NONE, sites: ['tailwell/nl_NL'], taken })
  expect(findAddressChanges([placed('1', 'a')], [])).toEqual({ ...NONE, sites: ['tailwell/nl_NL'] })
})

test('one at another address has moved', () => {
  expect(findAddressChanges([placed('1', 'a'), placed('2', 'x')], [placed('1', 'b'), placed('2', 'x')])).toEqual({
    sites: ['tailwell/nl_NL'],
    taken: [{ site: 'tailwell/nl_NL', path: 'b' }],
    moves: [{ site: 'tailwell/nl_NL', kind: 'page', key: '1', source: 'pages/1', from: 'a' }],
  })
})

test('one that goes to another site left the first', () => {
  expect(findAddressChanges([placed('1', 'a')], [placed('1', 'a', 'de_DE')])).toEqual({
    sites: ['tailwell/de_DE', 'tailwell/nl_NL'],
    taken: [{ site: 'tailwell/de_DE', path: 'a' }],
    moves: [],
  })
})

test('a product that gets another sku at its address leaves none', () => {
  expect(findAddressChanges([placed('1', 'a')], [placed('2', 'a')])).toEqual(NONE)
})
