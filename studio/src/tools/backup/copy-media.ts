import { join } from 'node:path'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { writeHashed } from './hashed-copy.ts'
import { type BackupFile, MEDIA_FOLDER } from './manifest.ts'

/**
 * Copies the uploaded files in two rounds, before and after the snapshot of the tables: files that are deleted after
 * the snapshot were copied in the first round, files added shortly before it are copied in the second. So no row lacks
 * its file.
 */
export function createMediaCopy(storage: FileStorage, folder: string) {
  const copied = new Map<string, BackupFile & { stamp: string }>()

  async function copyNew(): Promise<void> {
    for await (const { path, stamp } of storage.list()) {
      if (copied.get(path)?.stamp === stamp) continue
      const file = await storage.open(path)
      // Deleted since it was listed.
      if (file === undefined) continue
      const written = await writeHashed(file, join(folder, MEDIA_FOLDER, path))
      copied.set(path, { path, ...written, stamp })
    }
  }

  return {
    copyNew,
    /** Copies new files, and returns the named files that are missing. */
    async copyNamed(named: readonly string[]): Promise<string[]> {
      await copyNew()
      return named.filter((path) => !copied.has(path))
    },
    files: (): BackupFile[] =>
      [...copied.values()].map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })).sort(byPath),
  }
}

const byPath = (a: BackupFile, b: BackupFile) => (a.path < b.path ? -1 : 1)
