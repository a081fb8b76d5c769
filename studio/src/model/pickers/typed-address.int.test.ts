import type { Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { offersSchema } from './offer.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

async function find(query: Record<string, string>) {
  const { body } = await rest.call('editor', 'GET', `/offers?${new URLSearchParams(query)}`)
  return offersSchema.parse(body).offers
}
const NL = 'tailwell/nl_NL'

test('a page or product is found by its address, as choices show it or as it is pasted from a browser', async () => {
  const key = `adres-${Date.now()}`
  const here = await make.page({ title: 'Op dit adres', path: `advies/${key}` })
  const there = await make.page({ title: 'Elders', path: `advies/${key}`, site: 'tailwell/de_DE' })
  const facts = await make.facts({ name: 'Met adres' })
  await make.text(facts.id, { url_slug: 'honden/voer', url_key: key })
  const long = `?utm_source=${'x'.repeat(400)}`
  const first = async (collection: string, words: string) =>
    (await find({ collection, site: NL, words })).map(({ id }) => id)[0]
  for (const words of [
    `/advies/${key}`,
    `advies/${key}/`,
    `/nl-nl/advies/${key}/`,
    `localhost:3000/nl-nl/advies/${key}/${long}`,
  ])
    expect(await first('pages', words), words).toBe(here.id)
  const german = await find({ collection: 'pages', site: NL, words: `http://localhost:3000/de-de/advies/${key}/` })
  expect(german.map(({ id }) => id)).toEqual([here.id, there.id])
  for (const words of [`/honden/voer/${key}`, `http://localhost:3000/nl-nl/honden/voer/${key}/#voeding`])
    expect(await first('product-facts', words), words).toBe(facts.id)
  expect(await find({ collection: 'pages', site: NL, words: `https://example.org/advies/${key}/` })).toEqual([])

  const inList = async (collection: 'pages' | 'product-texts', words: string) => {
    const fields = studio.payload.collections[collection].config.admin.listSearchableFields ?? []
    const where: Where = { or: fields.map((field) => ({ [field]: { like: words } })) }
    return (await studio.payload.find({ collection, where, depth: 0 })).totalDocs
  }
  expect(await inList('pages', `http://localhost:3000/nl-nl/advies/${key}/`)).toBe(1)
  expect(await inList('pages', `/advies/${key}`)).toBe(2)
  expect(await inList('product-texts', `http://localhost:3000/nl-nl/honden/voer/${key}/`)).toBe(1)
})
