import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '../../../../scripts/port.ts'
import { removeCluster } from '../../../../scripts/postgres/remove-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { openFolder } from '../../platform/storage/folder-storage.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { makeBackup } from './make-backup.ts'
import { type BackupManifest, readBackupManifest } from './manifest.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let folder: string
const databases: TestDatabase[] = []

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  folder = await mkdtemp(join(tmpdir(), 'menagerie-backup-'))
})

afterAll(async () => {
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
  await studio?.close()
})

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('nothing')
  databases.push(database)
  return database
}

type RestorePlace = { url: string; mediaDir: string }

function restore(backup: string, place: RestorePlace, ...options: string[]): SpawnSyncReturns<string> {
  return run(['studio/src/tools/backup/restore.ts', backup, ...options], {
    DATABASE_URL: place.url,
    MEDIA_DIR: place.mediaDir,
  })
}

function run(args: string[], env: Record<string, string>): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PAYLOAD_SECRET: 'only-for-this-test-run', ...env },
    encoding: 'utf8',
  })
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const backUp = (name: string) =>
  makeBackup({ databaseUrl: studio.databaseUrl, storage: openFolder(studio.mediaDir) }, join(folder, name))

/** The manifest of a backup without its creation date. */
const contentOf = ({ createdAt: _, ...content }: BackupManifest) => content

test('a backup made during writes holds one moment of all tables and every file that a row names', async () => {
  const page = await make.page({ path: 'teller', title: '0' })
  const category = await make.category({ code: 'teller', displayName: '0' })
  await make.media()
  const writing = { on: true, rounds: 0 }
  const writers = [countTogether(writing, page.id, category.id), upload(writing)]
  await expect.poll(() => writing.rounds).toBeGreaterThan(5)
  const before = writing.rounds
  await backUp('busy')
  await expect.poll(() => writing.rounds).toBeGreaterThan(before)
  writing.on = false
  await Promise.all(writers)

  const target = { url: (await newDatabase()).url, mediaDir: join(folder, 'busy-media') }
  expect(restore(join(folder, 'busy'), target)).toMatchObject({ status: 0, stderr: '' })
  const [counted] = await query(
    target.url,
    `select p.title, c.display_name from pages p, categories c where p.path = 'teller' and c.code = 'teller'`,
  )
  expect(Number(counted?.title)).toBeGreaterThan(0)
  expect(counted?.title).toBe(counted?.display_name)
  const files = new Set(await readdir(target.mediaDir))
  const named = await query(target.url, 'select filename from media')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ filename }) => !files.has(String(filename)))).toEqual([])
})

/** Changes two tables in one transaction, repeatedly. */
async function countTogether(writing: { on: boolean; rounds: number }, page: string, category: string) {
  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  while (writing.on) {
    const count = String(writing.rounds + 1)
    await client.query('begin')
    await client.query('update pages set title = $1 where id = $2', [count, page])
    await client.query('update categories set display_name = $1 where id = $2', [count, category])
    await client.query('commit')
    writing.rounds += 1
  }
  await client.end()
}

async function upload(writing: { on: boolean }) {
  while (writing.on) {
    const { id } = await make.media()
    if (Math.random() < 0.5) await studio.payload.delete({ collection: 'media', id })
  }
}

function subscribe(email: string): Promise<unknown> {
  return query(
    studio.databaseUrl,
    `insert into subscribers (email, state, consent_text, consent_at, brand, site)
     values ('${email}', 'confirmed', 'Yes', now(), 'tailwell', 'tailwell:de_DE')`,
  )
}

describe('a restore', () => {
  test('into an empty folder reproduces the same rows and files', async () => {
    await backUp('whole')
    const state = await mkdtemp(join(tmpdir(), 'menagerie-restore-'))
    const env = { MENAGERIE_VAR: state, PG_PORT: String(await findFreePort()), DATABASE_URL: '', MEDIA_DIR: '' }
    const withDatabase = (script: string, ...args: string[]) =>
      run(['scripts/with-database.ts', `studio/src/tools/backup/${script}.ts`, ...args], env)
    const restored = withDatabase('restore', join(folder, 'whole'), '--compare')
    expect(restored).toMatchObject({ status: 0, stderr: '' })
    expect(restored.stdout).toMatch(/All \d{2,} rows of \d{2,} tables and all \d+ files are those of the backup/)
    expect(withDatabase('backup', join(folder, 'again'))).toMatchObject({ status: 0, stderr: '' })
    expect(contentOf(await readBackupManifest(join(folder, 'again')))).toEqual(
      contentOf(await readBackupManifest(join(folder, 'whole'))),
    )
    removeCluster(state)
  })

  test('of an older backup returns the studio to its state under a new epoch', async () => {
    const page = await make.page({ path: 'toen', title: 'Toen' })
    await backUp('older')
    await studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Nu', path: 'nu' } })
    const epochOf = async () => (await query(studio.databaseUrl, 'select epoch from published.meta'))[0]?.epoch
    const epoch = await epochOf()
    const here = { url: studio.databaseUrl, mediaDir: studio.mediaDir }
    expect(restore(join(folder, 'older'), here)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not empty'),
    })
    expect(await epochOf()).toBe(epoch)
    expect(restore(join(folder, 'older'), here, '--replace')).toMatchObject({ status: 0, stderr: '' })

    expect(await studio.payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({ title: 'Toen' })
    const published = openPublished(studio.databaseUrl)
    expect(await published.row(page.id)).toMatchObject({ path: 'toen', body: { title: 'Toen' } })
    await published.close()
    expect(await epochOf()).not.toBe(epoch)
    // The studio continues to work afterwards.
    await studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Verder' } })
  })

  test('erases the people of an erasure list again, and is refused without changes for an invalid list', async () => {
    const [stays, erased] = [`stays-${randomUUID()}@shop.example`, `erased-${randomUUID()}@shop.example`] as const
    for (const email of [stays, erased]) await subscribe(email)
    await backUp('before-erasure')
    const { url } = await newDatabase()
    const place = { url, mediaDir: join(folder, 'after-loss') }
    const list = join(folder, 'erasures')
    await writeFile(list, 'anna@shop.example\n')
    const refused = restore(join(folder, 'before-erasure'), place, '--erasures', list)
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Line 1 of the erasures is no hash')])
    expect(await query(url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])

    await writeFile(list, `${toErasureHash(erased).toString('hex')} ${Date.now() + 60_000}\n`)
    const restored = restore(join(folder, 'before-erasure'), place, '--erasures', list)
    expect([restored.status, restored.stdout]).toEqual([0, expect.stringContaining('1 people that had been erased')])
    const left = await query(url, `select email from subscribers where email like '%@shop.example'`)
    expect(left).toEqual([{ email: stays }])
  })

  test('refuses a damaged, incomplete or unfinished backup before it changes anything', async () => {
    const good = await backUp('good')
    const { url } = await newDatabase()
    const place = { url, mediaDir: join(folder, 'untouched') }
    const table = good.tables.find(({ rows }) => rows > 0)?.file ?? ''
    const attempt = async (spoil: (copy: string) => Promise<unknown>) => {
      const copy = join(folder, `spoiled-${randomUUID()}`)
      await cp(join(folder, 'good'), copy, { recursive: true })
      await spoil(copy)
      return restore(copy, place).stderr.trim()
    }
    const flip = async (file: string) => {
      const bytes = await readFile(file)
      const at = Math.floor(bytes.length / 2)
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      await writeFile(file, bytes)
    }
    expect(await attempt((copy) => flip(join(copy, table)))).toBe(`The backup is damaged: ${table}`)
    expect(await attempt((copy) => rm(join(copy, table)))).toBe(`The backup is incomplete: ${table} is missing`)
    expect(await attempt((copy) => flip(join(copy, 'manifest.json')))).toMatch(/does not match its checksum$/)
    expect(await attempt((copy) => rm(join(copy, 'manifest.sha256')))).toMatch(/is not a finished backup/)
    const tables = await query(url, `select 1 from pg_tables where schemaname = 'public'`)
    expect(tables).toEqual([])
    expect(await readdir(folder)).not.toContain('untouched')
  })
})
