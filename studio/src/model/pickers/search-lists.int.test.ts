import type { CollectionSlug, TypedUser, Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDocument } from '../../testing/test-access-documents.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { findMedia } from './find-media.ts'

let studio: TestStudio
let user: TypedUser
beforeAll(async () => {
  studio = await openTestStudio()
  const data = { email: 'lists@example.test', password: 'long enough', name: 'Lists', role: 'admin' as const }
  user = { ...(await studio.payload.create({ collection: 'users', data })), collection: 'users' }
})
afterAll(() => studio.close())

/** Collections of documents with names, and the field of the name. */
const NAMED = {
  pages: 'title',
  articles: 'title',
  jobs: 'title',
  'product-facts': 'name',
  'product-texts': 'name',
  'product-drafts': 'title',
  categories: 'displayName',
  terms: 'label',
  authors: 'name',
  media: 'alt',
  films: 'title',
  leaflets: 'title',
  downloads: 'title',
  stores: 'name',
  customers: 'company',
  receivers: 'name',
  glossary: 'note',
  redirects: 'note',
  'search-rules': 'title',
  'preview-links': 'title',
} as const satisfies Partial<Record<CollectionSlug, string>>
const slugs = Object.keys(NAMED).filter((slug): slug is keyof typeof NAMED => slug in NAMED)

/** A name with the special characters of word processors, and the same name as users type it. */
const SET = 'Zécken\u00ADschutz\u2011mit\u200Btel\u00A0– l’œuf Łosoś'
const TYPED = "losos - zeckenschutz-MITTEL l'oeuf"

test.each(slugs)('lists and choices of %s find names as people type them', async (collection) => {
  const { payload } = studio
  const { admin } = payload.collections[collection].config
  const name = NAMED[collection]
  const { data, file } = await newDocument(studio, collection)
  const { id } = await payload.create({ collection, data: { ...data, [name]: SET }, file, draft: true })
  const find = async (where: Where, overrideAccess = false) => {
    const asked = { collection, where, draft: true, limit: 50, depth: 0, overrideAccess, user } as const
    return (await payload.find(asked)).docs.map((document) => document.id)
  }
  const fields = admin.listSearchableFields ?? []
  const list: Where = { and: [{ id: { exists: true } }, { or: fields.map((field) => ({ [field]: { like: TYPED } })) }] }
  expect(await find(list)).toEqual([id])
  expect(await find({ [name]: { like: TYPED } })).toEqual([id])
  // Queries by code compare the exact letters.
  expect(await find({ [name]: { like: TYPED } }, true)).toEqual([])
  expect(await find({ [name]: { like: 'losos zeckenzange' } })).toEqual([])
})

test('pictures are found by their alternative text in another language than that of the form', async () => {
  const { payload } = studio
  const { data, file } = await newDocument(studio, 'media')
  const { id } = await payload.create({ collection: 'media', data, file })
  await payload.update({ collection: 'media', id, locale: 'nl', data: { alt: 'Een slaap\u00ADmuis' } })
  const where: Where = { or: [{ filename: { like: 'slaapmuis' } }, { alt: { like: 'slaapmuis' } }] }
  expect((await payload.find({ collection: 'media', where })).docs).toMatchObject([{ id }])
})

test('pictures are found by their tags, which are normalised when they are saved', async () => {
  const { payload } = studio
  const { data, file } = await newDocument(studio, 'media')
  const tags = ['Su\u0308\u00DFe Kiste ', 's\u00FC\u00DFe\u00A0kiste', 'herb\u00ADstlich']
  const { id, ...stored } = await payload.create({ collection: 'media', data: { ...data, tags }, file })
  expect(stored.tags).toEqual(['s\u00FC\u00DFe kiste', 'herbstlich'])
  const where: Where = { or: [{ filename: { like: 'herbstlich kiste' } }, { alt: { like: 'herbstlich kiste' } }] }
  expect((await payload.find({ collection: 'media', where })).docs).toMatchObject([{ id }])
  expect(await findMedia(payload, { words: 'kiste herbst', site: undefined }, 'en')).toMatchObject([{ id }])
  const byTag = await payload.find({ collection: 'media', where: { tags: { equals: 'su\u0308\u00DFe kiste' } } })
  expect(byTag.docs).toMatchObject([{ id }])
})

/** Sends the same query as the search above a list. */
async function searchList(collection: CollectionSlug, typed: string): Promise<unknown[]> {
  const { payload } = studio
  const fields = payload.collections[collection].config.admin.listSearchableFields ?? []
  const where: Where = { or: fields.map((field) => ({ [field]: { like: typed } })) }
  const asked = { collection, where, draft: true, limit: 50, depth: 0, overrideAccess: false, user } as const
  return (await payload.find(asked)).docs.map(({ id }) => id)
}

test('drafts of a product are found by its number, by its name on any site and by the person who saved them', async () => {
  const { payload } = studio
  const make = createTestDocuments(studio)
  const facts = await make.facts({ sku: '47114711', name: 'Salmon kibble' })
  await make.text(facts.id, { name: 'Zalmbrokken voor katten' })
  const data = { title: 'Salmon kibble, all countries', product: facts.id, part: 'shared' }
  const { id } = await payload.create({ collection: 'product-drafts', data, draft: true, user })
  for (const typed of ['47114711', 'zalmbrokken', 'ZALM katten', 'all countries', 'lists'])
    expect(await searchList('product-drafts', typed), typed).toEqual([id])
  expect(await searchList('product-drafts', 'zalmbrokken honden')).toEqual([])
})

test('a glossary entry is found by its forbidden words, and a redirect by its target', async () => {
  const { payload } = studio
  const word = { language: 'nl', say: 'kattenvoer', never: ['poezenvoer', 'kattenvreten'] } as const
  const { id } = await payload.create({ collection: 'glossary', data: { ...word, never: [...word.never] } })
  expect(await searchList('glossary', 'vreten')).toEqual([id])
  const target = { type: 'path', path: 'acties/lente' } as const
  const rule = { site: 'tailwell/nl_NL', from: 'oud/lente', match: 'exact', status: '301', target } as const
  const redirect = await payload.create({ collection: 'redirects', data: rule })
  expect(await searchList('redirects', 'acties/lente')).toEqual([redirect.id])
})
