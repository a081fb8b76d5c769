import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from '../platform/time.ts'
import { isMediaHash, mediaPath } from './media-files.ts'

type UnusedFilesOptions = {
  dir: string
  /** Returns the hashes of all files that published entries name. */
  named: () => readonly string[]
  graceMs: number
  clock?: Clock
}

/** An incomplete file of a process that died. */
const PART = /\.part$/

/**
 * Removes originals that no published entry names any more. The time of an empty file under `media/unused` records
 * since when, so that it survives restarts. Only the process that writes the replica may call this.
 */
export function createUnusedFiles({ dir, named, graceMs, clock = systemClock }: UnusedFilesOptions) {
  const markOf = (hash: string) => join(dir, 'media', 'unused', hash)
  const isOver = (sinceMs: number) => clock() - sinceMs >= graceMs

  /** In one turn, so that no batch can name the file between the last check and its removal. */
  function removeIfStillUnused(hash: string): boolean {
    const mark = statSync(markOf(hash), { throwIfNoEntry: false })
    if (mark === undefined || !isOver(mark.mtimeMs) || new Set(named()).has(hash)) return false
    rmSync(mediaPath(dir, hash), { force: true })
    rmSync(markOf(hash), { force: true })
    return true
  }

  function mark(hash: string): void {
    mkdirSync(join(dir, 'media', 'unused'), { recursive: true })
    writeFileSync(markOf(hash), '')
  }

  return {
    /** Keeps a file that an entry is about to name. Must be called before looking whether the file exists. */
    keep: (hash: string): void => rmSync(markOf(hash), { force: true }),
    /** Marks unused files, removes those that have been unused for long enough, and returns how many were removed. */
    async sweep(): Promise<number> {
      const inUse = new Set(named())
      let removed = 0
      for (const { name, path } of await findFiles(join(dir, 'media'))) {
        if (PART.test(name)) {
          const changedMs = (await stat(path).catch(() => undefined))?.mtimeMs
          if (changedMs !== undefined && isOver(changedMs)) rmSync(path, { force: true })
        } else if (isMediaHash(name) && inUse.has(name)) rmSync(markOf(name), { force: true })
        else if (isMediaHash(name) && !existsSync(markOf(name))) mark(name)
        else if (isMediaHash(name) && removeIfStillUnused(name)) removed += 1
      }
      return removed
    },
  }
}

export type UnusedFiles = ReturnType<typeof createUnusedFiles>

async function findFiles(media: string): Promise<{ name: string; path: string }[]> {
  const folders = (await readdir(media).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))
  const files = []
  for (const folder of folders) {
    for (const name of await readdir(join(media, folder))) files.push({ name, path: join(media, folder, name) })
  }
  return files
}
