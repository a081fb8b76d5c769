import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../../testing/test-documents.ts'
import { openRest } from '../../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { madeSchema } from '../elsewhere.ts'
import { type BesideRow, type BesideText, besideListSchema, besideSchema } from './beside.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const [NL, BE, DE] = ['tailwell/nl_NL', 'tailwell/nl_BE', 'tailwell/de_DE']
const quote = (text: string) => ({ blockType: 'BlockQuote' as const, text })

async function copyOf(id: string, site: string) {
  const body = { documents: [{ collection: 'pages', id }], site }
  const answer = await rest.call('admin', 'POST', '/elsewhere', { body })
  return madeSchema.parse(answer.body).documents[0]?.id ?? ''
}
async function beside(id: string, other: string) {
  const answer = await rest.call('editor', 'GET', `/translations/pages/${id}/beside/${other}`)
  expect(answer.status, answer.text).toBe(200)
  return besideSchema.parse(answer.body)
}
test.each(['de', 'ru', 'hu', 'nb'])(
  'the source is shown beside the form when the studio language is %s',
  async (language) => {
    const source = await make.page({ title: 'Gezond gebit', main: [quote('Poets elke dag')] })
    const id = await copyOf(source.id, DE)
    const headers = { 'accept-language': language }
    const answer = await rest.call('editor', 'GET', `/translations/pages/${id}/beside/${source.id}`, { headers })
    expect(besideSchema.parse(answer.body).parts.map(({ type }) => type)).toContain('text')
  },
)

const page = (id: string) => studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
const isText = (part: BesideText | BesideRow): part is BesideText => part.type === 'text'
const isRow = (part: BesideText | BesideRow): part is BesideRow => part.type === 'row'
const idsOf = (main: readonly { id?: string | null }[] | null | undefined) => (main ?? []).map(({ id }) => id)

test('the source is shown beside its copy text by text, each with the matching field of the copy', async () => {
  const source = await make.page({ title: 'Gezond gebit', main: [quote('Poets elke dag'), quote('Kauwen helpt')] })
  const id = await copyOf(source.id, DE)
  const own = await page(id)
  const [first, second] = own.main ?? []
  await studio.payload.update({ collection: 'pages', id, data: { main: [second, first] }, draft: true })
  const { isSource, isSameLanguage, other, parts } = await beside(id, source.id)
  expect({ isSource, isSameLanguage, other }).toEqual({
    isSource: true,
    isSameLanguage: false,
    other: { id: source.id, site: NL, title: 'Gezond gebit', language: 'nl' },
  })
  expect(parts.filter(isText).map(({ text, own: key }) => [text, key])).toEqual([
    ['Gezond gebit', 'title'],
    ['Poets elke dag', `main/${first?.id}/text`],
    ['Kauwen helpt', `main/${second?.id}/text`],
  ])
})

test('a block that the copy lacks is shown with its place, and rows of two copies of one source are paired', async () => {
  const translationGroup = randomUUID()
  const there = await make.page({ title: 'Contact', translationGroup })
  const german = await make.page({ title: 'Kontakt', site: DE, translationGroup })
  const banner = { blockType: 'CtaBanner', colorTheme: '1', blockTitle: 'Bel', buttonText: 'Bel ons' }
  const source = await make.page({
    title: 'Gezond gebit',
    main: [quote('Een'), { ...banner, button: { type: 'page', page: there.id } }, quote('Twee')],
  })
  const [de, be] = [await copyOf(source.id, DE), await copyOf(source.id, BE)]
  const [one, , two] = (await page(de)).main ?? []
  await studio.payload.update({ collection: 'pages', id: de, data: { main: [one, two] }, draft: true })
  const parts = (await beside(de, source.id)).parts.filter(isRow)
  expect(parts.map(({ own }) => own)).toEqual([`main/${one?.id}`, undefined, `main/${two?.id}`])
  expect(parts[1]).toMatchObject({ list: 'main', after: [expect.any(String)], value: { button: { page: german.id } } })
  expect(parts[2]?.after.at(-1)).toBe(one?.id)
  // Belgium's copy is compared with Germany's through their common source.
  const belgian = (await page(be)).main
  const pairs = (await beside(de, be)).parts.filter(isRow)
  expect(pairs.map(({ id, own }) => [id, own])).toEqual([
    [idsOf(belgian)[0], `main/${one?.id}`],
    [idsOf(belgian)[1], undefined],
    [idsOf(belgian)[2], `main/${two?.id}`],
  ])
  expect(await beside(be, source.id)).toMatchObject({ isSource: true, isSameLanguage: true })
  // The source is compared with its copy.
  expect((await beside(source.id, de)).parts.filter(isRow).map(({ own }) => own)).toEqual([
    `main/${idsOf(source.main)[0]}`,
    `main/${idsOf(source.main)[2]}`,
  ])
})

test('independently written pages are paired by the kind and order of their rows', async () => {
  const translationGroup = randomUUID()
  const dutch = await make.page({ title: 'A', main: [quote('Een'), quote('Twee')], translationGroup })
  const german = await make.page({ title: 'B', main: [quote('Eins')], site: DE, translationGroup })
  const list = await rest.call('editor', 'GET', `/translations/pages/${german.id}/beside`)
  expect(besideListSchema.parse(list.body)).toEqual({
    first: dutch.id,
    documents: [{ id: dutch.id, site: NL, title: 'A' }],
  })
  const { isSource, parts } = await beside(german.id, dutch.id)
  expect(isSource).toBe(false)
  expect(parts.filter(isRow).map(({ own }) => own)).toEqual([`main/${idsOf(german.main)[0]}`, undefined])
})

test('anonymous callers are refused, and an unknown page is answered with 404', async () => {
  const source = await make.page({ title: 'A' })
  expect((await rest.call('anonymous', 'GET', `/translations/pages/${source.id}/beside`)).status).toBe(403)
  expect((await rest.call('editor', 'GET', `/translations/pages/${randomUUID()}/beside`)).status).toBe(404)
})
