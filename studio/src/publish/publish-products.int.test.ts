import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openPublished } from '../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { republishAll } from './republish-all.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
})

afterAll(async () => {
  await published?.close()
  await studio?.close()
})

describe('a product', () => {
  test('is published per country, and its draft in another country stays unpublished', async () => {
    const facts = await make.facts()
    const german = await make.text(facts.id, { site: 'tailwell/de_DE', name: 'Lachs' })
    await studio.payload.update({
      collection: 'product-texts',
      id: german.id,
      data: { name: 'Unfertig', _status: 'draft' },
      draft: true,
    })
    const dutch = await make.text(facts.id, { _status: 'draft' })
    await studio.payload.update({ collection: 'product-texts', id: dutch.id, data: { _status: 'published' } })
    expect(await published.row(facts.sku, 'nl_NL')).toMatchObject({
      body: { name: 'Zalmbrokken', rrp: 12.5, currency: 'EUR' },
    })
    expect(await published.row(facts.sku, 'de_DE')).toMatchObject({ body: { name: 'Lachs' } })
  })

  test('takes over changed facts in every country at once, without publishing drafts', async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    const german = await make.text(facts.id, { site: 'tailwell/de_DE', name: 'Lachs' })
    const data = { name: 'Unfertig', _status: 'draft' } as const
    await studio.payload.update({ collection: 'product-texts', id: german.id, data, draft: true })
    await studio.payload.update({
      collection: 'product-facts',
      id: facts.id,
      locale: 'de',
      data: { specification: { color: 'braun' }, barcode: '8712345' },
    })
    const [dutchRow, germanRow] = [await published.row(facts.sku, 'nl_NL'), await published.row(facts.sku, 'de_DE')]
    expect(dutchRow?.body.specification).toEqual({ sku: facts.sku, barcode: '8712345' })
    expect(germanRow?.body).toMatchObject({ name: 'Lachs', specification: { color: 'braun', barcode: '8712345' } })
    expect(germanRow?.xid).toBe(dutchRow?.xid)
  })

  test('is removed from countries and brands where it is not sold', async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    await make.text(facts.id, { site: 'tailwell/de_DE' })
    await make.text(facts.id, { site: 'aldergrove/nl_NL' })
    expect(await published.rows()).not.toContainEqual(expect.objectContaining({ key: facts.sku, brand: 'aldergrove' }))
    const markets = [
      { country: 'NL', available: false },
      { country: 'DE', available: true },
    ]
    await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { markets } })
    expect(await published.row(facts.sku, 'nl_NL')).toMatchObject({ deleted: true })
    expect(await published.row(facts.sku, 'de_DE')).toMatchObject({ deleted: false })
    await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { brands: ['aldergrove'] } })
    expect(await published.row(facts.sku, 'de_DE')).toMatchObject({ deleted: true })
  })

  test('loses no change when its facts and its text are saved at the same moment', async () => {
    const facts = await make.facts()
    const text = await make.text(facts.id)
    for (let round = 0; round < 8; round += 1) {
      const value = String(round)
      await Promise.all([
        studio.payload.update({ collection: 'product-facts', id: facts.id, data: { barcode: value } }),
        studio.payload.update({ collection: 'product-texts', id: text.id, data: { name: value } }),
      ])
      expect((await published.row(facts.sku))?.body).toMatchObject({ name: value, specification: { barcode: value } })
    }
  })

  test('has one text per site', async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    await expect(make.text(facts.id)).rejects.toMatchObject({ data: { errors: [{ path: 'facts' }] } })
  })

  test('with a new SKU updates everything that refers to it', async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    const category = await make.category({ code: 'dogs', products: [facts.id] })
    await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { sku: '777' } })
    expect(await published.row(facts.sku)).toMatchObject({ deleted: true })
    expect(await published.row('777')).toMatchObject({ deleted: false, body: { sku: '777' } })
    expect((await published.row(category.id))?.body.products).toEqual(['777'])
  })

  test('is unpublished when its facts are deleted', async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    await studio.payload.delete({ collection: 'product-facts', id: facts.id })
    expect(await published.row(facts.sku)).toMatchObject({ deleted: true })
  })
})

test('a menu and a picture are published in the form of the contract', async () => {
  const facts = await make.facts()
  const menu = await make.menu({
    slot: 'header',
    items: [
      { title: 'Honden', icon: 'dog', link: { type: 'product', product: facts.id } },
      {
        title: 'Over ons',
        subItems: [{ title: 'Contact', link: { type: 'external', externalLink: 'mailto:a@b.example' } }],
      },
    ],
  })
  expect((await published.row(menu.id))?.body).toMatchObject({
    slot: 'header',
    items: [
      { title: 'Honden', icon: 'dog', link: { type: 'page', kind: 'product', pageLink: facts.sku } },
      { subItems: [{ title: 'Contact', link: { type: 'external', externalLink: 'mailto:a@b.example' } }] },
    ],
  })
  await expect(make.menu({ slot: 'header', items: [] })).rejects.toMatchObject({ data: { errors: [{ path: 'slot' }] } })

  const picture = await make.media()
  const row = await published.row(picture.id)
  expect(row).toMatchObject({ brand: '*', locale: '*', body: { width: 40, height: 30, mime: 'image/png', focalX: 50 } })
  expect(row?.body.alt).toEqual({ nl: 'Een hond' })
  await studio.payload.update({ collection: 'media', id: picture.id, data: { focalX: 20 } })
  expect((await published.row(picture.id))?.body.version).not.toBe(row?.body.version)
})

test('republishing keeps and reports what a document had published when the contract now refuses it', async () => {
  const facts = await make.facts()
  const page = await make.page({ main: [{ blockType: 'ProductGridSmall', products: [facts.id] }] })
  const before = await published.row(page.id)
  await studio.payload.delete({ collection: 'product-facts', id: facts.id })
  const { problems } = await republishAll(studio.payload)
  expect(problems).toEqual([expect.stringContaining(`pages/${page.id}: main.0.products: `)])
  expect(await published.row(page.id)).toMatchObject({ body: before?.body, deleted: false })
  await studio.payload.delete({ collection: 'pages', id: page.id })
})

test('republishing produces the same state as the hooks, under a new epoch', async () => {
  await make.page()
  const living = async () => (await published.rows()).filter(({ deleted }) => !deleted).map(({ xid: _, ...row }) => row)
  const epoch = async () => (await published.read('select epoch from published.meta'))[0]?.epoch
  const [before, epochBefore] = [await living(), await epoch()]
  const result = await republishAll(studio.payload, 3)
  expect(result).toEqual({ entries: before.length, problems: [] })
  expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(['page', 'product', 'category', 'menu', 'media']))
  expect(await living()).toEqual(before)
  expect(await epoch()).not.toBe(epochBefore)
})
