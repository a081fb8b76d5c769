import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FileStorage, StoredFile } from './file-storage.ts'

export function openFolder(folder: string): FileStorage {
  const root = resolve(folder)

  function placeOf(path: string): string {
    const place = resolve(root, path)
    if (!place.startsWith(root + sep)) throw new Error(`${path} is not inside the folder of files`)
    return place
  }

  async function find(path: string): Promise<StoredFile | undefined> {
    const stats = await stat(placeOf(path)).catch(unlessMissing)
    if (!stats?.isFile()) return undefined
    return { path, bytes: stats.size, stamp: `${stats.size} ${stats.mtimeMs}` }
  }

  return {
    name: root,
    find,
    async put(path, content) {
      const place = placeOf(path)
      const part = `${place}.${randomUUID()}.part`
      await mkdir(dirname(place), { recursive: true })
      try {
        await writeFile(part, Buffer.isBuffer(content) ? content : content.stream(), { flush: true })
        await rename(part, place)
      } finally {
        await rm(part, { force: true })
      }
    },
    async open(path) {
      const file = await open(placeOf(path)).catch(unlessMissing)
      return file?.createReadStream()
    },
    remove: (path) => rm(placeOf(path), { force: true }),
    async *list() {
      for (const entry of await readAll(root)) {
        // The file may have been deleted since the folder was listed.
        const found = await find(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        if (found !== undefined) yield found
      }
    },
  }
}

async function readAll(root: string): Promise<Dirent[]> {
  const entries = (await readdir(root, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? []
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
}

/** An invalid file name counts as a missing file. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && MISSING.some((code) => code === error.code)) return undefined
  throw error
}
