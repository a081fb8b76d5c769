import type { DatabaseSync } from 'node:sqlite'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { keepForms, noteDamage } from './damage.ts'
import { isDamagedForm } from './form-checksum.ts'
import type { KeptRow } from './kept-rows.ts'
import type { Transactions } from './outbox-tables.ts'

/** Removes forms whose text has changed since they were stored from an outbox that is otherwise undamaged. */
export function createDamagedForms(file: string, database: DatabaseSync, { mark }: Transactions) {
  const waiting = database.prepare('SELECT * FROM submission WHERE delivered_at IS NULL ORDER BY number')
  const brands = BRAND_KEYS.map(() => '?').join(', ')
  const strays = database.prepare(`SELECT * FROM submission WHERE delivered_at IS NULL AND brand NOT IN (${brands})`)
  // Marks the form as delivered and changes its content key, so that its visitor may send it again.
  const empty = database.prepare(
    `UPDATE submission SET delivered_at = ?, body = NULL, body_crc = NULL, content_key = 'damaged' WHERE number = ?`,
  )
  return {
    /**
     * Writes all damaged forms into a file beside the outbox, with a record for an operator, before removing them from the outbox. Returns their
     * number. If two processes find the same forms, only one keeps them.
     */
    setDamagedAside: (now: number): number =>
      mark(() => {
        const damaged: KeptRow[] = []
        for (const row of waiting.iterate()) if (isDamagedForm(row)) damaged.push(row)
        if (damaged.length === 0) return 0
        const why = 'forms have other words than were stored, and are kept beside it'
        noteDamage(file, now, { why, lost: damaged.length, kept: keepForms(file, now, damaged) })
        for (const { number = null } of damaged) empty.run(now, number)
        return damaged.length
      }),
    /** Returns whether the brand of a waiting form is damaged, so that no delivery would ever find it. */
    hasDamagedStray: (): boolean => strays.all(...BRAND_KEYS).some(isDamagedForm),
  }
}

export function tellDamagedForms(
  forms: number,
  notice: (level: 'error', text: string, fields: { forms: number }) => void,
): void {
  if (forms > 0) notice('error', 'Forms have other words than were stored; they are kept and not delivered', { forms })
}
