import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { placeOfUpload } from '../imports/desk/place-of-upload.ts'
import { createTidying, doNext } from '../imports/feed/start-importing.ts'
import { findStorage } from '../platform/storage/find-storage.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { startTestContentApi } from '../testing/test-content-api.ts'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let api: Awaited<ReturnType<typeof startTestContentApi>>
let rest: Awaited<ReturnType<typeof openRest>>
let query: PlainQuery

beforeAll(async () => {
  studio = await openTestStudio()
  api = await startTestContentApi(studio)
  rest = await openRest(studio)
  query = async (text, values = []) => (await studio.payload.db.pool.query(text, [...values])).rows
  await createTestDocuments(studio).term({ vocabulary: 'flavor', code: 'salmon' })
})
afterAll(async () => {
  await api.close()
  await studio.close()
})

const madeSchema = z.object({ secret: z.string() })
const runSchema = z.object({ data: z.object({ id: z.string() }) })

async function makeSecret(kinds: readonly string[], sites: readonly string[] | null = null) {
  const { body } = await rest.call('admin', 'POST', '/write-keys', { body: { name: 'PIM', kinds, sites } })
  return madeSchema.parse(body).secret
}

async function send(secret: string, path: string, body: string) {
  const headers = { 'content-type': 'text/csv', authorization: `Bearer ${secret}` }
  const response = await fetch(api.address(path, {}), { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}

async function doOne(secret: string, path: string, table: string) {
  const sent = await send(secret, path, table)
  expect(sent).toMatchObject({ status: 200 })
  const { id } = runSchema.parse(sent.body).data
  while (await doNext(query, async () => studio.payload)) {}
  const authorization = `Bearer ${secret}`
  const { body: run } = await api.get(api.address(`/imports/${id}`, {}), { authorization })
  const { body: rows } = await api.get(api.address(`/imports/${id}/rows`, {}), { authorization })
  return { id, run, rows: JSON.stringify(rows) }
}

const STORES =
  'name;postal_code;country;brands;point_of_sale;range.extent\nDier & Co;1000 AA;NL;tailwell;offline;full\n'
const redirects = (site: string) =>
  `site;from;match;target.type;target.url;status\n${site};oud;exact;external;https://a.example/;301\n`

it('an import key for a kind writes documents of that kind', async () => {
  const { run } = await doOne(await makeSecret(['stores', 'redirects']), '/imports?kind=stores', STORES)
  expect(run).toMatchObject({ data: { state: 'saved', progress: { counts: { new: 1, broken: 0 } } } })
  const { docs } = await studio.payload.find({ collection: 'stores', where: { name: { equals: 'Dier & Co' } } })
  expect(docs[0]).toMatchObject({ range: { extent: 'full' } })
})

it('an import key writes no other kind, and products need a key for products', async () => {
  const stores = await makeSecret(['stores'])
  expect(await send(stores, '/imports?kind=redirects', redirects('tailwell/nl_NL'))).toMatchObject({ status: 403 })
  expect(await send(stores, '/imports', 'sku,name:nl_NL\n')).toMatchObject({ status: 403 })
  expect(await send(await makeSecret(['facts', 'texts']), '/imports?kind=stores', STORES)).toMatchObject({
    status: 403,
  })
  expect(await send(stores, '/imports?kind=users', STORES)).toMatchObject({ status: 400 })
})

it('an import key for some sites changes documents of those sites only, and no shared documents', async () => {
  const some = await makeSecret(['redirects', 'terms'], ['tailwell/nl_NL'])
  const own = await doOne(some, '/imports?kind=redirects', redirects('tailwell/nl_NL'))
  expect(own.run).toMatchObject({ data: { progress: { counts: { new: 1 } } } })
  const other = await doOne(some, '/imports?kind=redirects', redirects('tailwell/de_DE'))
  expect(other.run).toMatchObject({ data: { progress: { counts: { new: 0, broken: 1 } } } })
  expect(other.rows).toContain('tailwell/de_DE is not one of the sites')
  const shared = await doOne(some, '/imports?kind=terms', 'vocabulary;code;label:nl\nflavor;salmon;Zalmpje\n')
  expect(shared.rows).toContain('is shared by all sites')
  expect(await send(some, '/imports?kind=redirects&delete_missing=1', redirects('tailwell/nl_NL'))).toMatchObject({
    status: 403,
  })
})

it('customers are imported from a file without a password, and the same file again changes nothing', async () => {
  const secret = await makeSecret(['customers'])
  const table =
    'brand;site;email;company;name;address;postcode;city;state\ntailwell;tailwell/nl_NL;Shop@Example.com;Dier & Co;Sanne;Gracht 1;1000 AA;Utrecht;pending\n'
  const first = await doOne(secret, '/imports?kind=customers', table)
  expect(first.run).toMatchObject({ data: { state: 'saved', progress: { counts: { new: 1, broken: 0 } } } })
  const again = await doOne(secret, '/imports?kind=customers', table)
  expect(again.run).toMatchObject({ data: { progress: { counts: { same: 1, changed: 0 } } } })
  expect(first.rows).not.toMatch(/password|hash|salt/)
})

it('uploaded files are deleted after some days, even when no further upload follows', async () => {
  const { id } = await doOne(await makeSecret(['stores']), '/imports?kind=stores', STORES)
  const place = placeOfUpload(id, 'import.csv')
  let clock = 1
  const tidy = createTidying(() => clock)
  await tidy(query)
  expect(await findStorage().find(place)).toBeDefined()
  await query(`update import_run set seen_at = now() - interval '8 days' where id = $1`, [id])
  await tidy(query)
  expect(await findStorage().find(place)).toBeDefined()
  clock += 3_600_000
  await tidy(query)
  expect(await findStorage().find(place)).toBeUndefined()
})
