import { clipText } from '@menagerie/contract/human-text'
import { getTableColumns, getTableName, is, SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { RunStatement } from '../../platform/transaction.ts'
import type { TableRow } from './to-rows.ts'

/** Large enough that the overhead of a statement is negligible, small enough for one message. */
const ROWS_AT_ONCE = 500

type Column = { field: string; name: string; fallback: unknown }

/** Inserts rows in groups, without the `waiting` columns; reports the number of rows after each group. `replaces`: existing rows are overwritten. */
export async function insertRows(
  query: RunStatement,
  table: PgTable,
  rows: readonly TableRow[],
  waiting: ReadonlySet<string>,
  onInserted: (rows: number) => void,
  replaces = false,
): Promise<void> {
  const columns = columnsOf(table, rows).filter(({ name }) => !waiting.has(name))
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const target = sql.identifier(getTableName(table))
  const conflict = replaces ? toReplacing(columns) : sql``
  for (const group of inGroups(rows)) {
    await write(
      query,
      table,
      sql`
      insert into ${target} (${names})
      select ${names} from json_populate_recordset(null::${target}, ${toJson(columns, group)}::json) ${conflict}`,
    )
    onInserted(group.length)
  }
}

/** Overwrites an existing row with the values of the new one. */
function toReplacing(columns: readonly Column[]): SQL {
  const sets = columns
    .filter(({ name }) => name !== 'id')
    .map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  return sql`on conflict (id) do update set ${sql.join(sets, sql`, `)}`
}

/** Updates one column of existing rows. */
export async function fillColumn(
  query: RunStatement,
  table: PgTable,
  rows: readonly TableRow[],
  name: string,
): Promise<void> {
  const columns = columnsOf(table, rows).filter((column) => column.name === name || column.name === 'id')
  if (!columns.some((column) => column.name === 'id'))
    throw new Error(`Rows of ${getTableName(table)} point to rows that come later`)
  const target = sql.identifier(getTableName(table))
  const column = sql.identifier(name)
  for (const group of inGroups(rows)) {
    await write(
      query,
      table,
      sql`
      update ${target} t set ${column} = r.${column}
      from json_populate_recordset(null::${target}, ${toJson(columns, group)}::json) r
      where t.id = r.id and r.${column} is not null`,
    )
  }
}

/** Rethrows the database's error without the statement, which may have megabytes. */
async function write(query: RunStatement, table: PgTable, statement: SQL): Promise<void> {
  try {
    await query(statement)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? clipText(cause.message, MOST_WORDS) : String(cause)
    throw new Error(`Rows of ${getTableName(table)} cannot be written: ${reason}`, { cause })
  }
}

const MOST_WORDS = 300

/** Columns that at least one row fills. Rows without a value get the column's default, as in separate inserts. */
export function columnsOf(table: PgTable, rows: readonly TableRow[]): Column[] {
  const filled = new Set(rows.flatMap((row) => Object.keys(row).filter((field) => row[field] !== undefined)))
  return Object.entries(getTableColumns(table))
    .filter(([field]) => filled.has(field))
    .map(([field, column]) => ({
      field,
      name: column.name,
      fallback: is(column.default, SQL) ? undefined : column.default,
    }))
}

const toJson = (columns: readonly Column[], rows: readonly TableRow[]): string =>
  JSON.stringify(
    rows.map((row) => {
      const written: TableRow = {}
      for (const { field, name, fallback } of columns) written[name] = row[field] === undefined ? fallback : row[field]
      return written
    }),
  )

function* inGroups(rows: readonly TableRow[]): Generator<readonly TableRow[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}
