import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { doNext } from '../imports/feed/start-importing.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { READ_TOKEN, startTestContentApi } from '../testing/test-content-api.ts'
import { createAnswerCheck } from '../testing/test-open-api.ts'
import { type Caller, openRest, STAFF } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let api: Awaited<ReturnType<typeof startTestContentApi>>
let query: PlainQuery
let checkAnswer: ReturnType<typeof createAnswerCheck>

beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  api = await startTestContentApi(studio)
  query = async (text, values = []) => (await studio.payload.db.pool.query(text, [...values])).rows
  checkAnswer = createAnswerCheck((await api.get(api.address('/openapi.json', {}))).body)
})
afterAll(async () => {
  await api.close()
  await studio.close()
})

const madeSchema = z.object({ key: z.object({ id: z.string(), ending: z.string() }), secret: z.string() })
const runSchema = z.object({ data: z.object({ id: z.string(), state: z.string(), progress: z.looseObject({}) }) })

async function make(more: object = {}, who: Caller = 'admin') {
  const body = { name: 'PIM', sites: null, kinds: ['facts', 'texts'], ...more }
  return rest.call(who, 'POST', '/write-keys', { body })
}
const makeSecret = async (more?: object) => madeSchema.parse((await make(more)).body)

async function send(secret: string, body: string, { path = '/imports', ...headers }: Record<string, string> = {}) {
  const response = await fetch(api.address(path, {}), {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${secret}`, ...headers },
  })
  return { status: response.status, body: await response.json(), epoch: response.headers.get('x-published-epoch') }
}
const ask = (secret: string, path: string) => api.get(api.address(path, {}), { authorization: `Bearer ${secret}` })
const doAll = async () => {
  while (await doNext(query, async () => studio.payload)) {}
}

const row = (sku: string, name = 'Brok') => `${sku},A,tailwell,5,${name} ${sku},honden\n`
const HEAD = 'sku,internal_name,brands,price:NL,name:nl_NL,url_slug:nl_NL\n'

it('an import key is shown once, and a table sent with it is saved automatically, with an answer for each row', async () => {
  const { key, secret } = await makeSecret()
  expect(secret.endsWith(key.ending)).toBe(true)
  const listed = await rest.call('admin', 'GET', '/write-keys')
  expect(listed.text).not.toContain(secret)
  expect((await query('select * from write_key')).map((each) => JSON.stringify(each)).join()).not.toContain(secret)
  const sent = await send(secret, `${HEAD}${row('901')}${row('90x')}`)
  expect(sent).toMatchObject({ status: 200, body: { data: { state: 'waiting', saves: true } } })
  const { id } = runSchema.parse(sent.body).data
  await doAll()
  const read = await ask(secret, `/imports/${id}`)
  expect(read.body).toMatchObject({ data: { state: 'saved', progress: { counts: { new: 1, broken: 1 } } } })
  expect(checkAnswer(`/imports/${id}`, read.body)).toEqual([])
  const rows = await ask(secret, `/imports/${id}/rows`)
  expect(rows.body).toMatchObject({
    total: 2,
    data: [{ problems: [{ where: 'import.csv, line 3', field: 'sku' }] }, { key: '901', state: 'new' }],
  })
  expect(checkAnswer(`/imports/${id}/rows`, rows.body)).toEqual([])
  const keys = z.object({ keys: z.array(z.looseObject({ id: z.string(), usedAt: z.string().nullable() })) })
  const used = keys.parse((await rest.call('admin', 'GET', '/write-keys')).body).keys.find((each) => each.id === key.id)
  expect(used?.usedAt).not.toBeNull()
})

it('the rows of an import name every line of the file that concerns a product', async () => {
  const { secret } = await makeSecret()
  const table =
    'sku,site,internal_name,brands,price:NL,name,url_slug\n907,nl_NL,A,tailwell,5,Brok,honden\n907,de_DE,,,,Brocken,hunde\n'
  const { id } = runSchema.parse((await send(secret, table)).body).data
  await doAll()
  const rows = await ask(secret, `/imports/${id}/rows`)
  expect(rows.body).toMatchObject({ data: [{ key: '907', rows: ['import.csv, line 2', 'import.csv, line 3'] }] })
  expect(checkAnswer(`/imports/${id}/rows`, rows.body)).toEqual([])
})

it('an import that is sent several times runs once, and another file under its Idempotency-Key is refused', async () => {
  const { secret } = await makeSecret()
  const table = `${HEAD}${row('905')}`
  const ids = await Promise.all(
    [1, 2, 3].map(
      async () => runSchema.parse((await send(secret, table, { 'idempotency-key': 'monday' })).body).data.id,
    ),
  )
  expect(new Set(ids).size).toBe(1)
  expect(await send(secret, `${table}${row('906')}`, { 'idempotency-key': 'monday' })).toMatchObject({ status: 409 })
  await doAll()
  expect((await ask(secret, `/imports/${ids[0]}`)).body).toMatchObject({ data: { progress: { counts: { new: 1 } } } })
})

it('administrators are notified once of files that could not be imported, and never of files only to be checked', async () => {
  const { secret } = await makeSecret({ name: 'Warehouse' })
  const subjects = () => query(`select text from mails where subject like '%Warehouse%'`)
  await send(secret, 'sku,sku\n1,2\n', { path: '/imports?check=1' })
  await doAll()
  expect(await subjects()).toEqual([])
  for (const file of ['sku,sku\n1,2\n', 'sku,sku\n3,4\n']) {
    await send(secret, file)
    await doAll()
  }
  expect(await subjects()).toMatchObject([
    { text: expect.stringContaining('sent with the key “Warehouse” could not be completed') },
  ])
})

it('an import that an ended process left behind is resumed and completed', async () => {
  const { secret } = await makeSecret()
  const { id } = runSchema.parse((await send(secret, `${HEAD}${row('911')}${row('912')}`)).body).data
  await query(`update import_run set state = 'saving', seen_at = now() - interval '10 minutes' where id = $1`, [id])
  await doAll()
  expect((await ask(secret, `/imports/${id}`)).body).toMatchObject({
    data: { state: 'saved', progress: { counts: { new: 2 } } },
  })
})

it('a key imports no more than its permissions allow, and sees no import of another key', async () => {
  const { secret: all } = await makeSecret()
  const { id } = runSchema.parse((await send(all, `${HEAD}${row('921')}`)).body).data
  await doAll()
  const { secret } = await makeSecret({ sites: ['tailwell/nl_NL'], kinds: ['texts'] })
  expect((await ask(secret, `/imports/${id}`)).status).toBe(404)
  const tried: [table: string, message: string | undefined][] = [
    ['sku,name:nl_NL\n921,Mag', undefined],
    ['sku,barcode\n921,123', 'applies to all countries'],
    ['sku,name:de_DE,url_slug:de_DE\n921,Nein,hunde', 'texts for tailwell/de_DE'],
    [`${HEAD}${row('922')}`, 'is a new product'],
  ]
  for (const [table, message] of tried) {
    const run = runSchema.parse((await send(secret, table, { path: '/imports?check=1' })).body).data
    await doAll()
    const { body } = await ask(secret, `/imports/${run.id}/rows?state=broken`)
    if (message === undefined) expect(body).toMatchObject({ total: 0 })
    else expect(JSON.stringify(body)).toContain(message)
  }
  const { secret: ofSite } = await makeSecret({ sites: ['tailwell/nl_NL'] })
  for (const each of [secret, ofSite])
    expect(await send(each, 'sku\n921', { path: '/imports?delete_missing=1' })).toMatchObject({ status: 403 })
  await send(secret, 'sku,flavor\n921,Verzonnen', { path: '/imports?new_terms=1' })
  await doAll()
  const { totalDocs } = await studio.payload.count({ collection: 'terms', where: { code: { equals: 'verzonnen' } } })
  expect(totalDocs).toBe(0)
})

it('a revoked key is refused, and its waiting import fails without saving', async () => {
  const { key, secret } = await makeSecret()
  const { id } = runSchema.parse((await send(secret, `${HEAD}${row('931')}`)).body).data
  expect((await ask(secret, '/imports/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await rest.call('admin', 'POST', `/write-keys/${key.id}/end`)).status).toBe(200)
  expect((await send(secret, HEAD)).status).toBe(401)
  expect((await rest.call('admin', 'POST', `/write-keys/${key.id}/end`)).status).toBe(404)
  const { rows } = await studio.payload.db.pool.query('select state, progress from import_run where id = $1', [id])
  expect(rows).toMatchObject([{ state: 'failed', progress: { failure: expect.stringContaining('key was revoked') } }])
  await doAll()
  const { totalDocs } = await studio.payload.count({
    collection: 'product-facts',
    where: { sku: { equals: '931' } },
  })
  expect(totalDocs).toBe(0)
})

it('the same Idempotency-Key with other parameters is refused', async () => {
  const { secret } = await makeSecret()
  const table = `${HEAD}${row('907')}`
  const sendAgain = (path: string) => send(secret, table, { path, 'idempotency-key': 'tuesday' })
  expect((await sendAgain('/imports?check=1')).status).toBe(200)
  expect((await sendAgain('/imports?check=1')).status).toBe(200)
  for (const path of ['/imports', '/imports?check=1&status=draft', '/imports?check=1&site=tailwell/nl_NL'])
    expect(await sendAgain(path)).toMatchObject({ status: 409 })
})

it('a gzip table is accepted; other encodings, broken data and tables too large when unpacked are refused', async () => {
  const { secret } = await makeSecret()
  const post = async (body: Buffer, encoding = 'gzip') => {
    const headers = { 'content-type': 'text/csv', authorization: `Bearer ${secret}`, 'content-encoding': encoding }
    const answer = await fetch(api.address('/imports', {}), { method: 'POST', body: new Uint8Array(body), headers })
    return { status: answer.status, body: await answer.json() }
  }
  const table = Buffer.from(`${HEAD}${row('908')}`)
  const sent = await post(gzipSync(table))
  expect(sent.status).toBe(200)
  await doAll()
  const { id } = runSchema.parse(sent.body).data
  expect((await ask(secret, `/imports/${id}`)).body).toMatchObject({ data: { progress: { counts: { new: 1 } } } })
  expect((await post(table)).status).toBe(422)
  expect((await post(gzipSync(table), 'br')).status).toBe(415)
  expect((await post(gzipSync(Buffer.alloc(65 * 1024 * 1024)))).status).toBe(413)
})

it('a body whose declared length is too large is refused before it is sent', async () => {
  const { secret } = await makeSecret()
  const headers = { 'content-type': 'text/csv', authorization: `Bearer ${secret}`, 'content-length': 65 * 1024 * 1024 }
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const asking = request(api.address('/imports', {}), { method: 'POST', headers })
  asking.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject)
  asking.flushHeaders()
  expect(await promise).toBe(413)
  asking.destroy()
})

it.each([
  ['no key', '', 'text/csv', '/imports', 401],
  ['a token of another scope', READ_TOKEN, 'text/csv', '/imports', 401],
  ['an unknown key', 'mwk_0000', 'text/csv', '/imports', 401],
  ['a content type that is not a table', 'ok', 'image/png', '/imports', 415],
  ['an unknown site', 'ok', 'text/csv', '/imports?site=acme/xx_XX', 422],
  ['an unknown mapping', 'ok', 'text/csv', '/imports?mapping=nothing', 422],
])('an import with %s is refused', async (_name, given, type, path, status) => {
  const secret = given === 'ok' ? (await makeSecret()).secret : given
  expect((await send(secret, HEAD, { path, 'content-type': type })).status).toBe(status)
})

it.each([...Object.keys(STAFF), 'anonymous'] as Caller[])('role and operation: keys for %s', async (who) => {
  const status = who === 'admin' ? 200 : who === 'anonymous' ? 401 : 403
  expect((await make({}, who)).status).toBe(status)
  expect((await rest.call(who, 'GET', '/write-keys')).status).toBe(status)
  expect((await rest.call(who, 'POST', '/write-keys/x/end')).status).toBe(who === 'admin' ? 404 : status)
})

it.each([{ name: ' ' }, { sites: [] }, { sites: ['acme/xx_XX'] }, { kinds: [] }, { kinds: ['all'] }])(
  'no key is made with %j',
  async (more) => {
    expect((await make(more)).status).toBe(400)
  },
)

it('an import for a published state other than the current one is refused', async () => {
  const { secret } = await makeSecret()
  const count = async () => (await query('select 1 from import_run')).length
  const before = await count()
  const foreign = await send(secret, `${HEAD}${row('950')}`, { 'x-published-epoch': randomUUID() })
  expect(foreign).toMatchObject({ status: 409, body: { message: expect.stringContaining('published state') } })
  expect(await count()).toBe(before)
  const { epoch } = z.object({ epoch: z.string() }).parse((await query('select epoch::text from published.meta'))[0])
  const taken = await send(secret, `${HEAD}${row('950')}`, { 'x-published-epoch': epoch })
  expect([taken.status, taken.epoch, await count()]).toEqual([200, epoch, before + 1])
})
