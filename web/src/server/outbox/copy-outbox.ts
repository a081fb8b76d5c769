import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Erasures, isErased } from '@menagerie/contract/erasure-hash'
import { z } from 'zod'
import { hasOutbox } from './has-outbox.ts'
import type { KeptRow } from './kept-rows.ts'
import { openOutboxFile } from './outbox-file.ts'
import { createTransactions, openTables } from './outbox-tables.ts'

const bodySchema = z.object({ receivedAt: z.string(), fields: z.object({ email: z.string() }) })
/** So large that a restore never finds the file full: forms already confirmed to visitors matter more than the limit. */
const MAX_MB = 65_536

/**
 * Copies an outbox into a new file, as it is at one moment, while a site may go on writing. Returns how many forms
 * wait in it, or undefined where there is no outbox.
 */
export function copyOutbox(file: string, to: string): number | undefined {
  if (!hasOutbox(file)) return undefined
  if (existsSync(to)) throw new Error(`${to} is there already: name a new file`)
  const database = openTables(file)
  try {
    // SQLite writes into an existing empty file and keeps its mode: only the owner may read people's forms.
    writeFileSync(to, '', { mode: 0o600, flag: 'wx' })
    database.prepare('VACUUM INTO ?').run(to)
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  } finally {
    database.close()
  }
  const copy = new DatabaseSync(to)
  try {
    return Number(copy.prepare('SELECT count(*) AS count FROM submission WHERE delivered_at IS NULL').get()?.count)
  } finally {
    copy.close()
  }
}

/**
 * Adds the forms that waited in a copy to an outbox (a new one, or that of a running site). It adds those that the outbox lacks
 * and those that were delivered since, because the studio's database is restored too. The studio recognises a form by its id, so
 * none arrives twice. Forms from visitors that have been erased since are left out. Returns how many wait again.
 */
export function takeOutboxCopy(file: string, copy: string, erasures: Erasures): number {
  const kept = readWaiting(copy).filter(({ body }) => !isOfErased(String(body), erasures))
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const outbox = openOutboxFile(file, { maxMb: MAX_MB })
  const taken = outbox.takeRows(kept)
  outbox.close()
  return taken + reopen(file, kept)
}

function readWaiting(copy: string) {
  try {
    const source = new DatabaseSync(copy, { readOnly: true })
    try {
      return source.prepare('SELECT * FROM submission WHERE delivered_at IS NULL ORDER BY number').all()
    } finally {
      source.close()
    }
  } catch (error) {
    throw new Error(`${copy} is no copy of an outbox that can be read`, { cause: error })
  }
}

/** Delivered rows have lost their bodies. */
function reopen(file: string, rows: readonly KeptRow[]): number {
  const database = openTables(file)
  try {
    const open = database.prepare(
      'UPDATE submission SET body = ?, body_crc = ?, delivered_at = NULL, try_at = 0, tries = 0 WHERE id = ? AND delivered_at IS NOT NULL',
    )
    const count = createTransactions(database, MAX_MB).mark(() =>
      rows.reduce(
        (sum, row) => sum + Number(open.run(row.body ?? null, row.body_crc ?? null, row.id ?? null).changes),
        0,
      ),
    )
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    return count
  } finally {
    database.close()
  }
}

/** False for a form that a disk has changed so that it cannot be read: the site sets it aside, with a record for an operator. */
function isOfErased(body: string, erasures: Erasures): boolean {
  const sent = readSent(body)
  return sent !== undefined && isErased(erasures, sent.fields.email, Date.parse(sent.receivedAt))
}

function readSent(body: string): z.infer<typeof bodySchema> | undefined {
  try {
    return bodySchema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
