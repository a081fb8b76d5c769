import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { whoMaySchema } from './who-may.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const ask = (who: 'reviewer' | 'anonymous', collection: string, id: string, more = {}) =>
  rest.call(who, 'GET', `/who-may?${new URLSearchParams({ collection, id, ...more })}`)
const namesOf = async (collection: string, id: string, more = {}) =>
  whoMaySchema.parse((await ask('reviewer', collection, id, more)).body).names

test('the people named for a page are its editors, or administrators if its site has none', async () => {
  expect(await namesOf('pages', (await make.page()).id)).toEqual(['editor'])
  expect(await namesOf('pages', (await make.page({ site: 'tailwell/pl_PL' })).id)).toEqual(['admin'])
})

test('the people named for documents that all sites share are those of the catalogue', async () => {
  const facts = await make.facts()
  const term = await make.term({ vocabulary: 'brand', code: 'wie' })
  expect(await namesOf('product-facts', facts.id)).toEqual(['catalogue'])
  expect(await namesOf('terms', term.id)).toEqual(['catalogue'])
})

test('the people named for a product’s prices in a country are its editors, or administrators if it has none', async () => {
  const { id } = await make.facts()
  const page = await make.page()
  const namesIn = (part: string, collection = 'product-facts', document = id) => namesOf(collection, document, { part })
  expect(await namesIn('NL')).toEqual(['editor'])
  expect(await namesIn('DE')).toEqual(['admin'])
  expect(await namesIn('DE', 'pages', page.id), 'a page has no parts').toEqual(['editor'])
})

test('the people named for a product draft are those who may write its part', async () => {
  const facts = await make.facts()
  const open = async (part: string) => {
    const { body } = await rest.call('admin', 'POST', `/drafts-of-product/${facts.id}`, { body: { part } })
    return z.object({ id: z.string() }).parse(body).id
  }
  expect(await namesOf('product-drafts', await open('shared'))).toEqual(['catalogue'])
  expect(await namesOf('product-drafts', await open('NL'))).toEqual(['editor'])
  expect(await namesOf('product-drafts', await open('DE'))).toEqual(['admin'])
})

test('people are named for glossary entries, preview links and accounts as well', async () => {
  const { payload } = studio
  const { id: word } = await payload.create({
    collection: 'glossary',
    data: { language: 'nl', say: 'hond', never: ['woef'] },
  })
  expect(await namesOf('glossary', word)).toEqual(['catalogue'])
  const link = { site: 'tailwell/nl_NL', title: 'Voor de drukker', drafts: true } as const
  const { id } = await payload.create({ collection: 'preview-links', data: link })
  expect(await namesOf('preview-links', id)).toEqual(['editor'])
  expect(await namesOf('users', rest.idOf('reviewer'))).toEqual(['admin'])
})

test('no person is named for an automatic record or for a document that does not exist', async () => {
  const data = { action: 'signed-in', userId: rest.idOf('reviewer'), person: 'reviewer', address: '192.0.2.1' }
  const { id } = await studio.payload.db.create({ collection: 'sign-ins', data })
  expect(await namesOf('sign-ins', String(id))).toEqual([])
  expect(await namesOf('glossary', '4a4f8d7e-0000-4000-8000-000000000001')).toEqual([])
})

test('anonymous callers and invalid queries are refused', async () => {
  const { id } = await make.page()
  expect((await ask('anonymous', 'pages', id)).status).toBe(403)
  expect((await ask('reviewer', 'payload-preferences', id)).status).toBe(400)
  expect((await ask('reviewer', 'constructor', id)).status).toBe(400)
  expect((await ask('reviewer', 'pages', 'x')).status).toBe(400)
})
