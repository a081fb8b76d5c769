import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openPublished } from '../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>
let codes = 0
/** A product in two countries with one animal, a term that only has a Dutch name. */
let dog: Awaited<ReturnType<typeof make.term>>
let facts: Awaited<ReturnType<typeof make.facts>>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
})

afterAll(async () => {
  await published?.close()
  await studio?.close()
})

beforeEach(async () => {
  dog = await make.term({ vocabulary: 'animal_type', code: `dog-${++codes}`, label: ofTest('Hond') })
  facts = await make.facts({ facets: { animal_type: [dog.id] } })
  await make.text(facts.id)
  await make.text(facts.id, { site: 'tailwell/de_DE', name: 'Lachs' })
})

/** Names are unique per vocabulary, and each test uses its own term. */
const ofTest = (name: string) => `${name} ${codes}`
const facetsIn = async (locale: string) => (await published.row(facts.sku, locale))?.body.facets
const rename = (locale: 'nl' | 'de', data: { label?: string; code?: string }, req = {}) =>
  studio.payload.update({ collection: 'terms', id: dog.id, locale, data, req })

describe('a term', () => {
  test('is shown where it has a name in the language, and elsewhere once it gets one', async () => {
    expect(await facetsIn('nl_NL')).toEqual({ animal_type: [{ code: dog.code, label: ofTest('Hond') }] })
    expect(await facetsIn('de_DE')).toEqual({})
    await rename('de', { label: ofTest('Hund') })
    expect(await facetsIn('nl_NL')).toEqual({ animal_type: [{ code: dog.code, label: ofTest('Hond') }] })
    expect(await facetsIn('de_DE')).toEqual({ animal_type: [{ code: dog.code, label: ofTest('Hund') }] })
  })

  test('with a new name updates only the countries of that language, and with a new code all of them at once', async () => {
    await rename('de', { label: ofTest('Hund') })
    const [dutch, german] = [await published.row(facts.sku, 'nl_NL'), await published.row(facts.sku, 'de_DE')]
    await rename('nl', { label: ofTest('Honden') })
    expect((await published.row(facts.sku, 'nl_NL'))?.xid).not.toBe(dutch?.xid)
    expect((await published.row(facts.sku, 'de_DE'))?.xid).toBe(german?.xid)
    await rename('nl', { code: `hound-${codes}` })
    expect(await facetsIn('de_DE')).toEqual({ animal_type: [{ code: `hound-${codes}`, label: ofTest('Hund') }] })
    const both = [await published.row(facts.sku, 'nl_NL'), await published.row(facts.sku, 'de_DE')]
    expect(both[0]?.xid).toBe(both[1]?.xid)
  })

  test('leaves the published state unchanged when its save is rolled back', async () => {
    const before = await published.rows()
    const transactionID = await studio.payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    await rename('nl', { label: ofTest('Hondje') }, { transactionID })
    await studio.payload.db.rollbackTransaction(transactionID)
    expect(await published.rows()).toEqual(before)
    expect(await studio.payload.findByID({ collection: 'terms', id: dog.id, locale: 'nl' })).toMatchObject({
      label: ofTest('Hond'),
    })
  })

  test('that is deleted is removed from every country, and stays when the deletion is rolled back', async () => {
    const transactionID = await studio.payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    await studio.payload.delete({ collection: 'terms', id: dog.id, req: { transactionID } })
    await studio.payload.db.rollbackTransaction(transactionID)
    expect(await facetsIn('nl_NL')).toEqual({ animal_type: [{ code: dog.code, label: ofTest('Hond') }] })
    await studio.payload.delete({ collection: 'terms', where: { id: { equals: dog.id } } })
    expect(await facetsIn('nl_NL')).toEqual({})
  })

  test('that is renamed while a product is given it appears in the product under its new name', async () => {
    const cat = await make.term({ vocabulary: 'animal_type', code: `cat-${codes}`, label: 'Kat' })
    for (let round = 0; round < 8; round += 1) {
      await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { facets: { animal_type: [] } } })
      const label = `Kat ${round}`
      const take = { facets: { animal_type: [cat.id] } }
      await Promise.all([
        studio.payload.update({ collection: 'product-facts', id: facts.id, data: take }),
        studio.payload.update({ collection: 'terms', id: cat.id, locale: 'nl', data: { label } }),
      ])
      expect(await facetsIn('nl_NL')).toEqual({ animal_type: [{ code: cat.code, label }] })
    }
  })

  test('leaves drafts unpublished', async () => {
    const other = await make.facts({ facets: { animal_type: [dog.id] } })
    await make.text(other.id, { _status: 'draft' })
    await rename('nl', { label: ofTest('Hondje') })
    expect(await published.row(other.sku)).toBeUndefined()
  })
})

test('a tag used by pages, also in the filter of a block, follows its new code', async () => {
  const tag = await make.term({ vocabulary: 'content_tag', code: `teeth-${codes}`, label: 'Gebit' })
  const page = await make.page({
    tags: [tag.id],
    main: [{ blockType: 'NewsGridBig', source: 'news', tag: tag.id }],
  })
  const data = { code: `gebit-${codes}` }
  await studio.payload.update({ collection: 'terms', id: tag.id, locale: 'nl', data })
  expect((await published.row(page.id))?.body).toMatchObject({
    tags: [{ code: data.code, displayName: 'Gebit' }],
    areas: { main: [{ tag: data.code }] },
  })
})
