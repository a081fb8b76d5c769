import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Query } from './transaction.ts'

/** For what writes statements with `$1`: the transaction of a save takes them in parts. */
export function toPlainQuery(query: Query) {
  return async (text: string, values: readonly unknown[] = []): Promise<unknown[]> => {
    // Every second part is the number of a value.
    const parts = text.split(/\$(\d+)/)
    const statement = sql.join(
      parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
    )
    return [...(await query(statement))]
  }
}
