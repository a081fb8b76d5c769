import { changesSchema } from '@menagerie/contract/feed'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { republishAll } from '../publish/republish-all.ts'
import { readChanges } from '../publish/state/read-changes.ts'
import { startTestContentApi } from '../testing/test-content-api.ts'
import { createTestDocuments } from '../testing/test-documents.ts'
import { settleEntries } from '../testing/test-entries.ts'
import { openPublished } from '../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let api: Awaited<ReturnType<typeof startTestContentApi>>
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
  api = await startTestContentApi(studio)
})

afterAll(async () => {
  await api?.close()
  await published?.close()
  await studio?.close()
})

async function changesSince(cursor?: string) {
  const { status, body } = await api.changes(cursor)
  expect(status).toBe(200)
  return changesSchema.parse(body)
}

/**
 * The cursor is valid for the whole database server: transactions of other test files may hold it back for a moment.
 */
const settle = () => settleEntries(studio.databaseUrl)

async function settledChangesSince(cursor?: string) {
  await settle()
  return changesSince(cursor)
}

/** Follows the feed to its end, like a replica. */
async function catchUp(cursor?: string): Promise<string> {
  const answer = await settledChangesSince(cursor)
  return answer.more ? catchUp(answer.cursor) : answer.cursor
}

const rename = (id: string, title: string) => studio.payload.update({ collection: 'pages', id, data: { title } })

test('a changed title appears as one change, an unchanged save as none', async () => {
  const page = await make.page({ title: 'Oud' })
  const cursor = await catchUp()
  await rename(page.id, 'Nieuw')
  const answer = await settledChangesSince(cursor)
  expect(answer).toMatchObject({ contractVersion: 1, more: false })
  expect(answer.changes).toMatchObject([{ kind: 'page', key: page.id, deleted: false, body: { title: 'Nieuw' } }])
  await rename(page.id, 'Nieuw')
  expect(await settledChangesSince(answer.cursor)).toMatchObject({ changes: [], cursor: answer.cursor })
})

test('all changes of one save come in one answer, and a tombstone has no path and no body', async () => {
  const facts = await make.facts()
  await make.text(facts.id)
  await make.text(facts.id, { site: 'tailwell/de_DE' })
  const cursor = await catchUp()
  const markets = [{ country: 'NL', available: true }]
  await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { markets } })
  const { changes } = await settledChangesSince(cursor)
  expect(changes).toMatchObject([
    { locale: 'de_DE', key: facts.sku, deleted: true, path: null, body: {} },
    { locale: 'nl_NL', key: facts.sku, deleted: false },
  ])
})

test('reading a large transaction resumes at the cursor without scanning the rows already read', async () => {
  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  const read = async (text: string, values: readonly unknown[]) => (await client.query(text, [...values])).rows
  const cursor = await catchUp()
  await client.query(`
    insert into published.entry (kind, brand, locale, key, body, body_hash, source)
    select 'redirect', 'tailwell', 'nl_NL', 'many-' || n, jsonb_build_object('words', repeat('x', 100)), n, 'many'
    from generate_series(1, 12000) n`)
  await client.query('analyze published.entry')
  await settle()
  const limits = { rows: 500, bytes: 1_000_000, wholeRows: 500, wholeBytes: 1_000_000 }
  const lookedAt = async () => {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query(
      `select seq_tup_read + idx_tup_fetch as count from pg_stat_user_tables where schemaname = 'published' and relname = 'entry'`,
    )
    return Number(rows[0].count)
  }
  const keys: string[] = []
  let since = cursor
  for (let answers = 0; answers < 24; answers += 1) {
    const before = await lookedAt()
    const answer = await readChanges(read, since, { brand: '*' }, limits)
    keys.push(...(answer?.changes.changes.map(({ key }) => key) ?? []))
    expect((await lookedAt()) - before, `answer ${answers}`).toBeLessThan(limits.rows * 4)
    since = answer?.changes.cursor ?? ''
  }
  expect([keys.length, new Set(keys).size]).toEqual([12_000, 12_000])
  await client.query(`delete from published.entry where source = 'many'`)
  await client.end()
})

test('a running transaction holds back later changes, and no change is missing after it commits', async () => {
  // Saves of the same site wait for each other; those of different sites do not.
  const [early, late] = [await make.page(), await make.page({ site: 'tailwell/de_DE' })]
  const cursor = await catchUp()
  const { payload } = studio
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  await payload.update({ collection: 'pages', id: early.id, data: { title: 'Langzaam' }, req: { transactionID } })
  await rename(late.id, 'Snel')
  expect((await changesSince(cursor)).changes).toEqual([])

  const stream = await api.openStream(cursor)
  await payload.db.commitTransaction(transactionID)
  const keys = new Set<string>()
  while (keys.size < 2) {
    const event = await stream.next()
    for (const { key } of changesSchema.parse(event?.data).changes) keys.add(key)
  }
  stream.close()
  expect(keys).toEqual(new Set([early.id, late.id]))
})

test('a save that is rolled back never appears in the feed', async () => {
  const page = await make.page()
  const cursor = await catchUp()
  const { payload } = studio
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  await payload.update({ collection: 'pages', id: page.id, data: { title: 'Weg' }, req: { transactionID } })
  await payload.db.rollbackTransaction(transactionID)
  expect((await settledChangesSince(cursor)).changes).toEqual([])
})

test('the stream reports a publish at once, with the cursor as event id', async () => {
  const page = await make.page()
  const stream = await api.openStream(await catchUp())
  expect(stream.contentType).toContain('text/event-stream')
  // Five events that only arrive with the heartbeats would exceed the test's time limit.
  for (let round = 0; round < 5; round += 1) {
    const saved = rename(page.id, `Titel ${round}`)
    const event = await stream.next()
    await saved
    const changes = changesSchema.parse(event?.data)
    expect(event).toMatchObject({ event: 'changes', id: changes.cursor })
    expect(changes.changes).toMatchObject([{ key: page.id, body: { title: `Titel ${round}` } }])
  }
  stream.close()
})

test('the stream continues after its listening database connection was cut', async () => {
  const page = await make.page()
  const stream = await api.openStream(await catchUp())
  await published.read(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'content-api%'`,
  )
  await rename(page.id, 'Na de breuk')
  const event = await stream.next()
  stream.close()
  expect(api.lines.filter(({ path, level }) => path === '/changes/stream' && level !== 'info')).toEqual([])
  expect(changesSchema.parse(event?.data).changes).toMatchObject([{ key: page.id, body: { title: 'Na de breuk' } }])
})

test('a full load may be split anywhere, while later answers contain whole transactions', async () => {
  const facts = await make.facts()
  await make.text(facts.id)
  await make.text(facts.id, { site: 'tailwell/de_DE' })
  const limits = { rows: 1, bytes: 1_000_000, wholeRows: 100, wholeBytes: 1_000_000 }
  const read = (cursor?: string) => readChanges(published.read, cursor, { brand: '*' }, limits)

  const all = await settledChangesSince()
  const loaded: string[] = []
  let cursor: string | undefined
  for (let more = true; more; ) {
    const answer = await read(cursor)
    if (answer === undefined) throw new Error('not settled')
    expect(answer.changes.changes.length).toBeLessThanOrEqual(1)
    loaded.push(...answer.changes.changes.map(({ kind, locale, key }) => `${kind} ${locale} ${key}`))
    cursor = answer.changes.cursor
    more = answer.changes.more
  }
  expect(loaded).toEqual(all.changes.map(({ kind, locale, key }) => `${kind} ${locale} ${key}`))
  expect(cursor).toBe(all.cursor)

  await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { barcode: '1' } })
  await make.page()
  await settle()
  const first = await read(cursor)
  expect(first?.changes).toMatchObject({ more: true, changes: [{ key: facts.sku }, { key: facts.sku }] })
})

test('a token of one brand receives the changes of that brand and the shared ones', async () => {
  const picture = await make.media()
  const page = await make.page({ site: 'aldergrove/nl_NL' })
  await settle()
  const answer = changesSchema.parse((await api.aldergroveChanges()).body)
  expect(new Set(answer.changes.map(({ brand }) => brand))).toEqual(new Set(['*', 'aldergrove']))
  expect(answer.changes.map(({ key }) => key)).toEqual(expect.arrayContaining([picture.id, page.id]))
})

test('a republish starts a new epoch, and an old cursor gets the new epoch without changes', async () => {
  const before = await settledChangesSince()
  await republishAll(studio.payload)
  const told = await settledChangesSince(before.cursor)
  expect(told.changes).toEqual([])
  expect(told.epoch).not.toBe(before.epoch)
  const after = await settledChangesSince()
  const living = before.changes.filter(({ deleted }) => !deleted)
  expect(after.epoch).toBe(told.epoch)
  expect(after.changes).toHaveLength(living.length)
  expect(after.changes).toEqual(expect.arrayContaining(living))
})

test('a republish cannot be read while an older transaction runs', async () => {
  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  await client.query('begin; select pg_current_xact_id()')
  const before = await settledChangesSince()
  await republishAll(studio.payload)
  expect(await readChanges(published.read, undefined, { brand: '*' })).toBeUndefined()
  await client.query('rollback')
  await client.end()
  expect((await settledChangesSince()).epoch).not.toBe(before.epoch)
})

test.each(['nonsense', Buffer.from('{"xid":"1"}').toString('base64url')])(
  'the cursor %s is refused',
  async (cursor) => {
    expect(await api.changes(cursor)).toMatchObject({ status: 400, body: { errors: { since: [expect.any(String)] } } })
    expect(await api.openStream(cursor)).toMatchObject({ status: 400 })
  },
)
