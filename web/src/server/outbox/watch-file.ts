import { statSync } from 'node:fs'
import { findFault, openHeadReader } from './find-fault.ts'
import type { Journal } from './journal.ts'

/** Pause between two checks of all pages, when the file has changed and when it has not. */
const CHANGED_MS = 5_000
const QUIET_MS = 60_000
/** Checking a large file takes long: at most this share of the time is spent on it. */
const MOST_OF_TIME = 1 / 50

/** Checks whether the open file was damaged in place, where its name and inode stay the same. */
export function watchOutboxFile(path: string, journal: Pick<Journal, 'read'>, now: () => number) {
  let seen = ''
  let lookedAt = now()
  let costMs = 0
  let isSuspected = false
  let wasShort = false
  const readHead = openHeadReader(path)

  const mark = () => {
    const { size, mtimeNs } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {}
    return `${size} ${mtimeNs}`
  }

  function lookAtAll(): string | undefined {
    const began = performance.now()
    // Read before the file, so that the file has all forms counted here.
    const thanked = journal.read()?.last ?? 0
    const { fault, last } = findFault(path)
    isSuspected = false
    lookedAt = now()
    costMs = performance.now() - began
    seen = mark()
    return fault ?? (last < thanked ? `it ends at form ${last} of ${thanked}` : undefined)
  }

  return {
    /** Called for a file that was just opened and checked. */
    opened(): void {
      wasShort = false
      seen = mark()
    },
    /** Runs a change by this process, without hiding an earlier change by others. */
    changing(change: () => void): void {
      const isSeen = mark() === seen
      change()
      if (isSeen) seen = mark()
    },
    /** Makes the next check read all of the file. */
    suspect(): void {
      isSuspected = true
    },
    /** Returns what is wrong with the file; most calls check only a small part of it. */
    find(): string | undefined {
      const head = readHead()
      if (head === 'damaged') return 'its head is gone'
      const isShort = head === 'short'
      // Short twice in a row: another process that was just writing would have finished a second later.
      if (isShort && wasShort) return 'it is shorter than its head says'
      wasShort = isShort
      const isChanged = mark() !== seen
      const pauseMs = Math.max(isChanged ? CHANGED_MS : QUIET_MS, costMs / MOST_OF_TIME)
      return isShort || isSuspected || now() - lookedAt >= pauseMs ? lookAtAll() : undefined
    },
  }
}
