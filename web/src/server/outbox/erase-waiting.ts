import { existsSync } from 'node:fs'
import { toEmailKey } from '@menagerie/contract/email'
import { z } from 'zod'
import { createTransactions, openTables } from './outbox-tables.ts'

const bodySchema = z.object({ fields: z.object({ email: z.string() }) })

/**
 * Removes the forms of a person, found by email address, from an outbox: waiting, postponed and given-up ones. A
 * running site goes on; a form that is being delivered at this moment may still arrive. Returns how many there were.
 */
export function eraseWaiting(file: string, email: string, now = Date.now()): number {
  if (!existsSync(file)) return 0
  const database = openTables(file)
  try {
    const key = toEmailKey(email)
    const waiting = database.prepare('SELECT id, body FROM submission WHERE delivered_at IS NULL').all()
    const ids = waiting.filter(({ body }) => findEmailKey(String(body)) === key).map(({ id }) => String(id))
    // The row stays for a day like any other finished one: gaps in the numbers mean lost forms.
    const empty = database.prepare(
      'UPDATE submission SET body = NULL, body_crc = NULL, delivered_at = ? WHERE id = ? AND delivered_at IS NULL',
    )
    createTransactions(database, 1024).mark(() => {
      for (const id of ids) empty.run(now, id)
    })
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    return ids.length
  } finally {
    database.close()
  }
}

/** Returns the forms of a person that wait, are postponed or were given up, as they were sent. */
export function exportWaiting(file: string, email: string): unknown[] {
  if (!existsSync(file)) return []
  const database = openTables(file)
  try {
    const waiting = database.prepare('SELECT body FROM submission WHERE delivered_at IS NULL ORDER BY number').all()
    const bodies = waiting.map(({ body }) => String(body))
    return bodies.filter((body) => findEmailKey(body) === toEmailKey(email)).map((body) => JSON.parse(body))
  } finally {
    database.close()
  }
}

function findEmailKey(body: string): string | undefined {
  const read = bodySchema.safeParse(JSON.parse(body)).data
  return read && toEmailKey(read.fields.email)
}
