import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { readMigrationState, refuseNewerDatabase, refuseOtherDatabase, requireOwnDatabase } from './migration-state.ts'

const AWAY = 'postgres://away@127.0.0.1:9/none'

const NEWER = '20991231_000000_of_a_newer_version'
let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('a database migrated by this version is up to date and accepted', async () => {
  const { done, pending, newer } = await readMigrationState(database.url)
  expect([done.length > 20, pending, newer]).toEqual([true, [], []])
  await expect(refuseNewerDatabase({ DATABASE_URL: database.url })).resolves.toBeUndefined()
})

test('a database migrated by a newer version is refused with an explanation, unless the operator allows it', async () => {
  await client.query('insert into payload_migrations (name, batch) values ($1, 99)', [NEWER])
  await expect(refuseNewerDatabase({ DATABASE_URL: database.url })).rejects.toThrow(
    new RegExp(`newer than this version.*${NEWER}`),
  )
  await expect(refuseNewerDatabase({ DATABASE_URL: database.url, ALLOW_NEWER_DATABASE: '1' })).resolves.toBeUndefined()
  await client.query('delete from payload_migrations where name = $1', [NEWER])
})

test('an unreachable database is not refused as a newer one', async () => {
  await expect(refuseNewerDatabase({ DATABASE_URL: AWAY })).resolves.toBeUndefined()
})

test('a command reports an unreachable or missing database in a sentence', async () => {
  await expect(refuseOtherDatabase({ DATABASE_URL: AWAY })).rejects.toThrow('PostgreSQL does not answer')
  const other = new URL(database.url)
  other.pathname = '/no_such_database'
  await expect(refuseOtherDatabase({ DATABASE_URL: other.href })).rejects.toThrow('is not there: make it with createdb')
})

/** Runs `work` on a database without the newest migration. */
async function withoutNewest(work: (url: string, newest: string) => Promise<void>) {
  const { done } = await readMigrationState(database.url)
  const newest = done.at(-1) ?? ''
  const setBatch = (batch: number) =>
    client.query('update payload_migrations set batch = $2 where name = $1', [newest, batch])
  // Hides the migration: rows of a development server have this number.
  await setBatch(-1)
  await work(database.url, newest)
  await setBatch(1)
}

test('a database with pending migrations is refused by everything except migrate, with the command to run', async () => {
  await withoutNewest(async (url, newest) => {
    const env = { DATABASE_URL: url }
    const sentence = new RegExp(
      `older than this version: it lacks a migration from ${newest} on. Run npm run migrate first`,
    )
    await expect(refuseOtherDatabase(env)).rejects.toThrow(sentence)
    await expect(requireOwnDatabase({ onOther: () => {} }, env)).rejects.toThrow(sentence)
    // The override only applies to newer databases.
    await expect(refuseOtherDatabase({ ...env, ALLOW_NEWER_DATABASE: '1' })).rejects.toThrow(sentence)
    await expect(refuseNewerDatabase(env)).resolves.toBeUndefined()
  })
  await expect(refuseOtherDatabase({ DATABASE_URL: database.url })).resolves.toBeUndefined()
})

test('a database that is unreachable at the start is checked as soon as it answers', async () => {
  const env = { DATABASE_URL: AWAY }
  const told = Promise.withResolvers<string>()
  await requireOwnDatabase({ onOther: told.resolve, everyMs: 20 }, env)
  await client.query('insert into payload_migrations (name, batch) values ($1, 99)', [NEWER])
  env.DATABASE_URL = database.url
  expect(await told.promise).toContain(NEWER)
  await client.query('delete from payload_migrations where name = $1', [NEWER])
})
