import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const HASH = /^[0-9a-f]{64}$/

export const isMediaHash = (name: string): boolean => HASH.test(name)

/** Returns the path of an original in a replica directory by its content hash, whether the file exists or not. */
export function mediaPath(dir: string, hash: string): string {
  if (!isMediaHash(hash)) throw new Error('a media hash is 64 hexadecimal digits')
  return join(dir, 'media', hash.slice(0, 2), hash)
}

/** Returns a temporary path for a file that is being written. */
export const incomingPath = (dir: string): string => join(dir, 'media', 'incoming', randomUUID())

export function hasMediaFile(dir: string, hash: string): boolean {
  return existsSync(mediaPath(dir, hash))
}

/** Reads the file and compares its hash; false also for a missing file. */
export async function isWholeFile(file: string, hash: string): Promise<boolean> {
  const digest = createHash('sha256')
  try {
    await pipeline(createReadStream(file), digest)
  } catch {
    return false
  }
  return digest.digest('hex') === hash
}
