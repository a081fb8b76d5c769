import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { noteBackup, readBackupHealth, readLastBackup } from './backup-made.ts'
import { PROJECT_ROOT } from './environment.ts'

let database: TestDatabase
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

test('without any backup, the backup age counts from the first migration of the database', async () => {
  await client.query(`update payload_migrations set created_at = now() - interval '5 hours'`)
  const { isMade, ageS } = await readLastBackup(client)
  expect(isMade).toBe(false)
  expect(ageS).toBeGreaterThanOrEqual(18_000)
  expect(ageS).toBeLessThan(18_060)
})

test('each successful backup resets the backup age', async () => {
  await noteBackup(client)
  const { isMade, ageS } = await readLastBackup(client)
  expect(isMade).toBe(true)
  expect(ageS).toBeLessThan(60)
  await client.query(`update public.backup_made set made_at = now() - interval '3 hours'`)
  expect((await readBackupHealth(client)).gauges.backup_age_seconds).toBeGreaterThanOrEqual(10_800)
  await noteBackup(client)
  expect((await readLastBackup(client)).ageS).toBeLessThan(60)
})

test('the backup command records a successful backup, and no failed one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-backup-made-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const makeBackupIn = (target: string) =>
    spawnSync(process.execPath, ['studio/src/tools/backup/backup.ts', target], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        PAYLOAD_SECRET: 'only-for-this-test-run',
        MEDIA_DIR: join(folder, 'media'),
        OUTBOX_DIR: join(folder, 'outbox'),
      },
    })
  await client.query(`update public.backup_made set made_at = now() - interval '3 hours'`)
  // A folder with files is refused.
  expect(makeBackupIn(tmpdir()).status).toBe(1)
  expect((await readLastBackup(client)).ageS).toBeGreaterThanOrEqual(10_800)
  const { status, stderr } = makeBackupIn(join(folder, 'backup'))
  expect([status, stderr]).toEqual([0, ''])
  expect((await readLastBackup(client)).ageS).toBeLessThan(60)
})
