import { PREVIEW_HEADER } from '@menagerie/contract/preview'
import { LANGUAGES } from '@menagerie/sites/languages'
import { streamXlsxRows } from 'hucre/xlsx'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { toArchive } from '../../../testing/test-archive.ts'
import { createTestDocuments } from '../../../testing/test-documents.ts'
import { linkedText } from '../../../testing/test-linked-text.ts'
import { openRest } from '../../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { toFormWord } from '../../languages/find-form-word.ts'
import { BROWSER_WORDS } from '../../words/browser-words.ts'
import { madeSchema } from '../elsewhere.ts'
import { type Returned, returnedSchema } from './exchange.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let token: string
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  const data = {
    email: 'translator@example.test',
    password: 'long enough',
    name: 'Tess',
    role: 'admin' as const,
    sites: [],
  }
  await studio.payload.create({ collection: 'users', data })
  token = (await studio.payload.login({ collection: 'users', data })).token ?? ''
})
afterAll(() => studio.close())

const NL = 'tailwell/nl_NL'
const DE = 'tailwell/de_DE'

async function pageWithCopy() {
  const target = await make.page({ title: 'Contact' })
  const source = await make.page({
    title: 'Gezond gebit',
    main: [
      { blockType: 'BlockQuote', text: 'Poets {elke} dag' },
      { blockType: 'RichText', content: linkedText([target.id]) },
    ],
  })
  const body = { documents: [{ collection: 'pages', id: source.id }], site: DE }
  const made = madeSchema.parse((await rest.call('admin', 'POST', '/elsewhere', { body })).body)
  return { source, id: made.documents[0]?.id ?? '' }
}

async function call(path: string, body?: Uint8Array | string, language = 'en') {
  const request = new Request(`http://studio.example/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `JWT ${token}`, 'accept-language': language },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
  return handleEndpoints({ config: studio.payload.config, request })
}
const out = async (format: string, ids: string, from = NL) =>
  new Uint8Array(
    await (await call(`/translation-files/${format}?collection=pages&from=${from}&to=${DE}&ids=${ids}`)).arrayBuffer(),
  )
const asText = async (ids: string) => new TextDecoder().decode(await out('xliff-2.1', ids))
async function back(file: Uint8Array | string, save = false): Promise<Returned> {
  const answer = await call(`/translation-files${save ? '?save=true' : ''}`, file)
  const said = await answer.json()
  expect(answer.status, JSON.stringify(said)).toBe(200)
  return returnedSchema.parse(said)
}
const statesOf = ({ documents }: Returned) => documents.flatMap(({ texts }) => texts.map(({ state }) => state))
const newest = (id: string) => studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })

/** Fills in translations like a translator's tool. */
const translate = (xml: string, words: Record<string, string>) =>
  Object.entries(words).reduce(
    (all, [source, target]) => all.replace(`${source}</source>`, `${source}</source><target>${target}</target>`),
    xml,
  )

test('exported texts come back translated as a draft and no longer count as untranslated', async () => {
  const { id } = await pageWithCopy()
  const xml = translate(await asText(id), {
    'Gezond gebit': 'Gesunde Zähne',
    'Poets {elke} dag': 'Putz {jeden} Tag',
    '<pc id="1">contact</pc>': '<pc id="1">Kontakt</pc>',
  })
  expect(statesOf(await back(xml))).toEqual(['new', 'new', 'new'])
  expect(await newest(id)).toMatchObject({ title: 'Gezond gebit' })
  expect(await back(xml, true)).toMatchObject({ written: 1 })
  expect(await newest(id)).toMatchObject({
    title: 'Gesunde Zähne',
    _status: 'draft',
    openTexts: 0,
    savedBy: 'Tess',
    main: [{ text: 'Putz {jeden} Tag' }, {}],
  })
  expect(JSON.stringify((await newest(id)).main)).toContain('Kontakt')
  expect(statesOf(await back(await asText(id)))).toEqual(['same', 'same', 'same'])
})

test('an exported file links to the form and to a preview without sign-in, one link for all files of a person', async () => {
  vi.stubEnv('PREVIEW_SECRET', 'only for this test, and long enough')
  const { id } = await pageWithCopy()
  await studio.payload.update({ collection: 'pages', id, draft: true, data: { title: 'Gesunde Zähne' } })
  const { path } = await newest(id)
  const xml = await asText(id)
  const [, address = ''] = /category="preview">([^<]+)</.exec(xml) ?? []
  const shown = new URL(address.replaceAll('&amp;', '&'))
  expect(shown.pathname).toContain(`/${path}`)
  expect(xml).toContain(`category="form">http://studio.example/admin/collections/pages/${id}`)
  const headers = { [PREVIEW_HEADER]: shown.searchParams.get('token') ?? '' }
  const ahead = await rest.call('anonymous', 'GET', '/preview/ahead', { headers })
  expect(ahead.status, ahead.text).toBe(200)
  expect(ahead.text).toContain('Gesunde Zähne')
  expect(await asText(id)).toBe(xml)
  const where = { by: { equals: 'Tess' } }
  const { docs } = await studio.payload.find({ collection: 'preview-links', where })
  expect(docs).toHaveLength(1)
  await studio.payload.update({ collection: 'preview-links', where, data: { withdrawn: true } })
  expect((await rest.call('anonymous', 'GET', '/preview/ahead', { headers })).status).toBe(403)
  const reviewed = await rest.call(
    'reviewer',
    'GET',
    `/translation-files/xliff-2.1?collection=pages&from=${NL}&to=${DE}&ids=${id}`,
  )
  expect(reviewed.text).toContain('category="form"')
  expect(reviewed.text).not.toContain('category="preview"')
  vi.unstubAllEnvs()
})

test('documents are exported in the order in which they were requested', async () => {
  const [one, other] = [await pageWithCopy(), await pageWithCopy()]
  const orderOf = (xml: string) => [...xml.matchAll(/original="pages\/([^"]+)"/g)].map(([, id]) => id)
  for (const ids of [
    [one.id, other.id],
    [other.id, one.id],
  ])
    expect(orderOf(await asText(ids.join()))).toEqual(ids)
})

test('an export of source pages contains their counterparts on the other site', async () => {
  const [one, other] = [await pageWithCopy(), await pageWithCopy()]
  const ofSources = await asText([other.source.id, one.source.id].join())
  expect(ofSources).toBe(await asText([other.id, one.id].join()))
  expect(ofSources).toContain(one.id)
})

test('texts that were changed on either side after the export are reported and not overwritten', async () => {
  const { id, source } = await pageWithCopy()
  const xml = translate(await asText(id), { 'Gezond gebit': 'Gesunde Zähne', 'Poets {elke} dag': 'Putz jeden Tag' })
  const { docs } = await studio.payload.find({ collection: 'pages', where: { id: { equals: source.id } }, depth: 0 })
  await studio.payload.update({
    collection: 'pages',
    id: source.id,
    data: { title: 'Schoon gebit', main: docs[0]?.main ?? [], _status: 'published' },
  })
  const own = await newest(id)
  const [first, ...others] = own.main ?? []
  const main = [{ ...first, text: 'Schon geputzt' }, ...others]
  await studio.payload.update({ collection: 'pages', id, data: { main }, draft: true })
  expect(statesOf(await back(xml, true))).toEqual(['changed', 'edited'])
  expect(await newest(id)).toMatchObject({ title: 'Gezond gebit', main: [{ text: 'Schon geputzt' }, {}] })
})

test('a missing tag, a removed block and a deleted document are reported', async () => {
  const { id } = await pageWithCopy()
  const xml = await asText(id)
  const lost = translate(xml, { '<pc id="1">contact</pc>': 'Kontakt' })
  expect((await back(lost)).documents[0]?.texts).toMatchObject([{ state: 'damaged', problem: 'tag {1} is missing' }])
  await studio.payload.update({ collection: 'pages', id, data: { main: [] }, draft: true })
  expect(statesOf(await back(translate(xml, { 'Poets {elke} dag': 'Putz' })))).toEqual(['gone'])
  await studio.payload.delete({ collection: 'pages', id })
  expect((await back(xml)).documents).toMatchObject([{ refusal: 'This document no longer exists' }])
})

test('an untouched workbook or XLIFF file of either version is imported without a difference', async () => {
  const { id } = await pageWithCopy()
  for (const format of ['xlsx', 'xliff-1.2', 'xliff-2.1'])
    expect(await back(await out(format, id))).toEqual({
      documents: [expect.objectContaining({ id, texts: [] })],
      written: 0,
      files: [],
    })
  await studio.payload.update({ collection: 'pages', id, data: { title: 'Gesunde Zähne' }, draft: true })
  for (const format of ['xlsx', 'xliff-1.2', 'xliff-2.1'])
    expect(statesOf(await back(await out(format, id)))).toEqual(['same'])
})

test.each(['de', 'ru', 'hu', 'nb'])(
  'a workbook has headings and places in the reader’s language (%s), and can be imported in another',
  async (language) => {
    const { id } = await pageWithCopy()
    const path = `/translation-files/xlsx?collection=pages&from=${NL}&to=${DE}&ids=${id}`
    const file = new Uint8Array(await (await call(path, undefined, language)).arrayBuffer())
    const words = BROWSER_WORDS[language === 'nb' ? 'no' : z.enum(LANGUAGES).parse(language)]
    const rows: unknown[][] = []
    for await (const { values } of streamXlsxRows(file)) rows.push([...values])
    expect(rows[0]).toEqual(expect.arrayContaining([words['files.columnTranslation'], words['files.columnText']]))
    expect(rows[2]).toContain(['Main area', 'Quote', 'Quote'].map((word) => toFormWord(word, language)).join(' · '))
    expect(await back(file)).toMatchObject({ documents: [{ id, texts: [] }], written: 0 })
  },
)

test('independently written pages are exported with their counterparts and imported without a difference', async () => {
  const group = { translationGroup: crypto.randomUUID() }
  await make.page({ title: 'Gezond gebit', ...group })
  const own = await make.page({ title: 'Gesunde Zähne', site: DE, ...group })
  const file = await out('xliff-2.1', own.id)
  const answer = await call(`/translation-files?from=${NL}`, file)
  expect(statesOf(returnedSchema.parse(await answer.json()))).toEqual(['same'])
})

test('an archive of several files is imported at once, and a file that cannot be read is named', async () => {
  const [one, other] = [await pageWithCopy(), await pageWithCopy()]
  const german = { 'Gezond gebit': 'Gesunde Zähne' }
  const archive = toArchive([
    { name: 'one.xlf', content: translate(await asText(one.id), german) },
    { name: 'two/other.xlsx', content: await out('xlsx', other.id) },
    { name: 'lost.xlf', content: 'no XML at all' },
  ])
  const { documents, written, files } = await back(archive, true)
  expect(documents.map(({ id, texts }) => [id, texts.map(({ state }) => state)])).toEqual([
    [one.id, ['new']],
    [other.id, []],
  ])
  expect([written, files.map(({ name }) => name)]).toEqual([1, ['lost.xlf']])
  expect(await newest(one.id)).toMatchObject({ title: 'Gesunde Zähne', _status: 'draft' })
})

test('a file that is not a translation file is refused with an error message', async () => {
  for (const file of ['no XML at all', 'PK and nothing', '<xliff><!DOCTYPE x></xliff>']) {
    const answer = await call('/translation-files', file)
    expect([answer.status, Object.keys(await answer.json())]).toEqual([400, ['errors']])
  }
})
