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

test('an unchanged document, or no document, changes nothing', () => {
  expect(findAddressChanges([placed('1', 'a')], [placed('1', 'a')])).toEqual(NONE)
  expect(findAddressChanges([], [])).toEqual(NONE)
})

test('an added document takes an address and a removed one frees it, and neither counts as moved', () => {
  const taken = [{ site: 'tailwell/nl_NL', path: 'a' }]
  expect(findAddressChanges([], [placed('1', 'a')])).toEqual({ ...NONE, sites: ['tailwell/nl_NL'], taken })
  expect(findAddressChanges([placed('1', 'a')], [])).toEqual({ ...NONE, sites: ['tailwell/nl_NL'] })
})

test('a document at another address counts as moved', () => {
  expect(findAddressChanges([placed('1', 'a'), placed('2', 'x')], [placed('1', 'b'), placed('2', 'x')])).toEqual({
    sites: ['tailwell/nl_NL'],
    taken: [{ site: 'tailwell/nl_NL', path: 'b' }],
    moves: [{ site: 'tailwell/nl_NL', kind: 'page', key: '1', source: 'pages/1', from: 'a' }],
  })
})

test('a document that goes to another site does not count as moved', () => {
  expect(findAddressChanges([placed('1', 'a')], [placed('1', 'a', 'de_DE')])).toEqual({
    sites: ['tailwell/de_DE', 'tailwell/nl_NL'],
    taken: [{ site: 'tailwell/de_DE', path: 'a' }],
    moves: [],
  })
})

test('a product with a new SKU at the same address changes nothing', () => {
  expect(findAddressChanges([placed('1', 'a')], [placed('2', 'a')])).toEqual(NONE)
})
