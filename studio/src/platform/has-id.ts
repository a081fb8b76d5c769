import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** Whether a column of ids contains one of these ids; false for an empty list. */
export function hasId(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} = any(array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[])`
}
