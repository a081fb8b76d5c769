import type { DatabaseSync } from 'node:sqlite'
import { isOutOfRoom } from './out-of-room.ts'
import type { Transactions } from './outbox-tables.ts'

/** A file is not packed for less than this part of its rows, nor again so soon after that failed. */
const LEAST_PART = 16
const RETRY_MS = 300_000
/** Share of delivered forms to waiting ones above which little but delivered ones is left. */
const FEW_WAIT = 4

type PackerOptions = Pick<Transactions, 'mark'> & { withoutWaiting: (work: () => void) => void }

/**
 * Makes room in a full file: a short form leaves no whole page behind, and what lies between others is not used again. Each call packs the file
 * where as many forms were delivered since the last time as wait. Where little but delivered ones is left, the older half of them is forgotten
 * before their day is over: a form that is sent twice may then arrive twice.
 */
export function createPacker(database: DatabaseSync, { mark, withoutWaiting }: PackerOptions): () => void {
  const count = database.prepare(
    'SELECT count(*) AS rows, count(*) FILTER (WHERE delivered_at IS NULL) AS waiting FROM submission',
  )
  const forgetOldest = database.prepare(
    `DELETE FROM submission WHERE number IN
       (SELECT number FROM submission WHERE delivered_at IS NOT NULL ORDER BY number LIMIT ?)`,
  )
  /** Number of delivered forms when the file was packed the last time. */
  let packed = 0
  let nextTryAt = 0
  /** Writes the file anew without what lies between its rows. False where that cannot be done now. */
  function vacuum(): boolean {
    let isDone = false
    withoutWaiting(() => {
      try {
        database.exec('VACUUM')
        isDone = true
      } catch (error) {
        if (!isOutOfRoom(error)) throw error
        // The disk has no room for a copy.
        nextTryAt = performance.now() + RETRY_MS
      }
    })
    return isDone
  }
  return () => {
    if (performance.now() < nextTryAt) return
    const { rows, waiting } = count.get() ?? {}
    const delivered = Number(rows) - Number(waiting)
    packed = Math.min(packed, delivered)
    const since = delivered - packed
    if (since > 0 && since >= Number(waiting) && since * LEAST_PART >= Number(rows)) {
      if (vacuum()) packed = delivered
    } else if (delivered > Number(waiting) * FEW_WAIT) {
      mark(() => void forgetOldest.run(Math.ceil(delivered / 2)))
      if (vacuum()) packed = delivered >> 1
    }
  }
}
