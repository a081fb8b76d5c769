import { join } from 'node:path'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { writeHashed } from './hashed-copy.ts'
import { type BackupFile, MEDIA_FOLDER } from './manifest.ts'

/**
 * Copies the uploaded files in two rounds around the moment the tables are copied of: what is deleted after that moment was
 * copied before, what came shortly before it is copied after. So no row lacks its file.
 */
export function createMediaCopy(storage: FileStorage, folder: string) {
  const copied = new Map<string, BackupFile & { stamp: string }>()

  async function copyNew(): Promise<void> {
    for await (const { path, stamp } of storage.list()) {
      if (copied.get(path)?.stamp === stamp) continue
      const file = await storage.open(path)
      // Gone since it was listed.
      if (file === undefined) continue
      const written = await writeHashed(file, join(folder, MEDIA_FOLDER, path))
      copied.set(path, { path, ...written, stamp })
    }
  }

  return {
    copyNew,
    /** Copies what is new, and returns those of the named files that are not there. */
    async copyNamed(named: readonly string[]): Promise<string[]> {
      await copyNew()
      return named.filter((path) => !copied.has(path))
    },
    files: (): BackupFile[] =>
      [...copied.values()].map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })).sort(byPath),
  }
}

const byPath = (a: BackupFile, b: BackupFile) => (a.path < b.path ? -1 : 1)
