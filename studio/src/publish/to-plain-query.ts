import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Query } from './transaction.ts'

/** For what writes statements with `$1`, each once and in order: the transaction of a save takes them in parts. */
export function toPlainQuery(query: Query) {
  return async (text: string, values: readonly unknown[] = []): Promise<unknown[]> => {
    const parts = text.split(/\$\d+/)
    const statement = sql.join(
      parts.flatMap((part, at) => (at === 0 ? [sql.raw(part)] : [sql`${values[at - 1]}`, sql.raw(part)])),
    )
    return [...(await query(statement))]
  }
}
