import { getTableColumns, getTableName, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig, type PgColumn, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { RunStatement } from '../../platform/transaction.ts'

/** Suffixes of tables that are not lists of a document. */
const BESIDE: ReadonlySet<string> = new Set(['rels', 'locales', 'texts', 'numbers'])

/**
 * Creates the first version of new documents by copying their rows within the database, so that they are not sent
 * again. `written`: tables that have rows of the documents.
 */
export async function writeFirstVersions(
  payload: Payload,
  query: RunStatement,
  { main, written, ids }: { main: string; written: Iterable<string>; ids: readonly string[] },
): Promise<void> {
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
  const versions: PgTable = payload.db.tables[`_${main}_v`]
  const others = [...written].filter((name) => name !== main)
  await query(toMainStatement(payload.db.tables[main], versions, given))
  for (const name of others) {
    const rest = name.slice(main.length + 1)
    const target: PgTable | undefined = payload.db.tables[`_${main}_v_${BESIDE.has(rest) ? rest : `version_${rest}`}`]
    if (target === undefined) throw new Error(`The rows of ${name} have no place in versions`)
    refuseNested(payload.db.tables[name], payload.db.tables[main])
    await query(toPartStatement({ source: payload.db.tables[name], target, versions, given }))
  }
}

function toMainStatement(source: PgTable, target: PgTable, given: SQL): SQL {
  const columns = byName(source)
  const own: Readonly<Record<string, SQL>> = {
    parent_id: sql`d.id`,
    created_at: sql`d.created_at`,
    updated_at: sql`d.updated_at`,
    latest: sql`true`,
    autosave: sql`false`,
  }
  return toInsert(target, source, sql`d where d.id in ${given}`, (column) => {
    const value = columns.get(column.name.replace(/^version_/, ''))
    return own[column.name] ?? (column.name.startsWith('version_') && value ? copyOf(value, column) : undefined)
  })
}

/** Rows of nested lists refer to rows of their list, whose ids differ in a version: copying them is not supported. */
function refuseNested(table: PgTable, main: PgTable): void {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    if (/^_?parent_id$/.test(columns[0]?.name ?? '') && foreignTable !== main)
      throw new Error(
        `The rows of ${getTableName(table)} are of rows of ${getTableName(foreignTable)}, not of documents`,
      )
  }
}

type Part = { source: PgTable; target: PgTable; versions: PgTable; given: SQL }

function toPartStatement({ source, target, versions, given }: Part): SQL {
  const columns = byName(source)
  const parent = columns.has('_parent_id') ? '_parent_id' : 'parent_id'
  const isOfRows = columns.get('id')?.getSQLType() !== 'serial'
  const from = sql`d join ${sql.identifier(getTableName(versions))} v on v.parent_id = d.${sql.identifier(parent)} where v.parent_id in ${given}`
  return toInsert(target, source, from, (column) => {
    if (column.name === parent) return sql`v.id`
    if (column.name === '_uuid') return sql`d.id`
    if (column.name === 'path') return sql`'version.' || d.path`
    // Rows of lists in versions have ids of their own.
    if (column.name === 'id') return isOfRows ? sql`gen_random_uuid()` : undefined
    const value = columns.get(column.name)
    return value && copyOf(value, column)
  })
}

/** Columns without a value get their default. */
function toInsert(target: PgTable, source: PgTable, from: SQL, toValue: (column: PgColumn) => SQL | undefined): SQL {
  const filled = [...byName(target).values()].flatMap((column) => {
    const value = toValue(column)
    return value ? [{ name: sql`${sql.identifier(column.name)}`, value }] : []
  })
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
  return sql`
    insert into ${sql.identifier(getTableName(target))} (${list(filled.map(({ name }) => name))})
    select ${list(filled.map(({ value }) => value))} from ${sql.identifier(getTableName(source))} ${from}`
}

const byName = (table: PgTable): ReadonlyMap<string, PgColumn> =>
  new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]))

/** Enums of a document and of its versions are two types with the same values. */
function copyOf(value: PgColumn, target: PgColumn): SQL {
  const copied = sql`d.${sql.identifier(value.name)}`
  const type = target.getSQLType()
  return value.getSQLType() === type || !type.startsWith('enum_')
    ? copied
    : sql`${copied}::text::${sql.identifier(type)}`
}
