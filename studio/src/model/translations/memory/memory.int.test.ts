import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../../testing/test-documents.ts'
import { openRest } from '../../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { madeSchema } from '../elsewhere.ts'
import { memoryAnswerSchema } from './memory.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const DE = 'tailwell/de_DE'
const quote = (text: string) => ({ blockType: 'BlockQuote' as const, text })
const save = (id: string, data: object) =>
  studio.payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } })

async function ask(texts: readonly string[], more: { to?: string; document?: string } = {}) {
  const body = { from: 'nl', to: 'de', texts, ...more }
  for (;;) {
    const answer = await rest.call('editor', 'POST', '/translations/memory', { body })
    expect(answer.status, answer.text).toBe(200)
    const { isReading, texts: found } = memoryAnswerSchema.parse(answer.body)
    if (!isReading) return found
  }
}
const told = (found: Awaited<ReturnType<typeof ask>>) =>
  found.map((text) => text.map(({ offers }) => offers.map(({ translation }) => translation)))

test('sentences of copies are offered with their page, however the rows of either page have moved', async () => {
  const source = await make.page({
    title: 'Gezond gebit',
    main: [quote('Poets het gebit elke dag. Kauwen helpt ook.'), quote('Vraag je dierenarts om raad')],
  })
  const answer = await rest.call('admin', 'POST', '/elsewhere', {
    body: { documents: [{ collection: 'pages', id: source.id }], site: DE },
  })
  const id = madeSchema.parse(answer.body).documents[0]?.id ?? ''
  const { main } = await studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
  const [first, second] = main ?? []
  await save(id, {
    title: 'Gesunde Zähne',
    main: [
      { ...second, text: 'Fragen Sie Ihre Tierarztpraxis um Rat' },
      { ...first, text: 'Putzen Sie die Zähne jeden Tag. Auch Kauen hilft.' },
    ],
  })
  const found = await ask(['Kauwen helpt ook.', 'Vraag je dierenarts om raad'])
  expect(told(found)).toEqual([[['Auch Kauen hilft.']], [['Fragen Sie Ihre Tierarztpraxis um Rat']]])
  expect(found[0]?.[0]?.offers[0]).toMatchObject({
    collection: 'pages',
    document: id,
    site: DE,
    title: 'Gesunde Zähne',
    alike: 1,
    source: 'Kauwen helpt ook.',
  })
  // Also offered for a similar sentence and in the other direction, but not for the page itself.
  expect((await ask(['Poets het gebit elke week.']))[0]?.[0]?.offers[0]).toMatchObject({
    source: 'Poets het gebit elke dag.',
    translation: 'Putzen Sie die Zähne jeden Tag.',
  })
  const back = await rest.call('editor', 'POST', '/translations/memory', {
    body: { from: 'de', to: 'nl', texts: ['Auch Kauen hilft.'] },
  })
  expect(told(memoryAnswerSchema.parse(back.body).texts)).toEqual([[['Kauwen helpt ook.']]])
  expect(told(await ask(['Kauwen helpt ook.'], { document: id }))).toEqual([[[]]])
  expect(told(await ask(['Kauwen helpt ook.'], { to: 'fr' }))).toEqual([[[]]])
})

test('a block that was moved to another area on either page keeps its sentence pairs', async () => {
  const source = await make.page({
    title: 'Gezonde oren',
    main: [quote('Maak de oren elke week schoon.')],
    extras: [quote('Een poes schudt haar kop.')],
  })
  const made = await rest.call('admin', 'POST', '/elsewhere', {
    body: { documents: [{ collection: 'pages', id: source.id }], site: DE },
  })
  const id = madeSchema.parse(made.body).documents[0]?.id ?? ''
  const { main, extras } = await studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
  await save(id, {
    title: 'Gesunde Ohren',
    extras: [{ ...main?.[0], text: 'Reinigen Sie die Ohren jede Woche.' }],
    main: [{ ...extras?.[0], text: 'Eine Katze schüttelt den Kopf.' }],
  })
  const asked = ['Maak de oren elke week schoon.', 'Een poes schudt haar kop.']
  const moved = [[['Reinigen Sie die Ohren jede Woche.']], [['Eine Katze schüttelt den Kopf.']]]
  expect(told(await ask(asked))).toEqual(moved)
  await save(source.id, { main: [...(source.extras ?? []), ...(source.main ?? [])], extras: [] })
  expect(told(await ask(asked))).toEqual(moved)
})

test('independently written pages give sentence pairs only if they have equally many rows of a kind', async () => {
  const group = () => ({ translationGroup: randomUUID() })
  const joined = group()
  await make.page({ title: 'A', main: [quote('De kat slaapt graag warm')], ...joined })
  await make.page({ title: 'B', site: DE, main: [quote('Die Katze schläft gern warm')], ...joined })
  expect(told(await ask(['De kat slaapt graag warm']))).toEqual([[['Die Katze schläft gern warm']]])
  const uneven = group()
  await make.page({ title: 'A', main: [quote('De hond zwemt graag'), quote('Een ander citaat')], ...uneven })
  await make.page({ title: 'B', site: DE, main: [quote('Der Hund rennt gern')], ...uneven })
  expect(told(await ask(['De hond zwemt graag']))).toEqual([[[]]])
})

test('drafts give no sentences, and sentences of unpublished pages are removed at the next reading', async () => {
  const joined = { translationGroup: randomUUID() }
  await make.page({ title: 'Konijnen knagen aan hout', ...joined })
  const draft = await make.page({ title: 'Kaninchen nagen an Holz', site: DE, _status: 'draft', ...joined })
  expect(told(await ask(['Konijnen knagen aan hout']))).toEqual([[[]]])
  await save(draft.id, {})
  expect(told(await ask(['Konijnen knagen aan hout']))).toEqual([[['Kaninchen nagen an Holz']]])
  await studio.payload.update({ collection: 'pages', id: draft.id, data: { _status: 'draft' } })
  await make.page({ title: 'Iets anders', translationGroup: randomUUID() })
  expect(told(await ask(['Konijnen knagen aan hout']))).toEqual([[[]]])
})

test('product texts give sentence pairs by their product, and anonymous callers are refused', async () => {
  const facts = await make.facts()
  await make.text(facts.id, { name: 'Zalmbrokken voor kleine honden' })
  await make.text(facts.id, { name: 'Lachsbrocken für kleine Hunde', site: DE })
  expect(told(await ask(['Zalmbrokken voor kleine honden']))).toEqual([[['Lachsbrocken für kleine Hunde']]])
  const body = { from: 'nl', to: 'de', texts: ['Zalmbrokken'] }
  expect((await rest.call('anonymous', 'POST', '/translations/memory', { body })).status).toBe(403)
  expect((await rest.call('editor', 'POST', '/translations/memory', { body: { ...body, to: 'xx' } })).status).toBe(400)
})
