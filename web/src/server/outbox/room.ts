import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

const MB = 2 ** 20
/** Room to mark a few batches of the longest forms as delivered. */
const ROOM_MB = 16
/** Must be free besides, before the reserve is made again. */
const SPARE_MB = 16
/** A temporary file that has not grown for so long belongs to a process that has ended. */
const LEFT_MS = 60_000

/**
 * Reserves disk space with a file: forms cannot use it, but deliveries, which free more, can. All processes of an outbox share
 * the file, so it gets its name once it is complete: seeing a part of it, the others would think that there is none.
 */
export function keepRoom(file: string, mostMb: number) {
  const roomMb = Math.ceil(Math.min(ROOM_MB, mostMb))
  const keptMb = () => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / MB
  /** Includes the reserve itself, which replacing it would free. */
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(dirname(file))
    return (bavail * bsize) / MB + keptMb()
  }
  function fill(): void {
    const part = `${file}-part-${randomUUID()}`
    const handle = openSync(part, 'w', 0o600)
    try {
      // Random bytes, because some disks store zeros without using space.
      for (let at = 0; at < roomMb; at += 1) writeWhole(handle, randomBytes(MB))
      fdatasyncSync(handle)
      renameSync(part, file)
    } catch (error) {
      rmSync(part, { force: true })
      throw error
    } finally {
      closeSync(handle)
    }
  }
  function removeLeftParts(): void {
    const parts = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}-part-`))
    for (const part of parts.map((name) => join(dirname(file), name)))
      if (Date.now() - (statSync(part, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LEFT_MS)
        rmSync(part, { force: true })
  }
  /** A file from a smaller limit, or one that was cut short, does not count. */
  const isKept = () => keptMb() >= roomMb
  return {
    isKept,
    /** Frees the reserve for a delivery. Returns false where it was gone already, or the disk cannot be written any more. */
    give(): boolean {
      try {
        const isThere = existsSync(file)
        rmSync(file, { force: true })
        return isThere
      } catch {
        return false
      }
    },
    /** Makes the reserve again as soon as the disk has enough room. */
    take(): boolean {
      if (isKept()) return true
      try {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
        removeLeftParts()
        if (freeMb() < roomMb + SPARE_MB) return false
        fill()
        return true
      } catch {
        return false
      }
    },
  }
}

/** A disk that fills up meanwhile writes a part without an error, and refuses the next write. */
function writeWhole(handle: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at)
}
