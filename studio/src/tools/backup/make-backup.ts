import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Client } from 'pg'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { createMediaCopy } from './copy-media.ts'
import { type BackupManifest, BackupProblem, writeManifest } from './manifest.ts'
import { writeTables } from './write-tables.ts'

type BackupSource = { databaseUrl: string; storage: FileStorage }

/**
 * Writes all that people made (tables and uploaded files) into a new folder, while they go on. The folder gets its name when
 * it is complete: a backup that was cut short is never taken for a whole one.
 */
export async function makeBackup({ databaseUrl, storage }: BackupSource, folder: string): Promise<BackupManifest> {
  await refuseFilled(folder)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  const client = new Client({ connectionString: databaseUrl, application_name: 'backup', keepAlive: true })
  await client.connect()
  try {
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
    }
    await writeManifest(partial, manifest)
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    await rename(partial, folder)
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function refuseFilled(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new BackupProblem(`${folder} is not empty: name a new folder for the backup`)
}
