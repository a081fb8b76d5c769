import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const stored = (id: string) => studio.payload.findByID({ collection: 'product-facts', id, depth: 0 })

async function newProduct() {
  const facts = await make.facts()
  const [nl, de] = facts.markets ?? []
  if (nl === undefined || de === undefined) throw new Error('The product is sold in two countries')
  const save = (who: Parameters<typeof rest.call>[0], body: object) =>
    rest.call(who, 'PATCH', `/product-facts/${facts.id}?overwrite=true`, { body })
  return { id: facts.id, name: facts.name, nl, de, save }
}

test('a Dutch editor sets the Dutch price and availability', async () => {
  const { de, id, nl, save } = await newProduct()
  expect(await save('editor', { markets: [{ ...nl, rrp: 9.5, available: false }, de] })).toMatchObject({ status: 200 })
  expect((await stored(id)).markets).toMatchObject([
    { country: 'NL', rrp: 9.5, available: false },
    { country: 'DE', rrp: 13 },
  ])
})

test('a Dutch editor cannot change or remove the German price or add a country, not even with an update of many', async () => {
  const { de, id, nl, save } = await newProduct()
  const refused = (path: string) => ({ status: 400, body: { errors: [{ data: { errors: [{ path }] } }] } })
  expect(await save('editor', { markets: [nl, { ...de, rrp: 1 }] })).toMatchObject(refused('markets.1.rrp'))
  expect(await save('editor', { markets: [nl] })).toMatchObject(refused('markets'))
  expect(await save('editor', { markets: [nl, de, { country: 'FR', available: true }] })).toMatchObject(
    refused('markets.2.country'),
  )
  await rest.call('editor', 'PATCH', `/product-facts?where[id][equals]=${id}`, { body: { markets: [] } })
  expect((await stored(id)).markets).toMatchObject([
    { country: 'NL', rrp: 12.5 },
    { country: 'DE', rrp: 13 },
  ])
})

test('only administrators and the catalogue role can change the product fields that all countries share', async () => {
  const { id, name, save } = await newProduct()
  const body = {
    name: 'Hijacked',
    sku: '999',
    barcode: '1',
    brands: ['aldergrove'],
    specification: { color: 'x' },
    ghs_symbols: ['GHS01'],
    is_natural: true,
    variant_group: 'x',
    related: [],
  }
  for (const who of ['editor', 'reviewer', 'back office', 'anonymous'] as const) await save(who, body)
  expect(await stored(id)).toMatchObject({
    name,
    barcode: null,
    brands: ['tailwell'],
    ghs_symbols: [],
    is_natural: false,
    variant_group: null,
  })
  for (const who of ['admin', 'catalogue'] as const) {
    expect((await save(who, { name: who })).status).toBe(200)
    expect((await stored(id)).name).toBe(who)
  }
  expect(
    (await rest.call('editor', 'POST', '/product-facts', { body: { sku: '1', name: 'x', brands: [] } })).status,
  ).toBe(403)
})
