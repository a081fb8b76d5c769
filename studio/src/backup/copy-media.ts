import type { Dirent, Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { copyHashed } from './hashed-copy.ts'
import { type BackupFile, MEDIA_FOLDER } from './manifest.ts'

/**
 * Copies the uploaded files in two rounds around the moment the tables are copied of: what is deleted after that moment was
 * copied before, what came shortly before it is copied after. So no row lacks its file.
 */
export function createMediaCopy(mediaDir: string, folder: string) {
  const copied = new Map<string, BackupFile & { seen: string }>()

  async function copyNew(): Promise<void> {
    for (const path of await listFiles(mediaDir)) {
      const seen = await look(join(mediaDir, path))
      // Gone since it was listed, or copied as it is.
      if (seen === undefined || copied.get(path)?.seen === seen) continue
      const written = await copyUnlessGone(join(mediaDir, path), join(folder, MEDIA_FOLDER, path))
      if (written) copied.set(path, { path, ...written, seen })
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

async function listFiles(root: string): Promise<string[]> {
  let entries: Dirent[]
  try {
    entries = await readdir(root, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** Two looks differ when the file was written in between. */
async function look(file: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs }: Stats = await stat(file)
    return `${size} ${mtimeMs}`
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

async function copyUnlessGone(from: string, to: string) {
  try {
    return await copyHashed(from, to)
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
