import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, Payload } from 'payload'
import type { RunStatement } from '../../platform/transaction.ts'
import { columnsOf, fillColumn, insertRows } from './insert-rows.ts'
import type { RowsByTable, TableRow } from './to-rows.ts'

type RowWriter = {
  /** All rows of one collection's documents; tells which part of them is written. */
  write: (collection: CollectionSlug, rows: RowsByTable, onPart: (part: number) => void) => Promise<void>
  /** Runs once all are written: relations to what came later. */
  finish: () => Promise<void>
}

type Late = { table: PgTable; rows: readonly TableRow[]; column: string }

/**
 * Writes rows of collections that are still to come, one collection after the other. A page names its category and the
 * category its page: where the one that is named comes later, the relation is written last.
 */
export function createRowWriter(
  payload: Payload,
  query: RunStatement,
  collections: readonly CollectionSlug[],
): RowWriter {
  const tableOf = (slug: string): PgTable | undefined => payload.db.tables[slug.replaceAll('-', '_')]
  const coming = new Set(collections.map(tableOf))
  const late: Late[] = []
  return {
    async write(collection, rowsByTable, onPart) {
      const total = [...rowsByTable.values()].reduce((sum, rows) => sum + rows.length, 0)
      let written = 0
      const onInserted = (rows: number) => {
        written += rows
        onPart(written / total)
      }
      for (const [name, rows] of rowsByTable) {
        const table: PgTable = payload.db.tables[name]
        // A collection's own table is the first of its tables.
        coming.delete(table)
        // Rows go in by groups, and one of the first may name one of the last.
        const waiting = findWaiting(table, rows, new Set([...coming, table]))
        for (const column of waiting) late.push({ table, rows, column })
        await insertRows(query, table, rows, waiting, onInserted)
      }
      coming.delete(tableOf(collection))
    },
    async finish() {
      for (const { table, rows, column } of late) await fillColumn(query, table, rows, column)
    },
  }
}

/** Columns of these rows that name documents which are still to come. */
function findWaiting(table: PgTable, rows: readonly TableRow[], coming: ReadonlySet<PgTable | undefined>): Set<string> {
  const filled = new Map(columnsOf(table, rows).map(({ name, field }) => [name, field]))
  const names = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    if (!coming.has(foreignTable)) return []
    return columns.map(({ name }) => name).filter((name) => isUsed(rows, filled.get(name)))
  })
  return new Set(names)
}

const isUsed = (rows: readonly TableRow[], field: string | undefined) =>
  field !== undefined && rows.some((row) => row[field] !== undefined && row[field] !== null)
