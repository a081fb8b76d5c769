import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let published: ReturnType<typeof openPublished>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  published = openPublished(studio.databaseUrl)
})
afterAll(async () => {
  await published.close()
  await studio.close()
})

const versionsSchema = z.object({ docs: z.array(z.object({ id: z.string(), version: z.looseObject({}) })) })

/** Newest first. */
async function versionsOf(collection: string, id: string) {
  const path = `/${collection}/versions?where[parent][equals]=${id}&depth=0&locale=nl&fallback-locale=none&sort=-updatedAt`
  return versionsSchema.parse((await rest.call('admin', 'GET', path)).body).docs
}

const turnDown = (who: 'admin' | 'editor' | 'back office', collection: string, id: string, values: object) =>
  rest.call(who, 'POST', '/keep-both?locale=nl', { body: { collection, id, values } })
const save = (collection: string, id: string, body: object) =>
  rest.call('admin', 'PATCH', `/${collection}/${id}?locale=nl&overwrite=true`, { body })

test('a turned-down save of a term becomes an older version in its language and is not published', async () => {
  const term = await make.term({ vocabulary: 'brand', code: 'aside', label: 'Oud' })
  await save('terms', term.id, { label: 'Van A' })
  const before = await published.row(term.id)
  expect((await turnDown('editor', 'terms', term.id, { label: 'Van B', updatedAt: '2020-01-01' })).status).toBe(204)
  expect((await versionsOf('terms', term.id)).map(({ version }) => [version.label, version.savedBy])).toEqual([
    ['Van A', 'admin'],
    ['Van B', 'editor (turned down)'],
    ['Oud', null],
  ])
  expect((await rest.call('admin', 'GET', `/terms/${term.id}?locale=nl`)).body).toMatchObject({ label: 'Van A' })
  expect(await published.row(term.id)).toEqual(before)

  const [, aside] = await versionsOf('terms', term.id)
  expect(await rest.call('editor', 'POST', `/terms/versions/${aside?.id}`)).toMatchObject({ status: 200 })
  expect((await rest.call('admin', 'GET', `/terms/${term.id}?locale=nl`)).body).toMatchObject({ label: 'Van B' })
})

test('a turned-down save of a product keeps what its editor may write, beside the prices of other countries', async () => {
  const facts = await make.facts({ name: 'Oud' })
  await save('product-facts', facts.id, { name: 'Van A' })
  const { updatedAt } = await studio.payload.findByID({ collection: 'product-facts', id: facts.id })
  const toMarkets = (country: string) =>
    facts.markets?.map((market) => (market.country === country ? { ...market, rrp: 99 } : market))
  expect(await turnDown('editor', 'product-facts', facts.id, { markets: toMarkets('DE') })).toMatchObject({
    status: 422,
    body: { invalid: ['markets'] },
  })
  const values = { name: 'Van B', markets: toMarkets('NL') }
  expect((await turnDown('editor', 'product-facts', facts.id, values)).status).toBe(204)
  const [newest, aside] = await versionsOf('product-facts', facts.id)
  expect(newest?.version.name).toBe('Van A')
  expect(z.array(z.object({ country: z.string(), rrp: z.number() })).parse(aside?.version.markets)).toMatchObject([
    { country: 'NL', rrp: 99 },
    { country: 'DE', rrp: 13 },
  ])
  const now = await studio.payload.findByID({ collection: 'product-facts', id: facts.id })
  expect(now).toMatchObject({ updatedAt, name: 'Van A' })
})

test('invalid values of a turned-down save are named, and no version is stored', async () => {
  const term = await make.term({ vocabulary: 'brand', code: 'fout', label: 'Goed' })
  await save('terms', term.id, { label: 'Van A' })
  const refused = await turnDown('admin', 'terms', term.id, { label: '', code: 'fout' })
  expect([refused.status, refused.body]).toEqual([422, { invalid: ['label'] }])
  expect(await versionsOf('terms', term.id)).toHaveLength(2)
})

test('the current content becomes the newest version if a save is turned down and there are no versions', async () => {
  const term = await make.term({ vocabulary: 'brand', code: 'ingevoerd', label: 'Ingevoerd' })
  await published.read('delete from _terms_v where parent_id = $1', [term.id])
  expect((await turnDown('admin', 'terms', term.id, { label: 'Getypt' })).status).toBe(204)
  const labels = (await versionsOf('terms', term.id)).map(({ version }) => version.label)
  expect(labels).toEqual(['Ingevoerd', 'Getypt'])
})

test('storing a turned-down save needs the right to write', async () => {
  const term = await make.term({ vocabulary: 'brand', code: 'vreemd', label: 'Vreemd' })
  const before = await versionsOf('terms', term.id)
  expect((await turnDown('back office', 'terms', term.id, { label: 'x' })).status).toBeGreaterThanOrEqual(400)
  expect(await versionsOf('terms', term.id)).toEqual(before)
})
