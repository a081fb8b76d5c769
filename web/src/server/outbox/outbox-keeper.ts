import type { Accepted, OutboxState } from '../../platform/outbox.ts'
import { listDamage } from './damage.ts'
import type { Notice } from './deliver.ts'
import type { KeptRow } from './file-care.ts'
import { openJournal } from './journal.ts'
import { openCheckedFile } from './open-checked-file.ts'
import { isOutOfRoom } from './out-of-room.ts'
import type { NewRow, OutboxFile } from './outbox-file.ts'
import { keepRoom } from './room.ts'
import { findChange, type Watched, watch } from './watch-outbox.ts'

/** Pause after the last form, after which its log goes into the file. */
const QUIET_MS = 1_000

export type KeeperOptions = {
  file: string
  maxMb: number
  owner: string
  notice: Notice
  around?: (opened: OutboxFile) => OutboxFile
  now?: () => number
}

/** The open outbox of one process: opens it, looks after it each second, and says how it is. */
export function createOutboxKeeper({
  file: path,
  maxMb,
  owner,
  notice,
  around = (opened) => opened,
  now = Date.now,
}: KeeperOptions) {
  const journal = openJournal(path, owner, now)
  const room = keepRoom(`${path}-room`, maxMb)
  const trouble = tellTrouble(path, notice)
  let open: Watched | undefined
  let changedAt: number | undefined
  let isFull = false

  function file(rescued: readonly KeptRow[] = []): OutboxFile {
    if (open === undefined) {
      const opened = around(openCheckedFile(path, { maxMb, journal, rescued, now }))
      opened.reviveDead()
      open = watch(path, opened)
      room.take()
    }
    return open.file
  }

  /** Changes that lost their file, or their log, are still here: they go where the next process will look. */
  function rescue(): void {
    const change = open && findChange(path, open)
    if (open === undefined || change === undefined) return
    const { file: old } = open
    if (change === 'log') old.checkpoint()
    open = change === 'log' ? watch(path, old) : undefined
    if (change === 'log') return
    file(old.listRows())
    old.close()
    notice('error', 'The file of the outbox was taken away; what was in it was saved', { file: path })
  }

  function tidyWhenQuiet(): void {
    if (changedAt === undefined || now() - changedAt < QUIET_MS) return
    file().tidy()
    changedAt = undefined
  }

  return {
    file: () => file(),
    /** None of them where one cannot be stored. */
    accept(rows: readonly NewRow[]): Accepted[] {
      changedAt = now()
      try {
        file()
        // What room is left then is for deliveries, which make more.
        const accepted = room.isKept() ? file().accept(rows) : rows.map(() => 'full' as const)
        // A short form may still fit; `look` says when there is room for all.
        if (accepted.includes('full')) isFull = true
        return accepted
      } catch (error) {
        isFull = true
        trouble.met(error)
        return rows.map(() => 'full')
      }
    },
    onDelivered(): void {
      changedAt ??= now()
      if (isFull) file().checkpoint()
    },
    onFailure(error: unknown): void {
      if (!isOutOfRoom(error)) return
      isFull = true
      if (room.give())
        notice('error', 'The disk is full: forms are delivered with the room that was kept for that', { file: path })
    },
    /** To be called each second. */
    look(): OutboxState {
      try {
        file()
        rescue()
        tidyWhenQuiet()
        room.take()
        if (isFull) isFull = !file().hasRoom()
        const lanes = file().lanes(now())
        trouble.over()
        return { lanes, isFull: isFull || !room.isKept(), ...listDamage(path) }
      } catch (error) {
        return { lanes: [], isFull: true, ...listDamage(path), trouble: trouble.met(error) }
      }
    },
  }
}

/** Says what goes wrong once in a row. */
function tellTrouble(file: string, notice: Notice) {
  let told: string | undefined
  return {
    met(error: unknown): string {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== told) notice('error', 'The outbox cannot be used', { file, error: reason })
      told = reason
      return reason
    },
    over(): void {
      told = undefined
    },
  }
}
