import type { DatabaseSync } from 'node:sqlite'
import { toEmailKey } from '@menagerie/contract/email'
import { z } from 'zod'
import { isDamagedForm } from './form-checksum.ts'
import { hasOutbox } from './has-outbox.ts'
import type { KeptRow } from './kept-rows.ts'
import { createTransactions, openTables } from './outbox-tables.ts'

const bodySchema = z.object({ fields: z.object({ email: z.string() }) })

/** Forms of a person. `unread`: number of forms that a disk has changed, which may also be of that person; a running site sets them aside. */
type ExportedForms = { forms: unknown[]; unread: number }
type ErasedForms = { erased: number; unread: number }

/**
 * Empties the forms of a person, found by the email address, in an outbox: waiting, postponed and dead ones. A running site goes
 * on; a form that it is sending at this moment may still arrive.
 */
export function eraseWaiting(file: string, email: string, now = Date.now()): ErasedForms {
  if (!hasOutbox(file)) return { erased: 0, unread: 0 }
  const database = openTables(file)
  try {
    const { found, unread } = findForms(database, email)
    // The row stays for a day, as of any other that is done: numbers tell what was lost.
    const empty = database.prepare(
      'UPDATE submission SET body = NULL, body_crc = NULL, delivered_at = ? WHERE number = ? AND delivered_at IS NULL',
    )
    createTransactions(database, 1024).mark(() => {
      for (const { number } of found) empty.run(now, number)
    })
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    return { erased: found.length, unread }
  } finally {
    database.close()
  }
}

/** The forms of a person that wait, are put off or are dead, as they were sent. */
export function exportWaiting(file: string, email: string): ExportedForms {
  if (!hasOutbox(file)) return { forms: [], unread: 0 }
  const database = openTables(file)
  try {
    const { found, unread } = findForms(database, email)
    return { forms: found.map(({ sent }) => sent), unread }
  } finally {
    database.close()
  }
}

type FoundForm = { number: number; sent: unknown }

/** One that a disk has changed is of the person whose address it still has; else it is counted. */
function findForms(database: DatabaseSync, email: string): { found: FoundForm[]; unread: number } {
  const key = toEmailKey(email)
  const found: FoundForm[] = []
  let unread = 0
  const waiting = database.prepare('SELECT * FROM submission WHERE delivered_at IS NULL ORDER BY number')
  for (const row of waiting.iterate()) {
    const sent = readBody(row)
    if (findEmailKey(sent) === key) found.push({ number: Number(row.number), sent })
    else if (sent === undefined || isDamagedForm(row)) unread += 1
  }
  return { found, unread }
}

function readBody({ body }: KeptRow): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

function findEmailKey(sent: unknown): string | undefined {
  const read = bodySchema.safeParse(sent).data
  return read && toEmailKey(read.fields.email)
}
