import { sql } from '@payloadcms/db-postgres/drizzle'
import type { RunStatement } from './transaction.ts'

/** One statement with `$1` for its values; the rows that it answers. */
export type PlainQuery = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

/** For what writes statements with `$1`: the transaction of a save takes them in parts. */
export function toPlainQuery(query: RunStatement): PlainQuery {
  return async (text, values = []) => {
    // Every second part is the number of a value.
    const parts = text.split(/\$(\d+)/)
    const statement = sql.join(
      parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
    )
    return [...(await query(statement))]
  }
}
