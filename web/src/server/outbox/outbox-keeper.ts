import type { Accepted, OutboxState } from '../../platform/outbox.ts'
import { listDamage } from './damage.ts'
import { tellDamagedForms } from './damaged-forms.ts'
import type { Notice } from './deliver.ts'
import { isDamage } from './find-fault.ts'
import { holdOpen } from './hold-open.ts'
import { openJournal } from './journal.ts'
import { openCheckedFile } from './open-checked-file.ts'
import { isOutOfRoom } from './out-of-room.ts'
import type { NewRow, OutboxFile } from './outbox-file.ts'
import { keepRoom } from './room.ts'
import { watchOutboxFile } from './watch-file.ts'

/** Pause after the last form, after which the log is moved into the file. */
const QUIET_MS = 1_000

type KeeperOptions = {
  file: string
  maxMb: number
  owner: string
  notice: Notice
  around?: (opened: OutboxFile) => OutboxFile
  now?: () => number
}

/** The open outbox of one process: opens it, maintains it each second, and reports its state. */
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
  const health = watchOutboxFile(path, journal, now)
  const { file, rescue, mend } = holdOpen(path, {
    open: (before) => around(openCheckedFile(path, { maxMb, journal, before, now })),
    onOpened() {
      room.take()
      health.opened()
    },
    now,
    notice,
  })
  const trouble = tellTrouble(path, notice)
  let changedAt: number | undefined
  let isFull = false

  function tidyWhenQuiet(): void {
    if (changedAt === undefined || now() - changedAt < QUIET_MS) return
    health.changing(() => file().tidy())
    changedAt = undefined
  }

  function lookAfterFile(): void {
    file()
    rescue()
    const fault = health.find()
    if (fault !== undefined) mend(fault)
    if (file().hasDamagedStray()) tellDamagedForms(file().setDamagedAside(now()), notice)
    tidyWhenQuiet()
    room.take()
    if (isFull) isFull = !hasRoomAgain()
  }

  function hasRoomAgain(): boolean {
    if (!file().hasRoom()) health.changing(() => file().pack())
    return file().hasRoom()
  }

  return {
    file,
    /** Stores none of the forms when one cannot be stored. */
    accept(rows: readonly NewRow[]): Accepted[] {
      changedAt = now()
      try {
        file()
        // Once the reserved room is in use, the remaining space is for deliveries, which free more.
        const accepted = room.isKept() ? mendingFor(mend, () => file().accept(rows)) : rows.map(() => 'full' as const)
        // A shorter form may still fit; `look` finds out when there is room for all again.
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
      if (isDamage(error)) health.suspect()
      if (!isOutOfRoom(error)) return
      isFull = true
      if (room.give())
        notice('error', 'The disk is full: forms are delivered with the room that was kept for that', { file: path })
    },
    /** Must be called each second. */
    look(): OutboxState {
      try {
        const lanes = mendingFor(mend, () => {
          lookAfterFile()
          return file().lanes(now())
        })
        trouble.over()
        return { lanes, isFull: isFull || !room.isKept(), ...listDamage(path) }
      } catch (error) {
        return { lanes: [], isFull: true, ...listDamage(path), trouble: trouble.met(error) }
      }
    },
  }
}

/** Reports an error once while it lasts. */
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

/** Runs work; if the file turns out to be damaged, runs it again in the file that replaces it. */
function mendingFor<Result>(mend: (fault: string) => void, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!isDamage(error)) throw error
    mend(error.message)
    return work()
  }
}
