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
/** Room for marking a few batches of the longest forms. */
const ROOM_MB = 16
/** Kept free beside it before it is made again. */
const SPARE_MB = 16
/** A part that has not grown for so long belongs to a process that has ended. */
const LEFT_MS = 60_000

/**
 * A file that holds room on a disk which may fill up: forms cannot have it, and what makes room again can. All processes of an
 * outbox share it, so it appears under its name once it is whole: a part of it would tell the others that there is none.
 */
export function keepRoom(file: string, mostMb: number) {
  const roomMb = Math.ceil(Math.min(ROOM_MB, mostMb))
  const keptMb = () => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / MB
  /** With what a file under the name gives back when it is replaced. */
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(dirname(file))
    return (bavail * bsize) / MB + keptMb()
  }
  function fill(): void {
    const part = `${file}-part-${randomUUID()}`
    const handle = openSync(part, 'w', 0o600)
    try {
      // What is all zeros takes no room on some disks.
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
  /** A file of a smaller outbox, or one that was cut short, is none. */
  const isKept = () => keptMb() >= roomMb
  return {
    isKept,
    /** Lets it go, for a delivery. False where it is gone already. */
    give(): boolean {
      const isThere = existsSync(file)
      rmSync(file, { force: true })
      return isThere
    },
    /** Takes it back as soon as the disk has enough. */
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

/** A disk that fills up meanwhile takes a part of it without an error, and refuses the next. */
function writeWhole(handle: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at)
}
