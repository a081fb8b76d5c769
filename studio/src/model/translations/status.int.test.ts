import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { BROWSER_WORDS } from '../words/browser-words.ts'
import { madeSchema } from './elsewhere.ts'
import { findTexts } from './find-texts.ts'
import { readSources } from './read-sources.ts'
import { statusSchema } from './status.ts'
import { translatedFromSchema } from './translated-from.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const NL = 'tailwell/nl_NL'
const DE = 'tailwell/de_DE'

async function statusOf(query: Record<string, string>) {
  const answer = await rest.call('reviewer', 'GET', `/translation-status?${new URLSearchParams(query)}`)
  expect(answer.status, answer.text).toBe(200)
  return statusSchema.parse(answer.body)
}
const publish = (id: string, data: object = {}) =>
  studio.payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } })

test('the state of a page on a site goes from missing to draft, marked, published and stale', async () => {
  const title = `Gezond ${randomUUID()}`
  const page = await make.page({ title })
  const stateIn = async () => (await statusOf({ title })).rows[0]?.cells[DE]
  expect(await stateIn()).toMatchObject({ state: 'missing' })
  const body = { documents: [{ collection: 'pages', id: page.id }], site: DE }
  const made = madeSchema.parse((await rest.call('admin', 'POST', '/elsewhere', { body })).body)
  const id = made.documents[0]?.id ?? ''
  expect(await stateIn()).toMatchObject({ state: 'draft', id, open: 1, changes: 0, by: 'admin' })
  await publish(id)
  expect(await stateIn()).toMatchObject({ state: 'marked' })
  await publish(id, { title: `${title} deutsch` })
  expect(await stateIn()).toMatchObject({ state: 'published', open: 0, isWaiting: false })
  await publish(page.id, { subTitle: 'Nieuw', title: `${title}, anders` })
  expect(await stateIn()).toMatchObject({ state: 'stale', changes: 2 })
  const counted = await statusOf({ title, state: 'stale', site: DE })
  expect(counted).toMatchObject({ total: 1, counts: { [DE]: { stale: 1 }, [NL]: { published: 1 } } })
  expect(await statusOf({ title, state: 'stale', site: NL })).toMatchObject({ total: 0 })
  expect(await statusOf({ title, person: 'nobody of this name' })).toMatchObject({ total: 0 })
})

test('a draft joined to a page appears in the row of that page before it is published', async () => {
  const title = `Vlooien ${randomUUID()}`
  const page = await make.page({ title })
  const german = await make.page({ title: 'Flöhe', site: DE, _status: 'draft' })
  const data = { translationGroup: page.translationGroup }
  await studio.payload.update({ collection: 'pages', id: german.id, data, draft: true })
  const { rows } = await statusOf({ title })
  expect(rows[0]?.cells[DE]).toMatchObject({ state: 'draft', id: german.id })
})

test('a row is named by the source page, and missing translations are made from that page', async () => {
  const title = `Gezond ${randomUUID()}`
  const page = await make.page({ title })
  const site = 'tailwell/en_US'
  const body = { documents: [{ collection: 'pages', id: page.id }], site, titles: { [page.id]: 'Healthy teeth' } }
  await rest.call('admin', 'POST', '/elsewhere', { body })
  const { columns, rows } = await statusOf({ title })
  expect(columns[0]?.id).toBe(site)
  expect(rows).toMatchObject([{ title, first: page.id, cells: { [site]: { state: 'draft' } } }])
})

test('a draft of a translation does not hide that the public page is untranslated or stale', async () => {
  const title = `Wacht ${randomUUID()}`
  const page = await make.page({ title })
  const cellIn = async (query = {}) => (await statusOf({ title, ...query })).rows[0]?.cells[DE]
  const body = { documents: [{ collection: 'pages', id: page.id }], site: DE }
  const made = madeSchema.parse((await rest.call('admin', 'POST', '/elsewhere', { body })).body)
  const id = made.documents[0]?.id ?? ''
  const saveDraft = (data: object) => studio.payload.update({ collection: 'pages', id, draft: true, data })
  await publish(id)
  await saveDraft({ title: `${title} deutsch` })
  expect(await cellIn()).toMatchObject({ state: 'marked', open: 0, isWaiting: true })
  expect(await cellIn({ state: 'draft', site: DE })).toMatchObject({ state: 'marked' })
  await publish(id, { title: `${title} deutsch` })
  expect(await cellIn()).toMatchObject({ state: 'published', open: 0, isWaiting: false })
  await publish(page.id, { title: `${title}, anders` })
  expect(await cellIn()).toMatchObject({ state: 'stale', changes: 1, isWaiting: false })
  const { translatedFrom } = z
    .object({ translatedFrom: translatedFromSchema })
    .parse(await studio.payload.findByID({ collection: 'pages', id }))
  const [source] = await readSources(studio, 'pages', [page.id])
  const [print] = findTexts(studio.payload, 'pages', source?.values ?? {}).texts.filter(({ key }) => key === 'title')
  const prints = { ...translatedFrom.prints, title: print?.print ?? '' }
  await saveDraft({ title: `${title} neu`, translatedFrom: { ...translatedFrom, prints } })
  expect(await cellIn()).toMatchObject({ state: 'stale', changes: 0, isWaiting: true })
})

test('editors can mark a page as left out on their own site, where it then no longer counts as missing', async () => {
  const title = `Feest ${randomUUID()}`
  const page = await make.page({ title, site: DE })
  const body = { collection: 'pages', key: page.translationGroup, site: NL, left: true }
  expect(await rest.call('reviewer', 'POST', '/translation-status/left-out', { body })).toMatchObject({ status: 403 })
  expect(await rest.call('editor', 'POST', '/translation-status/left-out', { body })).toMatchObject({ status: 200 })
  expect((await statusOf({ title })).rows[0]?.cells[NL]).toMatchObject({ state: 'left' })
  await rest.call('editor', 'POST', '/translation-status/left-out', { body: { ...body, left: false } })
  expect((await statusOf({ title })).rows[0]?.cells[NL]).toMatchObject({ state: 'missing' })
})

test('a product text is missing only on sites that sell the product, and terms are reported by language', async () => {
  const facts = await make.facts()
  const name = `Zalm ${randomUUID()}`
  await make.text(facts.id, { name })
  const [row] = (await statusOf({ collection: 'product-texts', title: name })).rows
  expect(row?.cells).toMatchObject({
    [NL]: { state: 'published' },
    [DE]: { state: 'missing' },
    'tailwell/fr_FR': { state: 'none' },
  })
  const term = await make.term({ vocabulary: 'animal_type', code: `dog-${randomUUID().slice(0, 8)}` })
  const [named] = (await statusOf({ collection: 'terms', title: term.code })).rows
  expect(named?.cells).toMatchObject({ nl: { state: 'published' }, de: { state: 'missing' } })
})

test('the shared texts of authors, products and leaflets are reported by language', async () => {
  const name = `Auteur ${randomUUID()}`
  const author = await make.author({ name, occupation: 'Dierenarts' })
  const [own] = (await statusOf({ collection: 'authors', title: name })).rows
  const { savedBy } = await studio.payload.findByID({ collection: 'authors', id: author.id })
  expect(own?.cells).toMatchObject({ nl: { state: 'published' }, de: { state: 'missing', open: 1 } })
  expect(own?.cells.de?.by).toBe(savedBy ?? undefined)
  const facts = await make.facts({ specification: { color: 'rood' } })
  const [product] = (await statusOf({ collection: 'product-facts', title: facts.sku })).rows
  expect(product?.cells).toMatchObject({ en: { state: 'published' }, de: { state: 'missing', open: 1 } })
  const leaflet = await make.leaflet()
  await make.text(facts.id, { leaflets: [leaflet.id] })
  await make.text(facts.id, { site: DE })
  const [inserts] = (await statusOf({ collection: 'leaflets', title: facts.sku })).rows
  expect(inserts?.cells).toMatchObject({
    nl: { state: 'published', id: leaflet.id },
    de: { state: 'missing' },
    fr: { state: 'none' },
  })
})

test('the status of each kind can be read, and the filtered rows can be exported', async () => {
  for (const collection of [
    'articles',
    'jobs',
    'categories',
    'menus',
    'site-settings',
    'search-settings',
    'media',
    'films',
  ])
    expect((await statusOf({ collection })).total).toBeGreaterThanOrEqual(0)
  const title = `Bijt ${randomUUID()}`
  await make.page({ title })
  const csv = await rest.call('reviewer', 'GET', `/translation-status/export.csv?title=${encodeURIComponent(title)}`)
  expect(csv.text.split('\r\n').filter(Boolean)).toHaveLength(2)
  expect(csv.text).toContain(title)
  const headers = { 'accept-language': 'hu' }
  const hungarian = await rest.call(
    'reviewer',
    'GET',
    `/translation-status/export.csv?title=${encodeURIComponent(title)}`,
    { headers },
  )
  expect(hungarian.text).toContain(BROWSER_WORDS.hu['status.template'])
  expect(hungarian.text).toContain(BROWSER_WORDS.hu['status.published'])
  const xlsx = await rest.call('reviewer', 'GET', '/translation-status/export.xlsx')
  expect(xlsx).toMatchObject({ status: 200, type: expect.stringContaining('spreadsheetml') })
})
