import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { createMediaCopy } from './copy-media.ts'
import { hashFile, OWNER_FOLDER } from './hashed-copy.ts'
import { type BackupManifest, BackupProblem, OUTBOX_FOLDER, writeManifest } from './manifest.ts'
import { writeTables } from './write-tables.ts'

/** File name of the copied outbox. */
export const OUTBOX_FILE = 'outbox.sqlite'

type BackupSource = {
  databaseUrl: string
  storage: FileStorage
  /** Copies the outbox of a site on this machine to a file, if there is one. */
  copyOutbox?: (to: string) => void
}

/**
 * Writes all content (tables and uploaded files) into a new folder, while users continue to work. The folder is renamed
 * when it is complete, so that an interrupted backup is never mistaken for a complete one. Readable only for its owner,
 * whatever the umask.
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
  try {
    await client.connect()
    // Must come before the tables: a form that is handed over in between is then in both, not in neither.
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
