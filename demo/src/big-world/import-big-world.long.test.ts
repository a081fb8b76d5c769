import { createHash } from 'node:crypto'
import { checkDocuments } from '@menagerie/studio/imports/bulk/check-documents'
import { saveNew } from '@menagerie/studio/imports/bulk/save-new'
import { findDisagreements } from '@menagerie/studio/testing/test-agreement'
import { openPublished } from '@menagerie/studio/testing/test-published'
import { openTestStudio, type TestStudio } from '@menagerie/studio/testing/test-studio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadContent } from '../content/load-content.ts'
import { importAll } from '../import/import-all.ts'
import { createProgress } from '../import/progress.ts'
import { toSmallWorld } from '../import/testing/small-world.ts'
import { type Dump, dumpTables, emptyTables } from '../import/testing/tables.ts'
import { importBigWorld } from './import-big-world.ts'
import { type BigWorld, planBigWorld } from './plan-big-world.ts'

const LIMIT_MS = 300_000
const SILENT = createProgress({ say: () => {} })
const LOCALES = ['tailwell/en_US', 'tailwell/nl_NL']
const PRODUCTS = 120
const ARTICLES = 6
const WORLD: BigWorld = { products: PRODUCTS, articles: ARTICLES, seed: 1, locales: LOCALES }
/** Facts once, texts and articles per locale. */
const DOCUMENTS = PRODUCTS * 3 + ARTICLES * 2

const content = toSmallWorld(loadContent(), LOCALES)

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  await importAll(studio.payload, content, SILENT)
  expect(await importBigWorld(studio.payload, content, WORLD, SILENT)).toBe(DOCUMENTS)
}, LIMIT_MS)
afterAll(() => studio.close())

const query = async (sql: string) => (await studio.payload.db.pool.query(sql)).rows

it('publishes the same entries for every document as a republish', async () => {
  const [count] = await query(
    `select count(*)::int as products from published.entry where kind = 'product' and key ~ '^9'`,
  )
  expect(count).toEqual({ products: PRODUCTS * 2 })
  const published = openPublished(studio.databaseUrl)
  expect(await findDisagreements(studio.payload, published)).toEqual([])
  await published.close()
})

it('gives every invented product text a published version that editors can find', async () => {
  const { docs, totalDocs } = await studio.payload.find({
    collection: 'product-texts',
    where: { site: { equals: 'tailwell/nl_NL' }, url_key: { exists: true } },
    draft: true,
    sort: 'name',
    limit: 1,
  })
  expect(totalDocs).toBeGreaterThanOrEqual(PRODUCTS)
  expect(docs[0]).toMatchObject({ _status: 'published', facts: { brands: ['tailwell'] } })
})

it('changes nothing when imported a second time: no row and no batch in the feed', async () => {
  const state = () => query(`select max(xid)::text as xid, count(*)::int as rows from published.entry`)
  const before = await state()
  expect(await importBigWorld(studio.payload, content, WORLD, SILENT)).toBe(0)
  expect(await state()).toEqual(before)
})

it('writes the same rows to the last byte in another run', { timeout: LIMIT_MS }, async () => {
  const first = toHash(await dumpTables(studio.databaseUrl))
  await emptyTables(studio.databaseUrl)
  await importAll(studio.payload, content, SILENT)
  await importBigWorld(studio.payload, content, WORLD, SILENT)
  expect(toHash(await dumpTables(studio.databaseUrl))).toBe(first)
})

const toHash = (dump: Dump) =>
  createHash('sha256')
    .update(JSON.stringify([...dump]))
    .digest('hex')

it('writes the same rows as saving every document through its form', { timeout: LIMIT_MS }, async () => {
  const world = { ...WORLD, products: 40 }
  const start = async () => {
    await emptyTables(studio.databaseUrl)
    await importAll(studio.payload, content, SILENT)
  }
  await start()
  await importBigWorld(studio.payload, content, world, SILENT)
  const made = await dumpTables(studio.databaseUrl)
  await start()
  const planned = [...planBigWorld(content, world, 1000)].flat()
  const { ready, refused } = await checkDocuments(studio.payload, planned, { moment: '2026-01-01T00:00:00.000Z' })
  expect(refused).toEqual([])
  const dated = ready.map(({ collection, stored }, at) => ({
    collection,
    stored: { ...stored, createdAt: planned[at]?.createdAt },
  }))
  expect(await saveNew(studio.payload, dated)).toEqual([])
  const filledIn = await dumpTables(studio.databaseUrl)
  for (const [table, rows] of filledIn) expect({ table, rows: made.get(table) }).toEqual({ table, rows })
})
