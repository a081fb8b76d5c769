import { changesSchema } from '@menagerie/contract/feed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChanges } from '../publish/state/read-changes.ts'
import { createTestDocuments } from '../testing/test-documents.ts'
import { settleEntries } from '../testing/test-entries.ts'
import { openPublished } from '../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
})

afterAll(async () => {
  await published?.close()
  await studio?.close()
})

const SCOPE = { brand: '*', sites: ['tailwell/de_DE'] }
/** One row per answer, so that a full load takes many. */
const LIMITS = { rows: 1, bytes: 8 * 2 ** 20, wholeRows: 50_000, wholeBytes: 32 * 2 ** 20 }

/** Follows the feed of one site to its end. */
async function readAll(since?: string) {
  await settleEntries(studio.databaseUrl)
  const changes: unknown[] = []
  let cursor = since
  for (let more = true; more; ) {
    const answer = (await readChanges(published.read, cursor, SCOPE, LIMITS))?.changes
    if (answer === undefined) throw new Error('The published state is being made anew')
    changes.push(...answer.changes)
    cursor = answer.cursor
    more = answer.more
  }
  return { cursor, changes: changesSchema.shape.changes.parse(changes) }
}

test('a full load of one site includes counterparts of articles on other sites, and completes at one row per answer', async () => {
  const article = await make.article({ title: 'Wandelen' })
  const german = await make.page({ site: 'tailwell/de_DE' })
  const found = (await readAll()).changes.map(({ kind, key }) => `${kind} ${key}`)
  expect(found).toEqual(expect.arrayContaining([`counterpart article:${article.id}`, `page ${german.id}`]))
})

test('the feed of a site contains its own documents in full, and of other sites only where their public pages are', async () => {
  const [german, dutch, gated, unlisted] = [
    await make.page({ site: 'tailwell/de_DE' }),
    await make.page({ title: 'Honden' }),
    await make.page({ title: 'Zakelijk' }),
    await make.page({ title: 'Katzen' }),
  ]
  const facts = await make.facts()
  await make.text(facts.id)
  const { cursor } = await readAll()
  for (const { id } of [german, dutch])
    await studio.payload.update({ collection: 'pages', id, data: { title: 'Tiere' } })
  await studio.payload.update({ collection: 'pages', id: gated.id, data: { is_gated: true } })
  const robots = { index: false, follow: true }
  await studio.payload.update({ collection: 'pages', id: unlisted.id, data: { robots } })
  await studio.payload.update({
    collection: 'product-facts',
    id: facts.id,
    data: { markets: [{ country: 'NL', available: false }] },
  })
  const { changes } = await readAll(cursor)
  expect(changes).toMatchObject([
    { kind: 'page', locale: 'de_DE', key: german.id, body: { title: 'Tiere' } },
    {
      kind: 'counterpart',
      locale: 'nl_NL',
      key: `page:${dutch.id}`,
      deleted: false,
      body: { group: expect.any(String) },
    },
    // Visitors without access do not learn of it.
    { kind: 'counterpart', locale: 'nl_NL', key: `page:${gated.id}`, deleted: true },
    // Search engines do not get it as a variant.
    { kind: 'counterpart', key: `page:${unlisted.id}`, body: { group: expect.any(String), unlisted: true } },
    { kind: 'counterpart', locale: 'nl_NL', key: `product:${facts.sku}`, deleted: true },
  ])
})
