import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { hashStream } from './hashed-copy.ts'
import { type BackupManifest, MEDIA_FOLDER } from './manifest.ts'

/** Restores every uploaded file; files that are not in the backup stay. Returns the number of written files. */
export async function restoreMedia(folder: string, { media }: BackupManifest, storage: FileStorage): Promise<number> {
  let written = 0
  for (const { path, sha256 } of media) {
    const there = await storage.open(path)
    if (there !== undefined && (await hashStream(there)).sha256 === sha256) continue
    await storage.put(path, await readFile(join(folder, MEDIA_FOLDER, path)))
    written += 1
  }
  return written
}
