import { join } from 'node:path'
import { hashFile } from './hashed-copy.ts'
import { type BackupManifest, BackupProblem, MEDIA_FOLDER, OUTBOX_FOLDER, readBackupManifest } from './manifest.ts'

/** Compares every file of a backup with its checksum; throws for the first difference. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readBackupManifest(folder)
  const files = [
    ...manifest.tables.map(({ file, bytes, sha256 }) => ({ file, bytes, sha256 })),
    ...manifest.media.map(({ path, bytes, sha256 }) => ({ file: `${MEDIA_FOLDER}/${path}`, bytes, sha256 })),
    ...manifest.outbox.map(({ path, bytes, sha256 }) => ({ file: `${OUTBOX_FOLDER}/${path}`, bytes, sha256 })),
  ]
  for (const { file, bytes, sha256 } of files) {
    const found = await hashFile(join(folder, file)).catch(() => undefined)
    if (found === undefined) throw new BackupProblem(`The backup is incomplete: ${file} is missing`)
    if (found.bytes !== bytes || found.sha256 !== sha256) throw new BackupProblem(`The backup is damaged: ${file}`)
  }
  return manifest
}
