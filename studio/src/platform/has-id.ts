import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** Whether a column of ids holds one of these; with none of them no row has one. */
export function hasId(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} = any(array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[])`
}
