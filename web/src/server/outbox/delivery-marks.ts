import type { DatabaseSync } from 'node:sqlite'
import { SUBMISSIONS_AT_ONCE } from '@menagerie/contract/submissions'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import type { OutboxLane } from '../../platform/outbox.ts'
import { isDamagedForm } from './form-checksum.ts'
import type { KeptRow } from './kept-rows.ts'
import type { Transactions } from './outbox-tables.ts'

/** A time that is never reached: for forms that are not tried again without an operator. */
export const NEVER = 8_640_000_000_000_000

/** A form with this many strikes was alone when the studio broke off: it is at fault, and postponed. */
export const REPEATED_STRIKES = 2

/** Processes compute the ends of their leases at slightly different moments. */
const CLOCK_SLACK_MS = 60_000

export type WaitingRow = { id: string; body: string; tries: number; strikes: number }
/** `isDamaged`: the form differs from the one that was stored, and must not be delivered. */
type CheckedRow = WaitingRow & { isDamaged: boolean }

/** Marks forms as delivered, grants the lease for delivering, and finds waiting forms. */
export function createDeliveryMarks(database: DatabaseSync, { mark }: Transactions) {
  const prepare = (sql: string) => database.prepare(sql)
  const oldest = prepare(
    `SELECT id, brand, body, body_crc, tries, strikes FROM submission
     WHERE delivered_at IS NULL AND brand = ? AND try_at <= ? AND strikes = 0 ORDER BY number LIMIT ${SUBMISSIONS_AT_ONCE}`,
  )
  const suspects = prepare(
    `SELECT id, brand, body, body_crc, tries, strikes FROM submission
     WHERE delivered_at IS NULL AND brand = ? AND try_at <= ? AND strikes BETWEEN 1 AND ? ORDER BY strikes, number LIMIT ${SUBMISSIONS_AT_ONCE}`,
  )
  const setDelivered = prepare('UPDATE submission SET delivered_at = ?, body = NULL, body_crc = NULL WHERE id = ?')
  const setTryAt = prepare('UPDATE submission SET try_at = ?, tries = tries + 1 WHERE id = ?')
  const setStrike = prepare('UPDATE submission SET try_at = ?, strikes = strikes + 1 WHERE id = ?')
  const tryNow = prepare('UPDATE submission SET try_at = 0 WHERE id = ?')
  const forget = prepare('DELETE FROM submission WHERE delivered_at < ?')
  const count = prepare(
    `SELECT brand, count(*) AS waiting, min(received_at) AS oldest,
       sum((try_at > :now OR strikes >= ${REPEATED_STRIKES}) AND try_at < ${NEVER}) AS put_off, sum(try_at >= ${NEVER}) AS dead
     FROM submission WHERE delivered_at IS NULL GROUP BY brand`,
  )
  const takeLease = prepare(
    `INSERT INTO lane VALUES (:brand, :owner, :until) ON CONFLICT (brand) DO UPDATE SET owner = :owner, until = :until
     WHERE lane.owner = :owner OR lane.until < :now OR lane.until > :until + ${CLOCK_SLACK_MS}`,
  )
  const giveBack = prepare('UPDATE lane SET until = 0 WHERE brand = ? AND owner = ?')

  return {
    /** Returns forms on which the studio never broke off. */
    findOldest: (brand: BrandKey, now: number): CheckedRow[] => oldest.all(brand, now).map(toCheckedRow),
    /** Returns forms on which the studio broke off, first those that were sent together with others. */
    findSuspects: (brand: BrandKey, now: number, mostStrikes: number): CheckedRow[] =>
      suspects.all(brand, now, mostStrikes).map(toCheckedRow),
    /** Marks the forms and returns the lease in one transaction, which saves a disk write. */
    delivered: (ids: readonly string[], brand: BrandKey, owner: string, now: number) =>
      mark(() => {
        for (const id of ids) setDelivered.run(now, id)
        giveBack.run(brand, owner)
      }),
    postpone: (id: string, until: number) => mark(() => void setTryAt.run(until, id)),
    strike: (ids: readonly string[], until: number) =>
      mark(() => {
        for (const id of ids) setStrike.run(until, id)
      }),
    tryNow: (ids: readonly string[]) =>
      mark(() => {
        for (const id of ids) tryNow.run(id)
      }),
    /**
     * Tries to become the only process that delivers forms of the brand until that time; returns whether it is. A lease that ends
     * much later is from before the clock was set back.
     */
    lease: (brand: BrandKey, owner: string, now: number, until: number) =>
      mark(() => takeLease.run({ brand, owner, until, now }).changes === 1),
    giveBackLease: (brand: BrandKey, owner: string) => mark(() => void giveBack.run(brand, owner)),
    forgetDelivered: (before: number) => void forget.run(before),
    lanes(now: number): OutboxLane[] {
      const rows = new Map(count.all({ now }).map((row) => [String(row.brand), row]))
      return BRAND_KEYS.map((brand) => toLane(brand, rows.get(brand)))
    },
    /** Gives forms that were given up another series of tries. */
    reviveDead: () => mark(() => database.exec(`UPDATE submission SET try_at = 0, tries = 0 WHERE try_at >= ${NEVER}`)),
  }
}

const toCheckedRow = (row: KeptRow): CheckedRow => ({
  id: String(row.id),
  body: String(row.body),
  tries: Number(row.tries),
  strikes: Number(row.strikes),
  isDamaged: isDamagedForm(row),
})

function toLane(brand: BrandKey, row: Readonly<Record<string, unknown>> | undefined): OutboxLane {
  if (row === undefined) return { brand, waiting: 0, putOff: 0, dead: 0 }
  const { waiting, oldest, put_off: putOff, dead } = row
  return { brand, waiting: Number(waiting), oldestAt: Number(oldest), putOff: Number(putOff), dead: Number(dead) }
}
