import type { Payload } from 'payload'
import { Client } from 'pg'
import { holdErasures, listErasures, releaseErasures, replayErasures } from '../../access/sign-in/replay-erasures.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { checkBackup } from './check-backup.ts'
import { compareRestored } from './compare-restored.ts'
import { loadTables } from './load-tables.ts'
import type { BackupManifest } from './manifest.ts'
import { prepareSchema, refuseLoss } from './prepare-schema.ts'
import { restoreMedia } from './restore-media.ts'

export type RestoreTarget = {
  databaseUrl: string
  storage: FileStorage
  mayReplace: boolean
  /** Whether the result is read again and compared with the backup. */
  isCompared: boolean
  /** Lines for `readErasures`, in addition to those in the replaced database and in the backup. */
  erasures: readonly string[]
}
type Restored = {
  manifest: BackupManifest
  filesWritten: number
  /** Tables and files that differ from the backup. */
  differences: readonly string[]
  migrationsAfter: boolean
  /** Number of persons that were erased after the backup, and now again. */
  erasedAgain: number
  /** Hashes of all erased addresses. */
  erasures: readonly string[]
}

/**
 * Restores a backup into a database and a storage for files. All checksums are verified before anything is changed;
 * files are restored first, so that no document refers to a missing file.
 */
export async function restoreBackup(payload: Payload, folder: string, target: RestoreTarget): Promise<Restored> {
  const manifest = await checkBackup(folder)
  const client = new Client({ connectionString: target.databaseUrl, application_name: 'restore', keepAlive: true })
  await client.connect()
  try {
    const query = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows
    await refuseLoss(payload, client, manifest.migrations, target.mayReplace)
    // From here on the replaced database's own list may be lost: an interrupted restore is started again.
    const erasures = [...new Set([...target.erasures, ...(await listErasures(query))])]
    await holdErasures(query, erasures)
    await prepareSchema(payload, client, manifest.migrations)
    const filesWritten = await restoreMedia(folder, manifest, target.storage)
    await loadTables(client, folder, manifest)
    // Must come before later migrations and erasures, which change rows on purpose.
    const differences = target.isCompared
      ? await compareRestored({ client, storage: target.storage }, folder, manifest)
      : []
    const before = await countMigrations(payload)
    await payload.db.migrate()
    const migrationsAfter = (await countMigrations(payload)) > before
    await client.query('begin')
    const all = [...new Set([...erasures, ...(await listErasures(query))])]
    const erasedAgain = await replayErasures(query, all)
    await releaseErasures(query)
    await client.query('commit')
    return { manifest, filesWritten, differences, migrationsAfter, erasedAgain, erasures: all }
  } finally {
    await client.end()
  }
}

async function countMigrations(payload: Payload): Promise<number> {
  return (await payload.count({ collection: 'payload-migrations' })).totalDocs
}
