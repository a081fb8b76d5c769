import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { hashStream } from './hashed-copy.ts'
import { type BackupManifest, MEDIA_FOLDER } from './manifest.ts'

/** Puts every uploaded file back in its place; files that the backup does not know stay. Returns how many were written. */
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
