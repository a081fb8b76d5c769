import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { KeptRow } from './kept-rows.ts'

const RECORD = /^outbox-damaged-[\w-]+\.json$/
/** Suffixes of the file itself and of the files that SQLite keeps beside it. */
const PARTS = ['', '-wal', '-shm'] as const

const recordSchema = z.object({ why: z.string(), lost: z.number(), kept: z.array(z.string()) })
type DamageRecord = z.infer<typeof recordSchema>

const stampOf = (now: number) => new Date(now).toISOString().replace(/[:.]/g, '-')
const toKept = (file: string, now: number, ending = 'sqlite') =>
  join(dirname(file), `outbox-damaged-${stampOf(now)}.${ending}`)

/** Renames a file, as it is, out of the way. Returns its new name. */
export function setAside(file: string, now: number): string {
  const kept = toKept(file, now)
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, kept + part)
  return kept
}

/** Copies a file that goes on being used, for the operator to look at. */
export function keepCopy(file: string, now: number): string {
  const kept = toKept(file, now)
  if (existsSync(file)) copyFileSync(file, kept)
  return kept
}

/** Keeps forms of a file that goes on being used, each on a line, as they stand in it. */
export function keepForms(file: string, now: number, rows: readonly KeptRow[]): string {
  const kept = toKept(file, now, 'jsonl')
  writeFileSync(kept, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { flush: true, mode: 0o600 })
  return kept
}

/** Stays beside the outbox, and in what `/readyz` says, until an operator has looked and removes it. */
export function noteDamage(
  file: string,
  now: number,
  { why, lost, kept }: Omit<DamageRecord, 'kept'> & { kept: string },
) {
  const folder = dirname(file)
  const names = readdirSync(folder).filter((name) => name.startsWith(basename(kept)))
  const record: DamageRecord = { why, lost, kept: names }
  writeFileSync(join(folder, `outbox-damaged-${stampOf(now)}.json`), `${JSON.stringify(record, null, 2)}\n`, {
    flush: true,
    mode: 0o600,
  })
}

/** Lists all records of damage, for `/readyz`. */
export function listDamage(file: string): { damage: string[]; lost: number } {
  const folder = dirname(file)
  const records = readNames(folder).flatMap((name) => {
    const { data } = recordSchema.safeParse(parse(join(folder, name)))
    return data === undefined ? [] : [{ ...data, name }]
  })
  const damage = records.map(
    ({ why, lost, name }) =>
      `${why}; ${lost} forms that were thanked for are missing (${name}, to be removed when it was looked at)`,
  )
  return { damage, lost: records.reduce((sum, { lost }) => sum + lost, 0) }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => RECORD.test(name))
  } catch {
    return []
  }
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { why: 'a record of damage that cannot be read', lost: 0, kept: [] }
  }
}
