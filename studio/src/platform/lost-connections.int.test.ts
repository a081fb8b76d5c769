import { getPayload, type Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'

let database: TestDatabase
let payload: Payload

beforeAll(async () => {
  database = await createTestDatabase()
  Object.assign(process.env, { DATABASE_URL: database.url, PAYLOAD_SECRET: 'only-for-this-test-run' })
  const { default: config } = await import('../payload.config.ts')
  payload = await getPayload({ config })
})

afterAll(async () => {
  await payload.destroy()
  await database.drop()
})

it('the studio goes on after PostgreSQL has cut its connections', async () => {
  await payload.count({ collection: 'pages' })
  const other = new Client({ connectionString: database.url })
  await other.connect()
  const cut = await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await other.end()
  expect(cut.rowCount).toBeGreaterThan(0)
  await new Promise((done) => setTimeout(done, 200))
  expect(await payload.count({ collection: 'pages' })).toEqual({ totalDocs: 0 })
})
