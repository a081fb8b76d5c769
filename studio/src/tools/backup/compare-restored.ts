import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { hashStream } from './hashed-copy.ts'
import type { BackupFile, BackupManifest, BackupTable } from './manifest.ts'
import { createRowSum } from './sum-rows.ts'
import { toSelect } from './write-tables.ts'

type Restored = { client: Client; storage: FileStorage }

/** Compares each row and each uploaded file with the backup; returns a sentence for each table or file that differs. */
export async function compareRestored(
  { client, storage }: Restored,
  folder: string,
  { tables, media }: BackupManifest,
): Promise<string[]> {
  const differences: string[] = []
  for (const table of tables) differences.push(...(await compareTable(client, folder, table)))
  for (const file of media) differences.push(...(await compareFile(storage, file)))
  return differences
}

async function compareTable(client: Client, folder: string, table: BackupTable): Promise<string[]> {
  const [wanted, found] = [createRowSum(), createRowSum()]
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), wanted.stream)
  await pipeline(client.query(copyTo(`copy (${toSelect(table)}) to stdout`)), found.stream)
  const [{ rows, sum }, now] = [wanted.result(), found.result()]
  if (now.sum === sum && now.rows === rows) return []
  const told = now.rows === rows ? 'the same number of rows, but not the same ones' : `${now.rows} rows of ${rows}`
  return [`${table.schema}.${table.name}: ${told}`]
}

async function compareFile(storage: FileStorage, { path, sha256 }: BackupFile): Promise<string[]> {
  const there = await storage.open(path)
  if (there === undefined) return [`${path} is missing`]
  return (await hashStream(there)).sha256 === sha256 ? [] : [`${path} is another file`]
}
