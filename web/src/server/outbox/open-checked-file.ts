import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepCopy, noteDamage, setAside } from './damage.ts'
import type { KeptRow } from './file-care.ts'
import type { Journal } from './journal.ts'
import { isOutOfRoom } from './out-of-room.ts'
import { type OutboxFile, openOutboxFile } from './outbox-file.ts'

type Options = {
  maxMb: number
  journal: Journal
  /** Rows of a file that this process had open when it was taken away. */
  rescued?: readonly KeptRow[]
  now?: () => number
}

/**
 * Opens the outbox and looks whether all is in it that visitors were thanked for. A damaged file is kept under another name, what
 * can be read in it goes on, and what is missing is noted for an operator.
 */
export function openCheckedFile(file: string, { maxMb, journal, rescued = [], now = Date.now }: Options): OutboxFile {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const known = journal.read()
  const logCopy = keepLog(file)
  const fault = findFault(file)
  const kept = fault === undefined ? undefined : setAside(file, now())
  const opened = openOutboxFile(file, {
    maxMb,
    onStored: (last) => journal.note({ last, first: opened.numbers().firstWaiting ?? last }),
  })
  const { rows, unreadable } = kept === undefined ? { rows: [], unreadable: 0 } : readRows(kept)
  const end = Math.max(opened.numbers().last, ...[...rows, ...rescued].map(({ number }) => Number(number)))
  const saved = opened.takeRows([...rows, ...rescued])
  const missing = known === undefined ? 0 : Math.max(0, known.last - Math.max(end, known.first - 1))
  if (fault !== undefined || missing > 0) {
    const name = kept ?? keepCopy(file, now())
    if (logCopy !== undefined && kept === undefined) renameSync(logCopy, `${name}-wal`)
    const why =
      fault === undefined ? 'it has lost its end' : `it was damaged (${fault}), ${saved} of its forms were saved`
    noteDamage(file, now(), { why, lost: missing + unreadable, kept: name })
  }
  if (logCopy !== undefined) rmSync(logCopy, { force: true })
  opened.goOnFrom(Math.max(end, known?.last ?? 0))
  const numbers = opened.numbers()
  journal.note({ last: numbers.last, first: numbers.firstWaiting ?? numbers.last + 1 })
  journal.forgetOld()
  return opened
}

/** A log that is cut short is thrown away by the one that opens the file: what is left of it is copied before. */
function keepLog(file: string): string | undefined {
  const log = `${file}-wal`
  if (!existsSync(log) || statSync(log).size === 0) return undefined
  const copy = `${log}.before-${process.pid}-${Date.now()}`
  try {
    copyFileSync(log, copy)
  } catch (error) {
    // On a full disk the forms go before the copy.
    if (!isOutOfRoom(error)) throw error
    return undefined
  }
  return copy
}

/** Undefined where there is no file yet, or a good one. A file that another process keeps locked throws: it may be good. */
function findFault(file: string): string | undefined {
  if (!existsSync(file) || statSync(file).size === 0) return undefined
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 2_000 })
    const [first] = database.prepare('PRAGMA quick_check(1)').all()
    const said = String(first?.quick_check)
    return said === 'ok' ? undefined : said
  } catch (error) {
    if (!isDamage(error)) throw error
    return error instanceof Error ? error.message : String(error)
  } finally {
    database?.close()
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB: whatever else goes wrong, the file may be good. */
const DAMAGES = [11, 26]
const isDamage = (error: unknown) =>
  error instanceof Error && 'errcode' in error && DAMAGES.includes(Number(error.errcode) & 0xff)

/** All rows that can still be read, each for itself: a page that is gone takes its neighbours along, but no others. */
function readRows(file: string): { rows: KeptRow[]; unreadable: number } {
  const rows: KeptRow[] = []
  let unreadable = 0
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    const { lowest, highest } =
      database.prepare('SELECT min(number) AS lowest, max(number) AS highest FROM submission').get() ?? {}
    const one = database.prepare('SELECT * FROM submission WHERE number = ?')
    for (let number = Number(lowest ?? 1); number <= Number(highest ?? 0); number += 1) {
      const row = readRow(() => one.get(number))
      if (row === 'unreadable') unreadable += 1
      else if (row !== undefined) rows.push(row)
    }
  } catch {
    // Nothing more of it can be read.
  } finally {
    database?.close()
  }
  return { rows, unreadable }
}

function readRow(read: () => KeptRow | undefined): KeptRow | undefined | 'unreadable' {
  try {
    const row = read()
    if (row === undefined) return undefined
    const isWhole = typeof row.id === 'string' && typeof row.brand === 'string' && typeof row.received_at === 'number'
    return isWhole && (row.body !== null || row.delivered_at !== null) ? row : 'unreadable'
  } catch {
    return 'unreadable'
  }
}
