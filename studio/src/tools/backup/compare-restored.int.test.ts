import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { openFolder } from '../../platform/storage/folder-storage.ts'
import { compareRestored } from './compare-restored.ts'
import type { BackupManifest } from './manifest.ts'

let database: TestDatabase
let client: Client
let folder: string

beforeAll(async () => {
  database = await createTestDatabase('nothing')
  client = new Client({ connectionString: database.url })
  await client.connect()
  folder = await mkdtemp(join(tmpdir(), 'menagerie-compare-'))
  await client.query(`create table animals (id int, name text, later text default 'of a newer version')`)
  await mkdir(join(folder, 'tables'))
})

afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const NOTHING = { bytes: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' }

/**
 * The backup has these COPY lines, and empty files with these names; the uploads folder contains the files in `there`.
 */
async function compare(lines: readonly string[], files: readonly string[] = [], there: Record<string, string> = {}) {
  const file = 'tables/public.animals.copy.gz'
  await writeFile(join(folder, file), gzipSync(lines.map((line) => `${line}\n`).join('')))
  const media = await mkdtemp(join(folder, 'media-'))
  for (const [name, text] of Object.entries(there)) await writeFile(join(media, name), text)
  const table = { schema: 'public', name: 'animals', columns: ['id', 'name'], rows: lines.length, file, ...NOTHING }
  const manifest: BackupManifest = {
    format: 1,
    createdAt: '2026-11-28T09:00:00.000Z',
    migrations: ['first'],
    tables: [table],
    media: files.map((path) => ({ path, ...NOTHING })),
    outbox: [],
  }
  return compareRestored({ client, storage: openFolder(media) }, folder, manifest)
}

test('restored rows match in any order, and columns that a newer version added are ignored', async () => {
  await client.query(String.raw`truncate animals; insert into animals values (2, E'two\nlines\\'), (1, null)`)
  expect(await compare(['1\t\\N', String.raw`2	two\nlines\\`])).toEqual([])
})

test('missing, extra or different rows are reported with their table', async () => {
  await client.query(`truncate animals; insert into animals values (1, 'dog'), (2, 'cat')`)
  expect(await compare(['1\tdog'])).toEqual(['public.animals: 2 rows of 1'])
  expect(await compare(['1\tdog', '2\tcat', '3\thorse'])).toEqual(['public.animals: 2 rows of 3'])
  expect(await compare(['1\tdog', '2\tCat'])).toEqual([
    'public.animals: the same number of rows, but not the same ones',
  ])
})

test('a missing or different file is reported with its name', async () => {
  await client.query('truncate animals')
  expect(await compare([], ['same.png', 'gone.png', 'other.png'], { 'same.png': '', 'other.png': 'x' })).toEqual([
    'gone.png is missing',
    'other.png is another file',
  ])
})
