import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { OutsideRecord } from '../../platform/outside/read-records.ts'
import { isValues, type Values } from '../../platform/values.ts'

const rowSchema = z.object({ key: z.string(), place: z.string(), fields: z.string() })

/** Rows of one product. `hash`: of their content, independent of their place. */
export type Staged = { key: string; hash: string; readonly records: readonly OutsideRecord[] }

/**
 * Collects rows of files and groups them by product. Uses a temporary database on disk, which disappears when it is
 * closed, so that a catalogue of any size needs the memory of one product.
 */
export function openRowStage() {
  const database = new DatabaseSync('')
  database.exec(
    'create table row (key text, place text, fields text); pragma journal_mode = off; pragma synchronous = off; begin',
  )
  const insert = database.prepare('insert into row values (?, ?, ?)')
  let count = 0
  return {
    add(key: string, { where, fields }: OutsideRecord): void {
      insert.run(key, where, JSON.stringify(fields))
      count += 1
    },
    /** Must be called after the last row; returns the number of rows and keys. */
    seal(): { rows: number; keys: number } {
      database.exec('commit; create index by_key on row (key)')
      const keys = z.object({ n: z.number() }).parse(database.prepare('select count(distinct key) as n from row').get())
      return { rows: count, keys: keys.n }
    },
    keys: (): ReadonlySet<string> =>
      new Set(
        database
          .prepare('select distinct key from row')
          .all()
          .map((row) => z.object({ key: z.string() }).parse(row).key),
      ),
    /** Products in the order of their first row. */
    *read(): Generator<Staged> {
      const rows = database.prepare(
        `select r.key, r.place, r.fields from (select key, min(rowid) as first from row group by key) k
         join row r on r.key = k.key order by k.first, r.rowid`,
      )
      let current: { key: string; rows: StagedRow[] } | undefined
      for (const row of rows.iterate()) {
        const { key, place, fields } = rowSchema.parse(row)
        if (current?.key !== key) {
          if (current) yield toStaged(current)
          current = { key, rows: [] }
        }
        current.rows.push({ place, fields })
      }
      if (current) yield toStaged(current)
    },
    close: () => database.close(),
  }
}
export type Stage = ReturnType<typeof openRowStage>

type StagedRow = { place: string; fields: string }

/** Rows are parsed lazily: products recognized by their hash need no parsing. */
function toStaged({ key, rows }: { key: string; rows: readonly StagedRow[] }): Staged {
  const hash = createHash('sha256')
  for (const { fields } of rows) hash.update(fields).update('\n')
  let parsed: readonly OutsideRecord[] | undefined
  return {
    key,
    hash: hash.digest('base64url'),
    get records() {
      parsed ??= rows.map(({ place, fields }) => ({ where: place, fields: readFields(fields) }))
      return parsed
    },
  }
}

/** Parses the fields of a row that `add` has written. */
function readFields(text: string): Values {
  const fields: unknown = JSON.parse(text)
  if (!isValues(fields)) throw new Error('The rows that were put aside are damaged')
  return fields
}
