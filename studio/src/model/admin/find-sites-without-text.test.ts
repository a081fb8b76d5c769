import { expect, test } from 'vitest'
import { findSellingSites, findSitesWithoutText, type SellingSite } from './find-sites-without-text.ts'

const site = (id: string, brand: string, country: string): SellingSite => ({ id, label: id, brand, country })
const SITES = [
  site('tailwell/nl_NL', 'tailwell', 'NL'),
  site('tailwell/fr_BE', 'tailwell', 'BE'),
  site('tailwell/nl_BE', 'tailwell', 'BE'),
  site('aldergrove/nl_NL', 'aldergrove', 'NL'),
]
const idsOf = (sites: readonly SellingSite[]) => sites.map(({ id }) => id)

test('a product is sold on the sites of its brands in the countries where it is available', () => {
  const markets = [
    { country: 'BE', available: true },
    { country: 'NL', available: false },
    { country: null, available: true },
  ]
  expect(idsOf(findSellingSites({ brands: ['tailwell', 'aldergrove'], markets }, SITES))).toEqual([
    'tailwell/fr_BE',
    'tailwell/nl_BE',
  ])
  const dutch = { brands: ['aldergrove'], markets: [{ country: 'NL', available: true }] }
  expect(idsOf(findSellingSites(dutch, SITES))).toEqual(['aldergrove/nl_NL'])
})

test.each([undefined, {}, { brands: null, markets: null }])(
  'a product without brands and markets is sold on no site: %j',
  (product) => {
    expect(findSellingSites(product, SITES)).toEqual([])
  },
)

test('a site with a published product text is not listed as missing one', () => {
  expect(
    idsOf(findSitesWithoutText(SITES, { docs: [{ site: 'tailwell/fr_BE' }, { site: 'aldergrove/nl_NL' }] })),
  ).toEqual(['tailwell/nl_NL', 'tailwell/nl_BE'])
  expect(findSitesWithoutText(SITES, { docs: [] })).toEqual(SITES)
})
