import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson } from '../../access/sign-in/erase-person.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { openFolder } from '../../platform/storage/folder-storage.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { makeBackup } from './make-backup.ts'
import { readBackupManifest, writeManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

let studio: TestStudio
let client: Client
let folder = ''
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'warn'
  client = new Client({ connectionString: studio.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  folder = mkdtempSync(join(tmpdir(), 'menagerie-restore-erasures-'))
  await createTestDocuments(studio).media()
})
afterAll(async () => {
  await client?.end()
  await studio?.close()
  rmSync(folder, { recursive: true, force: true })
})

const query = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows
const subscribe = (email: string) =>
  query(
    `insert into subscribers (email, state, consent_text, consent_at, stop_hash, brand, site)
     values ($1::text, 'confirmed', 'Yes', now(), 'stop ' || $1::text, 'tailwell', 'tailwell/de_DE')`,
    [email],
  )
async function erase(email: string): Promise<void> {
  await query('begin')
  await erasePerson(query, email, 'test')
  await query('commit')
}
const backUp = (name: string) =>
  makeBackup({ databaseUrl: studio.databaseUrl, storage: openFolder(studio.mediaDir) }, join(folder, name))
const restore = (name: string, storage: FileStorage = openFolder(studio.mediaDir)) =>
  restoreBackup(studio.payload, join(folder, name), {
    databaseUrl: studio.databaseUrl,
    storage,
    mayReplace: true,
    isCompared: false,
    erasures: [],
  })
const subscribers = async () => (await query('select email from subscribers order by 1')).map(({ email }) => email)

test('an erasure is still known after a restore of a backup from before the person came', async () => {
  await backUp('before')
  const [email, stays] = ['came-later@shop.example', 'stays@shop.example']
  for (const each of [email, stays]) await subscribe(each)
  await backUp('with-both')
  await erase(email)
  const [{ at } = { at: undefined }] = await query('select erased_at as at from accounts.erasure')
  await restore('before')
  const listed = await query(
    `select encode(email_hash, 'hex') as hash, date_trunc('second', erased_at) = date_trunc('second', $1::timestamptz) as is_same from accounts.erasure`,
    [at],
  )
  expect(listed).toEqual([{ hash: toErasureHash(email).toString('hex'), is_same: true }])
  expect(await restore('with-both')).toMatchObject({ erasedAgain: 1 })
  expect(await subscribers()).toEqual([stays])
})

test('an erasure is still known after a restore of an older version that failed on its way', async () => {
  const [email, stays] = ['interrupted@shop.example', 'stays-too@shop.example']
  await query('delete from subscribers')
  for (const each of [email, stays]) await subscribe(each)
  await backUp('whole')
  await erase(email)
  cpSync(join(folder, 'whole'), join(folder, 'older'), { recursive: true })
  const manifest = await readBackupManifest(join(folder, 'older'))
  await writeManifest(join(folder, 'older'), { ...manifest, migrations: manifest.migrations.slice(0, -1) })
  const full: FileStorage = {
    ...openFolder(join(folder, 'full')),
    put: () => Promise.reject(new Error('the disk is full')),
  }
  await expect(restore('older', full)).rejects.toThrow('the disk is full')
  expect(await query('select 1 from accounts.erasure')).toEqual([])
  expect(await restore('whole')).toMatchObject({ erasedAgain: 1 })
  expect(await query(`select 1 from pg_namespace where nspname = 'restoring'`)).toEqual([])
  expect(await subscribers()).toEqual([stays])
})
