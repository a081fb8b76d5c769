import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, Payload } from 'payload'
import type { RunStatement } from '../../platform/transaction.ts'
import { columnsOf, fillColumn, insertRows } from './insert-rows.ts'
import type { RowsByTable, TableRow } from './to-rows.ts'

type RowWriter = {
  /** Writes all rows of one collection's documents; reports which share of them is written. */
  write: (collection: CollectionSlug, rows: RowsByTable, onPart: (part: number) => void) => Promise<void>
  /** Must be called after the last collection: writes relations to documents that were written later. */
  finish: () => Promise<void>
}

type Late = { table: PgTable; rows: readonly TableRow[]; column: string }

/**
 * Writes rows of several collections, one after the other. Pages and categories reference each other: a relation to a
 * document that is not yet written is filled in at the end.
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
        // The first table is the collection's own.
        coming.delete(table)
        // Rows are inserted in groups, and a row may reference one of a later group.
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

/** Columns of these rows that reference documents which are not yet written. */
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
