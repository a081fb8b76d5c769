import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../scripts/postgres/test-database.ts'
import { readMigrationState, refuseNewerDatabase } from './migration-state.ts'

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

test('a database that this version has migrated is up to date, and is taken', async () => {
  const { done, pending, newer } = await readMigrationState(database.url)
  expect([done.length > 20, pending, newer]).toEqual([true, [], []])
  await expect(refuseNewerDatabase({ DATABASE_URL: database.url })).resolves.toBeUndefined()
})

test('one that a newer version has migrated is refused with a sentence, unless the operator says that the way back is open', async () => {
  await client.query('insert into payload_migrations (name, batch) values ($1, 99)', [NEWER])
  await expect(refuseNewerDatabase({ DATABASE_URL: database.url })).rejects.toThrow(
    new RegExp(`newer than this version.*${NEWER}`),
  )
  await expect(refuseNewerDatabase({ DATABASE_URL: database.url, ALLOW_NEWER_DATABASE: '1' })).resolves.toBeUndefined()
  await client.query('delete from payload_migrations where name = $1', [NEWER])
})

test('a database that is away is no reason: all that needs it asks again', async () => {
  await expect(refuseNewerDatabase({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })).resolves.toBeUndefined()
})
