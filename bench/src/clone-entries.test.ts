import { MAIN_BRAND } from '@menagerie/demo/brands'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, it } from 'vitest'
import { copiesFor, type EntryRow } from './clone-entries.ts'

const page = (key: string, locale: string): EntryRow => ({
  kind: 'page',
  brand: MAIN_BRAND,
  locale,
  key,
  path: `dogs/${key}`,
  body: { template: 'Default', translationGroup: `group-${key}` },
})
const documents = [page('a', 'nl_NL'), page('b', 'nl_NL'), page('c', 'fr_FR')]
const findSite = (code: string) => {
  const site = BRAND_LOCALES.find((each) => each.brand === MAIN_BRAND && each.code === code)
  if (!site) throw new Error(`no ${code}`)
  return site
}

it('adds copies until a brand-locale has the wanted number of entries, counting its own', () => {
  const copies = copiesFor(findSite('nl_NL'), documents, 7)
  expect(copies.map(({ path }) => path)).toEqual([
    'copy-1/dogs/a',
    'copy-1/dogs/b',
    'copy-2/dogs/a',
    'copy-2/dogs/b',
    'copy-3/dogs/a',
  ])
  expect(new Set(copies.map(({ key }) => key)).size).toBe(5)
})

it('copies the fullest brand-locale of the brand, and copies in different locales are translations of each other', () => {
  const [french, dutch] = [copiesFor(findSite('fr_FR'), documents, 3), copiesFor(findSite('nl_NL'), documents, 4)]
  expect(french.map(({ locale }) => locale)).toEqual(['fr_FR', 'fr_FR'])
  expect(french.map(({ body }) => body)).toEqual(dutch.map(({ body }) => body))
})

it('gives a copied product the same SKU and address in its body as in its entry', () => {
  const product: EntryRow = {
    ...page('70110', 'nl_NL'),
    kind: 'product',
    path: 'dogs/food',
    body: { sku: '70110', url_slug: 'dogs', url_key: 'food', variant_group: 'food' },
  }
  expect(copiesFor(findSite('nl_NL'), [product], 2)).toMatchObject([
    {
      key: '7011000001',
      path: 'copy-1/dogs/food',
      body: { sku: '7011000001', url_slug: 'copy-1/dogs', variant_group: 'food-1' },
    },
  ])
})
