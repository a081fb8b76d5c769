import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { createMeter } from './hashed-copy.ts'
import { listMigrations, listTables, quote, type Table, toSqlName } from './list-tables.ts'
import { type BackupTable, type Manifest, TABLES_FOLDER } from './manifest.ts'

/** Text of COPY shrinks well; higher levels cost time and save little. */
const GZIP_LEVEL = 3

/**
 * Copies all tables as they are at one moment, while people go on writing. The transaction is read only, so it gets no
 * transaction id and holds the feed's watermark back by nothing. `onSnapshot` runs when the moment is fixed.
 */
export async function writeTables(
  client: Client,
  folder: string,
  onSnapshot: () => Promise<void>,
): Promise<Pick<Manifest, 'tables' | 'migrations'>> {
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true })
  await client.query('begin transaction isolation level repeatable read, read only')
  try {
    // The first statement takes the snapshot.
    const migrations = await listMigrations(client)
    const all = await listTables(client)
    await onSnapshot()
    const tables: BackupTable[] = []
    for (const table of all) tables.push(await writeTable(client, folder, table))
    return { tables, migrations }
  } finally {
    await client.query('rollback')
  }
}

async function writeTable(client: Client, folder: string, table: Table): Promise<BackupTable> {
  const file = `${TABLES_FOLDER}/${table.schema}.${table.name}.copy.gz`
  const rows = client.query(copyTo(`copy (${toSelect(table)}) to stdout`))
  const meter = createMeter()
  await pipeline(
    rows,
    createGzip({ level: GZIP_LEVEL }),
    meter.stream,
    createWriteStream(join(folder, file), { flush: true }),
  )
  return { ...table, rows: rows.rowCount, file, ...meter.result() }
}

/** Tombstones tell readers of this epoch what went; a restore begins another one. */
function toSelect(table: Table): string {
  const columns = table.columns.map(quote).join(', ')
  const alive = table.schema === 'published' && table.name === 'entry' ? ' where not deleted' : ''
  return `select ${columns} from ${toSqlName(table)}${alive}`
}
