import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { createMeter, OWNER_FILE, OWNER_FOLDER } from './hashed-copy.ts'
import { listMigrations, listNamedFiles, listTables, quote, type Table, toSqlName } from './list-tables.ts'
import { type BackupManifest, type BackupTable, TABLES_FOLDER } from './manifest.ts'

/** The text of COPY compresses well; higher levels cost time and save little. */
const GZIP_LEVEL = 3

/** A picture that is being deleted loses its file shortly before its row: then the snapshot is repeated. */
const ATTEMPTS = 5
const PAUSE_MS = 200

/** Called after the snapshot is taken; returns the files of documents that are missing. */
type OnSnapshot = (named: readonly string[]) => Promise<readonly string[]>
type WrittenTables = Pick<BackupManifest, 'tables' | 'migrations'> & { missingFiles: readonly string[] }

/**
 * Copies all tables from one snapshot while users continue to work. The transaction is read-only, so it has no
 * transaction id and does not delay the feed's watermark.
 */
export async function writeTables(client: Client, folder: string, onSnapshot: OnSnapshot): Promise<WrittenTables> {
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true, mode: OWNER_FOLDER })
  for (let attempt = 1; ; attempt += 1) {
    const written = await inSnapshot(client, async () => {
      const missingFiles = await onSnapshot(await listNamedFiles(client))
      if (missingFiles.length > 0 && attempt < ATTEMPTS) return undefined
      return { ...(await writeAll(client, folder)), missingFiles }
    })
    if (written) return written
    await sleep(PAUSE_MS)
  }
}

/** The first statement of `work` takes the snapshot. */
async function inSnapshot<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin transaction isolation level repeatable read, read only')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

async function writeAll(client: Client, folder: string): Promise<Pick<BackupManifest, 'tables' | 'migrations'>> {
  const migrations = await listMigrations(client)
  const tables: BackupTable[] = []
  for (const table of await listTables(client)) tables.push(await writeTable(client, folder, table))
  return { tables, migrations }
}

async function writeTable(client: Client, folder: string, table: Table): Promise<BackupTable> {
  const file = `${TABLES_FOLDER}/${table.schema}.${table.name}.copy.gz`
  const rows = client.query(copyTo(`copy (${toSelect(table)}) to stdout`))
  const meter = createMeter()
  await pipeline(
    rows,
    createGzip({ level: GZIP_LEVEL }),
    meter.stream,
    createWriteStream(join(folder, file), { flush: true, mode: OWNER_FILE }),
  )
  return { ...table, rows: rows.rowCount, file, ...meter.result() }
}

/** Without tombstones, which only matter to readers of this epoch: a restore begins a new one. */
export function toSelect(table: Table): string {
  const columns = table.columns.map(quote).join(', ')
  const alive = table.schema === 'published' && table.name === 'entry' ? ' where not deleted' : ''
  return `select ${columns} from ${toSqlName(table)}${alive}`
}
