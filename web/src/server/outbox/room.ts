import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

const MB = 2 ** 20
/** Room for marking a few batches of the longest forms. */
const ROOM_MB = 16
/** Kept free beside it before it is made again. */
const SPARE_MB = 16

/** A file that holds room on a disk which may fill up: forms cannot have it, and what makes room again can. */
export function keepRoom(file: string, mostMb: number) {
  const roomMb = Math.ceil(Math.min(ROOM_MB, mostMb))
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(dirname(file))
    return (bavail * bsize) / MB
  }
  function fill(): void {
    const handle = openSync(file, 'w', 0o600)
    try {
      // What is all zeros takes no room on some disks.
      for (let at = 0; at < roomMb; at += 1) writeWhole(handle, randomBytes(MB))
      fdatasyncSync(handle)
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    } finally {
      closeSync(handle)
    }
  }
  /** A process that was killed while it filled the file has left less. */
  const isKept = () => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= roomMb * MB
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
        rmSync(file, { force: true })
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
