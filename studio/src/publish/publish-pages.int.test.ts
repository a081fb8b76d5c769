import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openPublished } from '../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

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
  test('publishes it with its blocks, and with pictures and products by key', async () => {
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

  test('does not change the entry when nothing published has changed', async () => {
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

  test('that is gated stores its content apart: drafts do not change it, and it is removed with the page or the gate', async () => {
    const gated = async (id: string) => {
      const rows = await published.read('select path, body from published.gated_page where key = $1', [id])
      return rows.map((row) => JSON.stringify(row))[0]
    }
    const page = await make.page({
      is_gated: true,
      path: 'inkoop',
      title: 'Prijzen',
      main: [{ blockType: 'RichText', content: text('Geheim') }],
    })
    const before = await gated(page.id)
    expect(before).toContain('Geheim')
    const other = await make.page({ main: [{ blockType: 'RichText', content: text('Nog geheimer') }] })
    const { main } = other
    await studio.payload.update({ collection: 'pages', id: page.id, data: { main }, draft: true })
    expect(await gated(page.id)).toBe(before)
    await studio.payload.update({ collection: 'pages', id: page.id, data: { main, _status: 'published' } })
    expect(await gated(page.id)).toContain('Nog geheimer')
    await studio.payload.update({ collection: 'pages', id: page.id, data: { is_gated: false, _status: 'published' } })
    expect(await gated(page.id)).toBeUndefined()
    expect(JSON.stringify(await published.row(page.id))).toContain('Nog geheimer')
    await studio.payload.update({ collection: 'pages', id: page.id, data: { is_gated: true, _status: 'published' } })
    expect(await gated(page.id)).toContain('Nog geheimer')
    await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
    expect(await gated(page.id)).toBeUndefined()
  })

  test('is refused at the field when the contract does not allow a block, and nothing is written', async () => {
    const page = await make.page()
    const before = await published.row(page.id)
    // The product is deleted, which the form does not know.
    const main = [{ blockType: 'ProductGridSmall' as const, products: [randomUUID()] }]
    const save = studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Anders', main } })
    await expect(save).rejects.toMatchObject({ data: { errors: [{ path: 'main.0.products' }] } })
    expect(await published.row(page.id)).toEqual(before)
    expect(await studio.payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({ title: 'Gezond gebit' })
  })
})

describe('removing a page', () => {
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
  test('belongs to one document of a site, and a second one is refused with the name of the first', async () => {
    await make.page({ path: 'bezet', title: 'Wie eerst komt' })
    await expect(make.page({ path: 'bezet' })).rejects.toMatchObject({
      data: { errors: [{ path: 'path', message: 'The address /bezet/ already belongs to the page “Wie eerst komt”' }] },
    })
    await expect(make.page({ path: 'bezet', site: 'tailwell/de_DE' })).resolves.toMatchObject({ path: 'bezet' })
    await expect(make.page({ path: 'bezet', _status: 'draft' })).resolves.toMatchObject({ path: 'bezet' })
  })

  test('of a page is refused for a product', async () => {
    await make.page({ path: 'katten/visje', title: 'Visje' })
    const facts = await make.facts()
    await expect(make.text(facts.id, { url_slug: 'katten', url_key: 'visje' })).rejects.toMatchObject({
      data: { errors: [{ path: 'url_key', message: expect.stringContaining('page “Visje”') }] },
    })
  })

  test('goes to only one of two pages that are saved at the same moment', async () => {
    const results = await Promise.allSettled([make.page({ path: 'gelijk' }), make.page({ path: 'gelijk' })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ data: { errors: [{ path: 'path' }] } })
  })
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
