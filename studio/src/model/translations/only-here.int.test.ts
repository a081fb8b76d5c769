import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { changesAnswerSchema } from './changes.ts'
import { copyPlansSchema, madeSchema } from './elsewhere.ts'

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
const asked = (id: string) => ({ documents: [{ collection: 'pages', id }] })

async function copyOf(id: string) {
  const answer = await rest.call('admin', 'POST', '/elsewhere', { body: { ...asked(id), site: DE } })
  return madeSchema.parse(answer.body).documents[0]?.id ?? ''
}
async function changesOf(id: string) {
  const answer = await rest.call('admin', 'GET', `/translations/pages/${id}`)
  return changesAnswerSchema.parse(answer.body).changes
}
const page = (id: string) => studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
const save = (id: string, data: object) =>
  studio.payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } })
const draft = (id: string, data: object) => studio.payload.update({ collection: 'pages', id, data, draft: true })
const textsOf = (main: unknown) => JSON.stringify(main).match(/"text":"([^"]*)"/g)

test('a block only for its own country is not copied, not reported as new and needs no linked pages', async () => {
  const there = await make.page({ title: 'Actie', translationGroup: randomUUID() })
  const banner = { blockType: 'CtaBanner', colorTheme: '1', blockTitle: 'Actie', buttonText: 'Kijk', onlyHere: true }
  const source = await make.page({
    title: 'Gezond gebit',
    main: [{ ...banner, button: { type: 'page', page: there.id } }, quote('Poets elke dag')],
  })
  const plan = await rest.call('admin', 'POST', '/elsewhere/plan', { body: { ...asked(source.id), sites: [DE] } })
  expect(copyPlansSchema.parse(plan.body).sites[0]?.missing).toEqual([])
  const id = await copyOf(source.id)
  expect(textsOf((await page(id)).main)).toEqual(['"text":"Poets elke dag"'])
  expect(await changesOf(id)).toMatchObject({ changed: [], gained: [], gone: [] })
  const main = [...(source.main ?? []), { ...quote('Alleen hier'), onlyHere: true }]
  await save(source.id, { main })
  expect(await changesOf(id)).toMatchObject({ changed: [], gained: [], gone: [] })
  // A block for all sites is offered to other sites.
  const forAll = main.map((row) => ({ ...row, onlyHere: false }))
  await save(source.id, { main: forAll })
  expect((await changesOf(id))?.gained).toHaveLength(2)
})

test('a copied block that is marked as only for its own country no longer gets changes of the source', async () => {
  const source = await make.page({ title: 'Gezond gebit', main: [quote('Poets elke dag'), quote('Kauwen helpt')] })
  const id = await copyOf(source.id)
  const [first, second] = (await page(id)).main ?? []
  const main = [{ ...first, onlyHere: true }, second]
  await draft(id, { main })
  expect(await page(id)).toMatchObject({ openTexts: 2 })
  const [theirs, other] = source.main ?? []
  await save(source.id, { main: [{ ...theirs, text: 'Twee keer per dag' }, other] })
  expect(await changesOf(id)).toMatchObject({ changed: [], gained: [], gone: [] })
  // Taking it back restores the former state.
  await draft(id, { main: [{ ...first, onlyHere: false }, second] })
  expect(await changesOf(id)).toMatchObject({ changed: [{ before: 'Poets elke dag', after: 'Twee keer per dag' }] })
})

test('a block marked as only for its country is published like any other, without the mark', async () => {
  const { id } = await make.page({ title: 'Gezond gebit', main: [{ ...quote('Hier'), onlyHere: true }] })
  const published = openPublished(studio.databaseUrl)
  const body = JSON.stringify((await published.row(id))?.body)
  await published.close()
  expect(body).toContain('Hier')
  expect(body).not.toContain('onlyHere')
})
