import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { linkedText } from '../../testing/test-linked-text.ts'
import { openPublished } from '../../testing/test-published.ts'
import { refusalOfSave } from '../../testing/test-refusal.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { changesAnswerSchema } from './changes.ts'
import { copyPlansSchema, madeSchema } from './elsewhere.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  published = openPublished(studio.databaseUrl)
})
afterAll(async () => {
  await published.close()
  await studio.close()
})

const DE = 'tailwell/de_DE'
const joined = () => ({ translationGroup: randomUUID() })
const named = (collection: string, id: string) => ({ collection, id })

async function create(body: Record<string, unknown>, who: 'admin' | 'editor' = 'admin') {
  const answer = await rest.call(who, 'POST', '/elsewhere', { body: { site: DE, ...body } })
  expect(answer.status, answer.text).toBe(201)
  return madeSchema.parse(answer.body)
}
async function plan(body: Record<string, unknown>) {
  const answer = await rest.call('admin', 'POST', '/elsewhere/plan', { body: { sites: [DE], ...body } })
  expect(answer.status, answer.text).toBe(200)
  return copyPlansSchema.parse(answer.body).sites[0]
}
const newest = (collection: 'pages' | 'menus', id: string) =>
  studio.payload.findByID({ collection, id, draft: true, depth: 0 })
const first = (made: z.infer<typeof madeSchema>) => made.documents[0]?.id ?? ''

/** A page with all types of links, some of which have a counterpart in Germany. */
async function linkedPage() {
  const group = joined()
  const there = await make.page({ title: 'Contact', ...group })
  const german = await make.page({ title: 'Kontakt', site: DE, ...group })
  const lone = await make.page({ title: 'Alleen hier' })
  const facts = await make.facts()
  const page = await make.page({
    title: 'Puppy’s in huis',
    main: [
      {
        blockType: 'CtaBanner',
        colorTheme: '1',
        blockTitle: 'Bel ons',
        buttonText: 'Bel',
        button: { type: 'page', page: there.id },
      },
      {
        blockType: 'CtaBanner',
        colorTheme: '1',
        blockTitle: 'Lees',
        buttonText: 'Lees',
        button: { type: 'page', page: lone.id },
      },
      { blockType: 'ProductGridSmall', title: 'Kies', products: [facts.id] },
      { blockType: 'RichText', content: linkedText([there.id, lone.id]) },
    ],
  })
  return { page, there, german, lone, facts }
}

test('a copy is joined to its source, and its links lead to the same pages on its own site', async () => {
  const { page, german, lone, facts } = await linkedPage()
  const documents = [named('pages', page.id)]
  const seen = await plan({ documents })
  expect(seen?.documents).toMatchObject([{ title: 'Puppy’s in huis', path: 'puppys-in-huis' }])
  expect(seen?.missing).toMatchObject([{ id: lone.id, title: 'Alleen hier', why: 'none', canMake: true }])
  const copy = await newest('pages', first(await create({ documents, titles: { [page.id]: 'Welpen zu Hause' } })))
  expect(copy).toMatchObject({
    site: DE,
    title: 'Welpen zu Hause',
    path: 'welpen-zu-hause',
    _status: 'draft',
    translationGroup: page.translationGroup,
    main: [
      { button: { type: 'page', page: german.id }, blockTitle: 'Bel ons' },
      { button: { type: null, page: null }, blockTitle: 'Lees' },
      { products: [facts.id] },
      { content: linkedText([german.id, undefined]) },
    ],
  })
})

test('a linked page that is missing on the other site can be created with the copy, which links to it', async () => {
  const { page, lone } = await linkedPage()
  const { documents } = await create({ documents: [named('pages', page.id)], also: [named('pages', lone.id)] })
  expect(documents).toHaveLength(2)
  const [copy, other] = await Promise.all(documents.map(({ id }) => newest('pages', id)))
  expect(copy).toMatchObject({ main: [{}, { button: { page: other?.id } }, {}, { content: { root: {} } }] })
})

test('a copied branch keeps its structure, with pages below the copy of the page above them', async () => {
  const top = await make.page({ title: 'Honden', path: `honden-${randomUUID()}` })
  const below = await make.page({ title: 'Gezond gebit', path: `${top.path}/gebit` })
  const titles = { [top.id]: 'Hunde', [below.id]: 'Gesunde Zähne' }
  const { documents } = await create({ documents: [named('pages', top.id)], below: true, titles })
  const pages = await Promise.all(documents.map(({ id }) => newest('pages', id)))
  expect(pages).toMatchObject([{ path: 'hunde' }, { path: 'hunde/gesunde-zaehne' }])
})

test('a category, its parent and the new page that it links to are copied in one request', async () => {
  const page = await make.page({ title: 'Honden' })
  const parent = await make.category({ code: `dogs-${randomUUID()}`, linkedPage: page.id })
  const child = await make.category({ code: `food-${randomUUID()}`, parent: parent.id })
  const documents = [named('categories', child.id), named('categories', parent.id), named('pages', page.id)]
  const made = await create({ documents })
  const of = (source: string) => made.documents.find((document) => document.source === source)?.id ?? ''
  const where = { id: { in: [of(child.id), of(parent.id)] } }
  const stored = await studio.payload.find({ collection: 'categories', where, draft: true, depth: 0, sort: 'code' })
  expect(stored.docs).toMatchObject([
    { code: parent.code, linkedPage: of(page.id) },
    { code: child.code, parent: of(parent.id) },
  ])
})

test('simultaneous requests for the same copy create only one', async () => {
  const page = await make.page({ title: 'Honden' })
  const body = { documents: [named('pages', page.id)] }
  const made = await Promise.all([1, 2, 3, 4].map(() => create(body)))
  expect(made.flatMap(({ documents }) => documents)).toHaveLength(1)
  const where = { translationGroup: { equals: page.translationGroup }, site: { equals: DE } }
  expect(await studio.payload.find({ collection: 'pages', where, draft: true })).toMatchObject({ totalDocs: 1 })
})

test('the home page of another site counts as the counterpart of a home page without being joined to it', async () => {
  const home = await make.page({ title: 'Thuis', template: 'Homepage', path: '' })
  const german = await make.page({ title: 'Zuhause', template: 'Homepage', path: '', site: DE })
  const button = { type: 'page', page: home.id }
  const banner = { blockType: 'CtaBanner', colorTheme: '1', blockTitle: 'Thuis', buttonText: 'Thuis', button }
  const page = await make.page({ title: 'Puppy’s', main: [banner] })
  expect(await plan({ documents: [named('pages', home.id)] })).toMatchObject({ documents: [{ existing: german.id }] })
  const copy = await newest('pages', first(await create({ documents: [named('pages', page.id)] })))
  expect(copy).toMatchObject({ main: [{ button: { page: german.id } }] })
})

test('an existing counterpart stays unchanged, or receives the content as a draft at its own address', async () => {
  const group = joined()
  const page = await make.page({ title: 'Nieuw', ...group })
  const german = await make.page({ title: 'Alt', site: DE, path: `alt-${randomUUID()}`, ...group })
  const documents = [named('pages', page.id)]
  expect(await plan({ documents })).toMatchObject({ documents: [{ existing: german.id }] })
  expect(await create({ documents })).toEqual({ documents: [], menus: [] })
  await create({ documents, existing: 'replace' })
  expect(await newest('pages', german.id)).toMatchObject({ title: 'Nieuw', path: german.path, _status: 'draft' })
  expect(await studio.payload.findByID({ collection: 'pages', id: german.id })).toMatchObject({ title: 'Alt' })
})

test('menus get items for the new pages, below the item that matches the parent item', async () => {
  const group = joined()
  const dogs = await make.page({ title: 'Honden', ...group })
  const hunde = await make.page({ title: 'Hunde', site: DE, ...group })
  const page = await make.page({ title: 'Puppy’s' })
  const link = (id: string) => ({ type: 'page', page: id })
  await make.menu({
    slot: 'header',
    items: [{ title: 'Honden', link: link(dogs.id), subItems: [{ title: 'Puppy’s', link: link(page.id) }] }],
  })
  const menu = await make.menu({ slot: 'header', site: DE, items: [{ title: 'Hunde', link: link(hunde.id) }] })
  const documents = [named('pages', page.id)]
  expect(await plan({ documents })).toMatchObject({ menuItems: 1 })
  const made = await create({ documents, menus: true })
  expect(made.menus).toEqual([{ id: menu.id, items: 1 }])
  expect(await newest('menus', menu.id)).toMatchObject({
    _status: 'draft',
    items: [{ title: 'Hunde', subItems: [{ title: 'Puppy’s', link: link(first(made)) }] }],
  })
})

test('editors can create drafts only on their own sites, and one call cannot copy from several sites', async () => {
  const page = await make.page({ site: DE })
  const other = await make.page()
  const body = { documents: [named('pages', page.id)], site: 'tailwell/fr_FR' }
  expect(await rest.call('editor', 'POST', '/elsewhere', { body })).toMatchObject({ status: 403 })
  expect(await rest.call('anonymous', 'POST', '/elsewhere', { body })).toMatchObject({ status: 403 })
  expect(await create({ documents: [named('pages', page.id)], site: 'tailwell/nl_NL' }, 'editor')).toMatchObject({
    documents: [{ source: page.id }],
  })
  const mixed = { ...body, documents: [named('pages', page.id), named('pages', other.id)] }
  expect(await rest.call('admin', 'POST', '/elsewhere', { body: mixed })).toMatchObject({ status: 400 })
})

test('Dutch text left in a German page counts as untranslated on another German site, but not in Belgium', async () => {
  const page = await make.page({ title: 'Gezond gebit', subTitle: 'Poetsen is nuttig' })
  const german = first(await create({ documents: [named('pages', page.id)] }))
  const save = (id: string, data: object) => studio.payload.update({ collection: 'pages', id, data: { ...data } })
  await save(german, { title: 'Gesunde Zähne', _status: 'published' })
  const copyTo = async (site: string) => first(await create({ documents: [named('pages', german)], site }))
  const austrian = await copyTo('aldergrove/de_DE')
  expect(await newest('pages', austrian)).toMatchObject({ title: 'Gesunde Zähne', openTexts: 1 })
  const told = changesAnswerSchema.parse((await rest.call('admin', 'GET', `/translations/pages/${austrian}`)).body)
  expect(told.changes).toMatchObject({ language: 'de', openLanguage: 'nl', open: [{ path: 'subTitle' }] })
  // Germany translates it afterwards, but the words here stay Dutch.
  await save(german, { subTitle: 'Putzen nützt', _status: 'published' })
  await save(austrian, { _status: 'published' })
  expect((await published.row(austrian))?.body.robots).toEqual({ index: false, follow: true })
  await save(austrian, { subTitle: 'Putzen nützt', _status: 'published' })
  expect(await newest('pages', austrian)).toMatchObject({ openTexts: 0 })
  // For Belgium, only the German words of a German page with Dutch parts are foreign.
  await save(german, { subTitle: 'Poetsen is nuttig', _status: 'published' })
  expect(await newest('pages', await copyTo('tailwell/nl_BE'))).toMatchObject({ openTexts: 1 })
})

test('untranslated texts are counted, keep a page from search engines, and are refused if the site says so', async () => {
  const page = await make.page({ title: 'Gezond gebit', subTitle: 'Poetsen', shortDescription: '12 %' })
  const id = first(await create({ documents: [named('pages', page.id)] }))
  expect(await newest('pages', id)).toMatchObject({ translatedFrom: { id: page.id }, openTexts: 2 })
  const save = (data: object) => studio.payload.update({ collection: 'pages', id, data: { ...data } })
  expect(await save({ title: 'Gesunde Zähne', _status: 'published' })).toMatchObject({ openTexts: 1 })
  expect((await published.row(id))?.body.robots).toEqual({ index: false, follow: true })
  await studio.payload.create({
    collection: 'site-settings',
    data: { site: DE, refuseUntranslated: true, _status: 'published' },
  })
  const message = 'This is still in Dutch: translate it, or confirm beside the form that it is correct as it is'
  expect(await refusalOfSave(() => save({ _status: 'published' }))).toEqual([{ path: 'subTitle', message }])
  await save({ subTitle: 'Putzen', _status: 'published' })
  expect(await newest('pages', id)).toMatchObject({ openTexts: 0 })
})

test('a Belgian copy of a Dutch page has no untranslated texts, because both sites are in Dutch', async () => {
  const page = await make.page({ title: 'Gezond gebit' })
  const id = first(await create({ documents: [named('pages', page.id)], site: 'tailwell/nl_BE' }))
  expect(await newest('pages', id)).toMatchObject({ openTexts: 0, title: 'Gezond gebit' })
})
