import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { republishAll } from './republish-all.ts'
import { createTestDocuments } from './test-documents.ts'
import { openPublished } from './test-published.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

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

const text = (value: string) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [paragraph(value)] },
})
const paragraph = (value: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text: value, format: 1 }],
})

describe('saving a page', () => {
  test('publishes it with its blocks, which name pictures and products by key', async () => {
    const [picture, facts] = await Promise.all([make.media(), make.facts()])
    const target = await make.page()
    const page = await make.page({
      path: 'advies/gebit',
      main: [
        {
          blockType: 'CtaBanner',
          colorTheme: 'primeval-1',
          blockTitle: 'Bekijk',
          button: { type: 'page', page: target.id },
          buttonText: 'Lees meer',
          damFiles: [picture.id],
        },
        { blockType: 'ProductGridSmall', products: [facts.id] },
        { blockType: 'RichText', content: text('Poets elke dag.') },
      ],
    })
    const row = await published.row(page.id)
    expect(row).toMatchObject({
      kind: 'page',
      brand: 'tailwell',
      locale: 'nl_NL',
      path: 'advies/gebit',
      deleted: false,
    })
    expect(row?.body).toMatchObject({
      title: 'Gezond gebit',
      robots: { index: true, follow: true },
      areas: {
        extras: [],
        main: [
          {
            blockType: 'CtaBanner',
            buttonUrl: { type: 'page', kind: 'page', pageLink: target.id },
            damFiles: [picture.id],
          },
          { blockType: 'ProductGridSmall', products: [facts.sku] },
          {
            blockType: 'RichText',
            content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Poets elke dag.', bold: true }] }],
          },
        ],
      },
    })
  })

  test('does not move the entry when nothing that is published changed', async () => {
    const page = await make.page()
    const before = await published.row(page.id)
    await studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Gezond gebit' } })
    expect(await published.row(page.id)).toEqual(before)
    await studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Nieuw' } })
    expect((await published.row(page.id))?.xid).not.toBe(before?.xid)
  })

  test('as a draft publishes nothing, also over a published page', async () => {
    const draft = await make.page({ _status: 'draft' })
    expect(await published.row(draft.id)).toBeUndefined()
    const page = await make.page()
    const before = await published.row(page.id)
    for (const autosave of [false, true]) {
      const data = { title: 'Nog niet klaar', _status: 'draft' } as const
      await studio.payload.update({ collection: 'pages', id: page.id, data, draft: true, autosave })
    }
    expect(await published.row(page.id)).toEqual(before)
  })

  test('that is gated publishes its address and title only', async () => {
    const page = await make.page({
      is_gated: true,
      title: 'Inkoopprijzen',
      metaDescription: 'Geheime prijzen',
      main: [{ blockType: 'RichText', content: text('Geheim') }],
    })
    const row = await published.row(page.id)
    expect(row?.body).toMatchObject({ is_gated: true, title: 'Inkoopprijzen', areas: { main: [] } })
    expect(JSON.stringify(row)).not.toContain('Geheim')
  })

  test('is refused at the field, and nothing written, when the contract does not allow a block', async () => {
    const page = await make.page()
    const before = await published.row(page.id)
    // The product is gone, which the form cannot see.
    const main = [{ blockType: 'ProductGridSmall' as const, products: [randomUUID()] }]
    const save = studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Anders', main } })
    await expect(save).rejects.toMatchObject({ data: { errors: [{ path: 'main.0.products' }] } })
    expect(await published.row(page.id)).toEqual(before)
    expect(await studio.payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({ title: 'Gezond gebit' })
  })
})

describe('taking a page away', () => {
  test('by unpublishing or deleting leaves a tombstone and frees the address', async () => {
    const page = await make.page({ path: 'tijdelijk' })
    await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
    expect(await published.row(page.id)).toMatchObject({ deleted: true, path: null, body: {} })

    const next = await make.page({ path: 'tijdelijk' })
    expect(await published.row(next.id)).toMatchObject({ deleted: false, path: 'tijdelijk' })
    await studio.payload.delete({ collection: 'pages', id: next.id })
    expect(await published.row(next.id)).toMatchObject({ deleted: true, path: null })
  })

  test('and restoring its published version publishes it again', async () => {
    const page = await make.page({ title: 'Eerste' })
    await studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Tweede' } })
    const versions = await studio.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id }, 'version.title': { equals: 'Eerste' } },
    })
    await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
    await studio.payload.restoreVersion({ collection: 'pages', id: String(versions.docs[0]?.id) })
    expect(await published.row(page.id)).toMatchObject({ deleted: false, body: { title: 'Eerste' } })
  })

  test('a page that moves to another site leaves nothing on the first', async () => {
    const page = await make.page()
    await studio.payload.update({ collection: 'pages', id: page.id, data: { site: 'tailwell/de_DE' } })
    expect(await published.row(page.id, 'nl_NL')).toMatchObject({ deleted: true })
    expect(await published.row(page.id, 'de_DE')).toMatchObject({ deleted: false })
  })
})

describe('an address', () => {
  test('belongs to one document of a site: the second is refused by name', async () => {
    await make.page({ path: 'bezet', title: 'Wie eerst komt' })
    await expect(make.page({ path: 'bezet' })).rejects.toMatchObject({
      data: { errors: [{ path: 'path', message: 'The address /bezet/ already belongs to the page “Wie eerst komt”' }] },
    })
    await expect(make.page({ path: 'bezet', site: 'tailwell/de_DE' })).resolves.toMatchObject({ path: 'bezet' })
    await expect(make.page({ path: 'bezet', _status: 'draft' })).resolves.toMatchObject({ path: 'bezet' })
  })

  test('is one for pages and products together', async () => {
    await make.page({ path: 'katten/visje', title: 'Visje' })
    const facts = await make.facts()
    await expect(make.text(facts.id, { url_slug: 'katten', url_key: 'visje' })).rejects.toMatchObject({
      data: { errors: [{ path: 'url_key', message: expect.stringContaining('page “Visje”') }] },
    })
  })

  test('goes to one of two pages that want it in the same moment', async () => {
    const results = await Promise.allSettled([make.page({ path: 'gelijk' }), make.page({ path: 'gelijk' })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ data: { errors: [{ path: 'path' }] } })
  })
})

describe('a product', () => {
  test('is published per country, its draft in another country stays unpublished', async () => {
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

  test('takes changed facts over in every country at once, without their drafts', async () => {
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

  test('leaves countries and brands where it is not sold', async () => {
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

  test('loses nothing when its facts and its text are saved in the same moment', async () => {
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

  test('with another sku takes along all that mention it', async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    const category = await make.category({ code: 'dogs', products: [facts.id] })
    await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { sku: '777' } })
    expect(await published.row(facts.sku)).toMatchObject({ deleted: true })
    expect(await published.row('777')).toMatchObject({ deleted: false, body: { sku: '777' } })
    expect((await published.row(category.id))?.body.products).toEqual(['777'])
  })

  test('goes with its facts', async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    await studio.payload.delete({ collection: 'product-facts', id: facts.id })
    expect(await published.row(facts.sku)).toMatchObject({ deleted: true })
  })
})

test('a menu and a picture are published as the contract has them', async () => {
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

test('a save that is rolled back leaves nothing published', async () => {
  const { payload } = studio
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  const page = await payload.create({
    collection: 'pages',
    data: {
      site: 'tailwell/nl_NL',
      template: 'Default',
      title: 'Nooit',
      path: 'nooit',
      translationGroup: 'x',
      _status: 'published',
    },
    req: { transactionID },
  })
  await payload.db.rollbackTransaction(transactionID)
  expect(await published.row(page.id)).toBeUndefined()
})

test('republishing keeps what a document had published that the contract now refuses, and names it', async () => {
  const facts = await make.facts()
  const page = await make.page({ main: [{ blockType: 'ProductGridSmall', products: [facts.id] }] })
  const before = await published.row(page.id)
  await studio.payload.delete({ collection: 'product-facts', id: facts.id })
  const { problems } = await republishAll(studio.payload)
  expect(problems).toEqual([expect.stringContaining(`pages/${page.id}: main.0.products: `)])
  expect(await published.row(page.id)).toMatchObject({ body: before?.body, deleted: false })
  await studio.payload.delete({ collection: 'pages', id: page.id })
})

test('republishing makes the same state as the hooks, under a new epoch', async () => {
  const living = async () => (await published.rows()).filter(({ deleted }) => !deleted).map(({ xid: _, ...row }) => row)
  const epoch = async () => (await published.read('select epoch from published.meta'))[0]?.epoch
  const [before, epochBefore] = [await living(), await epoch()]
  const result = await republishAll(studio.payload, 3)
  expect(result).toEqual({ entries: before.length, problems: [] })
  expect(before.length).toBeGreaterThan(20)
  expect(await living()).toEqual(before)
  expect(await epoch()).not.toBe(epochBefore)
})
