import { expect, test } from 'vitest'
import { listPartChanges, pickPart, readPart, withPartChanges, withProductPart } from './product-parts.ts'

const product = {
  name: 'Salmon kibble',
  images: ['one', 'two'],
  facets: { flavor: ['salmon'], diet: null },
  specification: { color: { nl: 'bruin', de: 'braun' }, size: {} },
  is_natural: false,
  markets: [
    { id: 'row-nl', country: 'NL', available: true, rrp: 10, currency: 'EUR' },
    { id: 'row-de', country: 'DE', available: true, rrp: 12, currency: 'EUR' },
  ],
}

test('a draft changes only the fields that differ from its base, per language and facet', () => {
  const base = readPart('shared', product)
  const draft = {
    ...base,
    name: 'Salmon',
    facets: { flavor: ['salmon'], diet: ['light'] },
    specification: { color: { nl: 'rood', de: 'braun' }, size: { nl: '' } },
    is_natural: null,
    related: [],
  }
  expect(listPartChanges(base, draft)).toEqual([
    { path: ['name'], to: 'Salmon' },
    { path: ['specification', 'color', 'nl'], to: 'rood' },
    { path: ['facets', 'diet'], to: ['light'] },
  ])
  expect(listPartChanges(base, base)).toEqual([])
})

test('changes by an import are kept where the draft has no change', () => {
  const base = readPart('shared', product)
  const changes = listPartChanges(base, { ...base, name: 'Salmon' })
  const now = { ...product, name: 'Kibble', images: ['three'] }
  expect(withProductPart(now, 'shared', changes)).toMatchObject({ name: 'Salmon', images: ['three'] })
  expect(withPartChanges(base, [])).toEqual(base)
})

test('a country changes only its own row, and gets a row where it had none', () => {
  const base = readPart('NL', product)
  expect(base).toEqual({ available: true, rrp: 10, currency: 'EUR', listed: true })
  const dutch = withProductPart(product, 'NL', listPartChanges(base, { ...base, rrp: 11, available: false }))
  expect(dutch.markets).toEqual([
    { id: 'row-nl', country: 'NL', available: false, rrp: 11, currency: 'EUR' },
    product.markets[1],
  ])
  const french = readPart('FR', product)
  expect(french).toEqual({ available: null, rrp: null, currency: null, listed: false })
  const sold = listPartChanges(french, { available: true, rrp: 13, currency: 'EUR' })
  expect(withProductPart(product, 'FR', sold).markets).toMatchObject([
    ...product.markets,
    { country: 'FR', available: true, rrp: 13 },
  ])
})

test('a row removed in a draft is removed whatever its current values, and an added row is as the draft shows it', () => {
  const [base, without] = [readPart('NL', product), readPart('NL', {})]
  const removal = listPartChanges(base, without)
  const now = { markets: [{ country: 'NL', available: true, rrp: 9, currency: 'EUR' }, product.markets[1]] }
  expect(withProductPart(now, 'NL', removal)).toEqual({ markets: [product.markets[1]] })
  expect(withProductPart({ markets: [] }, 'NL', removal)).toEqual({ markets: [] })
  const empty = { country: 'FR', available: false, rrp: null, currency: null }
  const added = listPartChanges(readPart('FR', product), readPart('FR', { markets: [empty] }))
  expect(withProductPart({}, 'FR', added)).toEqual({ markets: [{ country: 'FR', available: false }] })
  const priced = listPartChanges(without, pickPart('NL', { rrp: 5 }))
  expect(withProductPart({}, 'NL', priced)).toEqual({ markets: [{ country: 'NL', available: false, rrp: 5 }] })
})

test('a change of the order alone is a change', () => {
  const base = readPart('shared', { images: ['one', 'two'], facets: { flavor: ['a', 'b'] }, related: ['c', 'd'] })
  const turned = readPart('shared', { images: ['two', 'one'], facets: { flavor: ['b', 'a'] }, related: ['d', 'c'] })
  expect(listPartChanges(base, turned).map(({ path }) => path.join('.'))).toEqual([
    'images',
    'facets.flavor',
    'related',
  ])
})
