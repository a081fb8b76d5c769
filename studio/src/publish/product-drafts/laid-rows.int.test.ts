import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { type Caller, openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { draftedChangesSchema } from './product-drafts-schema.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const lay = (who: Caller, product: string, before: object, after: object) =>
  rest.call(who, 'POST', `/drafts-of-product/${product}/changes?locale=en`, { body: { before, after } })
const publish = (who: Caller, id: string) =>
  rest.call(who, 'PATCH', `/product-drafts/${id}?overwrite=true`, { body: { _status: 'published' } })
const productOf = (id: string) => studio.payload.findByID({ collection: 'product-facts', id, depth: 0 })

/** Moves changes of a form into drafts and publishes all of them. */
async function change(who: Caller, id: string, before: object, after: object) {
  const { body, status } = await lay(who, id, before, after)
  expect(status, JSON.stringify(body)).toBe(200)
  for (const draft of draftedChangesSchema.parse(body).ids)
    expect(await publish(who, draft)).toMatchObject({ status: 200 })
  return productOf(id)
}

const row = (country: string, more: object = {}) => ({ country, available: true, rrp: 13, currency: 'EUR', ...more })
const [NL, DE, FR] = [row('NL', { rrp: 12.5 }), row('DE'), row('FR')]
const NOTHING = { available: false, rrp: null, currency: null }
const countriesOf = ({ markets }: Awaited<ReturnType<typeof productOf>>) =>
  (markets ?? []).map(({ country }) => country)

test('a country removed in the form disappears when its part is published, and not before', async () => {
  const { id } = await make.facts()
  const { body } = await lay('admin', id, { markets: [NL, DE] }, { markets: [DE] })
  expect(countriesOf(await productOf(id))).toEqual(['NL', 'DE'])
  const [draft = ''] = draftedChangesSchema.parse(body).ids
  // Saves like an import: the row is removed, whatever it contains by then.
  await studio.payload.update({ collection: 'product-facts', id, data: { markets: [row('NL', { rrp: 9 }), DE] } })
  expect(await publish('editor', draft)).toMatchObject({ status: 200 })
  expect(countriesOf(await productOf(id))).toEqual(['DE'])
  // The draft starts again without the row, and restores it with its first value.
  const typed = { body: { rrp: 8, currency: 'EUR', available: true } }
  await rest.call('editor', 'PATCH', `/product-drafts/${draft}?overwrite=true&draft=true&autosave=true`, typed)
  expect(await publish('editor', draft)).toMatchObject({ status: 200 })
  expect((await productOf(id)).markets).toMatchObject([{ country: 'DE' }, { country: 'NL', rrp: 8, available: true }])
})

test('a value typed after a row was removed keeps the row', async () => {
  const { id } = await make.facts()
  const { body } = await lay('admin', id, { markets: [NL, DE] }, { markets: [DE] })
  const [draft = ''] = draftedChangesSchema.parse(body).ids
  const path = `/product-drafts/${draft}?overwrite=true&draft=true&autosave=true`
  // The form sends all of its fields, but it does not decide whether the row exists.
  await rest.call('editor', 'PATCH', path, { body: { ...NOTHING, rrp: 7, listed: null } })
  await publish('editor', draft)
  expect((await productOf(id)).markets).toMatchObject([{ country: 'NL', rrp: 7 }, { country: 'DE' }])
  await rest.call('editor', 'PATCH', path, { body: { ...NOTHING, listed: false } })
  await publish('editor', draft)
  expect(countriesOf(await productOf(id)), 'an empty row is a row').toEqual(['NL', 'DE'])
})

test('a row added in the form exists after the publish, and empty rows are added and removed, too', async () => {
  const { id } = await make.facts()
  const empty = { country: 'FR', ...NOTHING }
  const added = await change('admin', id, { markets: [NL, DE] }, { markets: [NL, DE, FR] })
  expect(added.markets).toMatchObject([NL, DE, FR])
  const without = await change('admin', id, { markets: [NL, DE, FR] }, { markets: [NL, DE] })
  expect(countriesOf(without)).toEqual(['NL', 'DE'])
  const withEmpty = await change('admin', id, { markets: [NL, DE] }, { markets: [NL, empty, DE] })
  expect(withEmpty.markets).toMatchObject([NL, DE, { country: 'FR', available: false }])
  expect(countriesOf(await change('admin', id, { markets: [NL, DE, empty] }, { markets: [NL, DE] }))).toEqual([
    'NL',
    'DE',
  ])
})

test('row changes that no draft can hold are refused by name, and no draft is made', async () => {
  const { id } = await make.facts()
  const refuse = async (after: object[]) => {
    const { body, status } = await lay('admin', id, { markets: [NL, DE], name: 'a' }, { markets: after, name: 'b' })
    return [status, z.object({ errors: z.tuple([z.object({ message: z.string() })]) }).parse(body).errors[0].message]
  }
  expect(await refuse([DE, NL])).toEqual([
    400,
    'The order of countries cannot be in a draft: publish it, or undo your changes to it first',
  ])
  expect(await refuse([NL, DE, { available: true }])).toEqual([400, 'Choose the country of each row first'])
  expect(await refuse([NL, DE, row('NL')])).toEqual([400, 'The country NL is listed twice'])
  const { totalDocs } = await studio.payload.count({ collection: 'product-drafts', where: { product: { equals: id } } })
  expect(totalDocs).toBe(0)
})
