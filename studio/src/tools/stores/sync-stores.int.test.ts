import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRecords } from '../../platform/outside/read-records.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { planStores } from './plan-stores.ts'
import { loadKnownStores, savePlan } from './save-plan.ts'
import { syncStores } from './sync-stores.ts'
import { toStoreRow } from './to-store-row.ts'

let studio: TestStudio
let url = ''
let answer: { status: number; body: unknown } = { status: 200, body: {} }
const server = createServer((_request, response) => response.writeHead(answer.status).end(JSON.stringify(answer.body)))

beforeAll(async () => {
  studio = await openTestStudio()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port }: AddressInfo = Object(server.address())
  url = `http://127.0.0.1:${port}/stores`
})
afterAll(async () => {
  await new Promise((done) => server.close(done).closeAllConnections())
  await studio?.close()
})

const store = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  title: `Shop ${id}`,
  country: 'NL',
  lat: '52.1',
  lng: '5.1',
  is_featured: true,
  point_of_sale: 'offline',
  ...more,
})
const names = async () => (await loadKnownStores(studio.payload)).map(({ name }) => String(name)).sort()

async function sync(data: unknown[], { next = null, isDry = false }: { next?: string | null; isDry?: boolean } = {}) {
  answer = { status: 200, body: { data, next_page_url: next } }
  return syncStores(studio.payload, { url, brands: ['tailwell'], isDry, log: () => {} })
}

test('stores are added, changed and deleted with the API, and stores that editors made stay', async () => {
  const own = { name: 'Own', country: 'NL', brands: ['tailwell' as const], point_of_sale: 'offline' as const }
  await studio.payload.create({ collection: 'stores', data: own })
  await sync([store(1), store(2), store(3)], { isDry: true })
  expect(await names()).toEqual(['Own'])
  await sync([store(1), store(2), store(3)])
  expect(await names()).toEqual(['Own', 'Shop 1', 'Shop 2', 'Shop 3'])

  const changed = await sync([store(1), store(2, { phone: '030' }), store(3)])
  expect([changed.added.length, changed.changed.length, changed.same]).toEqual([0, 1, 2])

  // Incomplete, because the next page cannot be read: no store is removed.
  const cut = await sync([store(1)], { next: 'http://elsewhere.example/' })
  expect([cut.isComplete, cut.gone]).toEqual([false, []])
  // An unreadable row may be one of the missing stores.
  const bad = await sync([store(1), store(2, { lat: 'north' })])
  expect(bad.problems.map(({ field }) => field)).toContain('lat')
  expect(await names()).toEqual(['Own', 'Shop 1', 'Shop 2', 'Shop 3'])

  await sync([store(1), store(2, { phone: '030' })])
  expect(await names()).toEqual(['Own', 'Shop 1', 'Shop 2'])
  const published = await studio.payload.db.pool.query(
    "select count(*)::int as count from published.entry where kind = 'store' and not deleted",
  )
  expect(published.rows).toEqual([{ count: 3 }])
})

test('a CSV file adds and changes stores, and a row that the form refuses is reported with its line', async () => {
  const load = async (text: string) => {
    const rows = readRecords({ name: 'stores.csv', bytes: Buffer.from(text), noun: 'store' }).records.flatMap((raw) => {
      const read = toStoreRow(raw)
      return read.ok ? [read.value] : []
    })
    const plan = planStores(rows, await loadKnownStores(studio.payload), { brands: ['tailwell'] })
    return { plan, refused: await savePlan(studio.payload, plan) }
  }
  const first = await load('@id,name,country,city\nf1,Filed,NL,Zeist\nf2,Nowhere,XX,\n')
  expect(first.refused.map(({ where, field }) => `${where} ${field}`)).toEqual(['line 3 country'])
  const second = await load('@id,city\nf1,Utrecht\n')
  expect([second.plan.changed.length, second.refused]).toEqual([1, []])
  const filed = (await loadKnownStores(studio.payload)).find(({ name }) => name === 'Filed')
  expect(filed).toMatchObject({ city: 'Utrecht', is_featured: true })
})
