import { statSync } from 'node:fs'
import { findFault, openHeadReader } from './find-fault.ts'
import type { Journal } from './journal.ts'

/** Between two looks at all pages when something has changed the file, and when nothing has. */
const CHANGED_MS = 5_000
const QUIET_MS = 60_000
/** A look at a large file takes long: at most so much of the time is spent on it. */
const MOST_OF_TIME = 1 / 50

/** Looks whether the open file was damaged in place, where its name and its place on the disk stay the same. */
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
    // Before the file: what is thanked for meanwhile is in it.
    const thanked = journal.read()?.last ?? 0
    const { fault, last } = findFault(path)
    isSuspected = false
    lookedAt = now()
    costMs = performance.now() - began
    seen = mark()
    return fault ?? (last < thanked ? `it ends at form ${last} of ${thanked}` : undefined)
  }

  return {
    /** A file that was just opened, and looked at. */
    opened(): void {
      wasShort = false
      seen = mark()
    },
    /** A change of our own, which hides none that came before it. */
    changing(change: () => void): void {
      const isSeen = mark() === seen
      change()
      if (isSeen) seen = mark()
    },
    /** All of it is looked at next time. */
    suspect(): void {
      isSuspected = true
    },
    /** What is wrong with the file; a small part of it is looked at each time. */
    find(): string | undefined {
      const head = readHead()
      if (head === 'damaged') return 'its head is gone'
      const isShort = head === 'short'
      // Another process that is just writing is not at it again a second later.
      if (isShort && wasShort) return 'it is shorter than its head says'
      wasShort = isShort
      const isChanged = mark() !== seen
      const pauseMs = Math.max(isChanged ? CHANGED_MS : QUIET_MS, costMs / MOST_OF_TIME)
      return isShort || isSuspected || now() - lookedAt >= pauseMs ? lookAtAll() : undefined
    },
  }
}
