import { sql } from '@payloadcms/db-postgres/drizzle'
import type { RunStatement } from './transaction.ts'

/** Runs one statement with `$1` for its values; returns the rows. */
export type PlainQuery = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

/** Adapts statements with `$1` to the transaction of a save, which requires tagged templates. */
export function toPlainQuery(query: RunStatement): PlainQuery {
  return async (text, values = []) => {
    // Every second part is the number of a parameter.
    const parts = text.split(/\$(\d+)/)
    const statement = sql.join(
      parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
    )
    return [...(await query(statement))]
  }
}
