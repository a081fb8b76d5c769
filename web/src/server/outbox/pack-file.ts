import type { DatabaseSync } from 'node:sqlite'
import { isOutOfRoom } from './out-of-room.ts'
import type { Transactions } from './outbox-tables.ts'

/** The file is only packed when this fraction of its rows was delivered, and not again so soon after packing failed. */
const LEAST_PART = 16
const RETRY_MS = 300_000
/** With more delivered forms per waiting one than this, the older delivered ones are forgotten. */
const FEW_WAIT = 4

type PackerOptions = Pick<Transactions, 'mark'> & { withoutWaiting: (work: () => void) => void }

/**
 * Makes room in a full file: a short form leaves no whole page behind, and the gaps between others are not reused.
 * Packs when at least as many forms were delivered since the last time as wait. Where nearly only delivered ones are
 * left, forgets the older half of them before their day is over: a form sent twice may then arrive twice.
 */
export function createPacker(database: DatabaseSync, { mark, withoutWaiting }: PackerOptions): () => void {
  const count = database.prepare(
    'SELECT count(*) AS rows, count(*) FILTER (WHERE delivered_at IS NULL) AS waiting FROM submission',
  )
  const forgetOldest = database.prepare(
    `DELETE FROM submission WHERE number IN
       (SELECT number FROM submission WHERE delivered_at IS NOT NULL ORDER BY number LIMIT ?)`,
  )
  /** Number of delivered forms when the file was last packed. */
  let packed = 0
  let nextTryAt = 0
  /** Rewrites the file without its gaps. Returns false where that is not possible now. */
  function vacuum(): boolean {
    let isDone = false
    withoutWaiting(() => {
      try {
        database.exec('VACUUM')
        isDone = true
      } catch (error) {
        if (!isOutOfRoom(error)) throw error
        // The disk has no room for the copy.
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
