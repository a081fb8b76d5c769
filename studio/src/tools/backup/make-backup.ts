import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { createMediaCopy } from './copy-media.ts'
import { hashFile, OWNER_FOLDER } from './hashed-copy.ts'
import { type BackupManifest, BackupProblem, OUTBOX_FOLDER, writeManifest } from './manifest.ts'
import { writeTables } from './write-tables.ts'

/** Name of the copy of an outbox. */
export const OUTBOX_FILE = 'outbox.sqlite'

type BackupSource = {
  databaseUrl: string
  storage: FileStorage
  /** Copies the outbox of a site on this machine to a file, where there is one. */
  copyOutbox?: (to: string) => void
}

/**
 * Writes all that people made (tables and uploaded files) into a new folder, while they go on. The folder gets its name when
 * it is complete: a backup that was cut short is never taken for a whole one. All of it is for its owner alone, whatever the shell says.
 */
export async function makeBackup(
  { databaseUrl, storage, copyOutbox }: BackupSource,
  folder: string,
): Promise<BackupManifest> {
  await refuseFilled(folder)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: OWNER_FOLDER })
  const client = new Client({ connectionString: databaseUrl, application_name: 'backup', keepAlive: true })
  await client.connect()
  try {
    // Before the tables: a form that is handed over meanwhile is in both, never in neither.
    const outbox = await addOutbox(partial, copyOutbox)
    const media = createMediaCopy(storage, partial)
    await media.copyNew()
    const { missingFiles, ...written } = await writeTables(client, partial, media.copyNamed)
    for (const path of missingFiles)
      console.warn(`The file ${path} is missing from ${storage.name}: the backup lacks it too.`)
    const manifest: BackupManifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      ...written,
      media: media.files(),
      outbox,
    }
    await writeManifest(partial, manifest)
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true, mode: OWNER_FOLDER })
    await rename(partial, folder)
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function addOutbox(folder: string, copyOutbox: BackupSource['copyOutbox']): Promise<BackupManifest['outbox']> {
  await mkdir(join(folder, OUTBOX_FOLDER), { mode: OWNER_FOLDER })
  const file = join(folder, OUTBOX_FOLDER, OUTBOX_FILE)
  copyOutbox?.(file)
  const isThere = await stat(file).catch(() => undefined)
  return isThere === undefined ? [] : [{ path: OUTBOX_FILE, ...(await hashFile(file)) }]
}

async function refuseFilled(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new BackupProblem(`${folder} is not empty: name a new folder for the backup`)
}
