import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { keepCopy, noteDamage, setAside } from './damage.ts'
import { findFault } from './find-fault.ts'
import type { Journal } from './journal.ts'
import type { RowSource } from './kept-rows.ts'
import { isOutOfRoom } from './out-of-room.ts'
import { type OutboxFile, openOutboxFile } from './outbox-file.ts'
import { salvage, withRowsOf } from './salvage.ts'
import { inodeOf } from './watch-outbox.ts'

/** A former file of that name: `open`, as this process still has it; `fault` and `kept`, why and where it was set aside. */
export type FileBefore = { open: RowSource; fault?: string; kept?: string }

type Options = {
  maxMb: number
  journal: Journal
  before?: FileBefore | undefined
  now?: () => number
}

/**
 * Opens the outbox and checks that it has all forms confirmed to visitors. A damaged file is kept under another name,
 * its readable rows go into a new one, and what is missing is recorded for an operator.
 */
export function openCheckedFile(file: string, { maxMb, journal, before, now = Date.now }: Options): OutboxFile {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const known = journal.read()
  const logCopy = keepLog(file)
  unlinkParts(file)
  const found = findFault(file).fault
  const fault = before?.fault ?? found
  const kept = found === undefined ? before?.kept : setAside(file, now())
  const opened = openOutboxFile(file, {
    maxMb,
    onStored: (last) => journal.note({ last, first: opened.numbers().firstWaiting ?? last }),
  })
  const salvaged = salvageFrom(kept, before, known)
  const end = Math.max(opened.numbers().last, salvaged.end)
  const saved = opened.takeRows(salvaged.rows)
  const missing = known === undefined ? 0 : Math.max(0, known.last - Math.max(end, known.first - 1))
  const lost = missing + (fault === undefined ? 0 : salvaged.lost)
  if (fault !== undefined || missing > 0) {
    const name = kept ?? keepCopy(file, now())
    if (logCopy !== undefined && kept === undefined) renameSync(logCopy, `${name}-wal`)
    const why =
      fault === undefined ? 'it has lost its end' : `it was damaged (${fault}), ${saved} of its forms were saved`
    noteDamage(file, now(), { why, lost, kept: name })
  }
  if (logCopy !== undefined) rmSync(logCopy, { force: true })
  opened.goOnFrom(Math.max(end, known?.last ?? 0))
  const numbers = opened.numbers()
  journal.note({ last: numbers.last, first: numbers.firstWaiting ?? numbers.last + 1 })
  journal.forgetOld()
  return opened
}

/** Reads from the still open file first: its cached pages may have more than a file that was damaged in place. */
function salvageFrom(kept: string | undefined, before: FileBefore | undefined, known: ReturnType<Journal['read']>) {
  const open = before === undefined ? [] : [before.open]
  if (kept === undefined) return salvage(open, known)
  return withRowsOf(kept, (source) => salvage([...open, source], known))
}

/**
 * Removes a log and an index whose file is gone. A new file would adopt them and empty them, also for a process that still reads
 * from them; that process can go on without their names. Parts created after the check belong to a new file.
 */
function unlinkParts(file: string): void {
  const parts = ['-wal', '-shm'].map((part) => ({ name: file + part, inode: inodeOf(file + part) }))
  if (inodeOf(file) !== undefined) return
  for (const { name, inode } of parts) if (inode !== undefined && inodeOf(name) === inode) rmSync(name, { force: true })
}

/** Copies the log before the file is opened: opening discards a log that is cut short. */
function keepLog(file: string): string | undefined {
  const log = `${file}-wal`
  if (!existsSync(log) || statSync(log).size === 0) return undefined
  const copy = `${log}.before-${process.pid}-${Date.now()}`
  try {
    copyFileSync(log, copy)
  } catch (error) {
    // On a full disk, storing forms matters more than the copy.
    if (!isOutOfRoom(error)) throw error
    return undefined
  }
  return copy
}
