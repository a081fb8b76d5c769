import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isDamagedForm } from './form-checksum.ts'
import type { Count } from './journal.ts'
import { type KeptRow, type RowSource, toRowSource } from './kept-rows.ts'

/** `end`: the highest number found, whether its row could be read or not. */
type Salvaged = { rows: KeptRow[]; lost: number; end: number }

/**
 * Returns all rows that can be read in one of the sources (the last of them is the file itself), reading each on its own: a lost page loses the
 * rows beside it, but no others. `known`: up to which number forms were confirmed, for sources whose range cannot be read.
 */
export function salvage(sources: readonly RowSource[], known: Count | undefined): Salvaged {
  const ranged = sources.map((source) => ({ ...source, ...toRange(source, known) }))
  const lowest = Math.min(...ranged.map((source) => source.lowest))
  const end = Math.max(0, ...ranged.map((source) => source.highest))
  const rows: KeptRow[] = []
  let lost = 0
  for (let number = lowest; number <= end; number += 1) {
    const found = ranged.map((source) => (number > source.highest ? 'unreadable' : readRow(source, number)))
    const row = found.find((each) => typeof each === 'object')
    if (row !== undefined) rows.push(row)
    // A number that the file should have but does not was delivered long ago, and its row forgotten.
    else if (found.at(-1) !== undefined && number >= (known?.first ?? 0)) lost += 1
  }
  return { rows, lost, end }
}

function toRange({ range }: RowSource, known: Count | undefined): { lowest: number; highest: number } {
  try {
    return range()
  } catch {
    return { lowest: known?.first ?? 1, highest: known?.last ?? 0 }
  }
}

function readRow({ findRow }: RowSource, number: number): KeptRow | undefined | 'unreadable' {
  try {
    const row = findRow(number)
    return row === undefined || isWhole(row) ? row : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

function isWhole(row: KeptRow): boolean {
  const { id, brand, received_at: at, body, delivered_at: deliveredAt } = row
  if (typeof id !== 'string' || typeof brand !== 'string' || typeof at !== 'number') return false
  if (typeof body !== 'string') return deliveredAt !== null
  // Throws when the JSON is incomplete.
  JSON.parse(body)
  return !isDamagedForm(row)
}

/** Runs `work` on the rows of a file that was set aside. */
export function withRowsOf<Result>(file: string, work: (source: RowSource) => Result): Result {
  const database = openReadable(file)
  try {
    return work(database === undefined ? UNREADABLE : toRowSource(database))
  } finally {
    database?.close()
  }
}

const refuse = () => {
  throw new Error('nothing can be read')
}
const UNREADABLE: RowSource = { range: refuse, findRow: refuse }

/** Does not open an empty file: SQLite would delete its log, which may hold all that is left. */
function openReadable(file: string): DatabaseSync | undefined {
  try {
    return statSync(file).size === 0 ? undefined : new DatabaseSync(file)
  } catch {
    return undefined
  }
}
