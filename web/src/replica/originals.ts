import { stat } from 'node:fs/promises'
import { isWholeFile } from './media-files.ts'

type OriginalsOptions = {
  /** Path of an original by its sha-256. */
  mediaFile: (hash: string) => string
  /** Called when one is missing, cut short or changed. */
  onDamaged: (hash: string) => void
}

/** Returns the path of an original that was read and verified, undefined for one that is not intact. */
type FindOriginal = (hash: string) => Promise<string | undefined>

/** More than a site has; each takes some hundred bytes. */
const MAX_KNOWN = 20_000

/** Verifies an original before it is first used, and again when its size or modification time has changed. */
export function createOriginals({ mediaFile, onDamaged }: OriginalsOptions): FindOriginal {
  const known = new Map<string, string>()
  return async (hash) => {
    const file = mediaFile(hash)
    const stats = await stat(file).catch(() => undefined)
    const mark = stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`
    if (mark !== undefined && known.get(hash) === mark) return file
    if (mark === undefined || !(await isWholeFile(file, hash))) {
      known.delete(hash)
      onDamaged(hash)
      return undefined
    }
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(hash, mark)
    return file
  }
}
