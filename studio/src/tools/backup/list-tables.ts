import type { Client } from 'pg'
import { z } from 'zod'

export type Table = { schema: string; name: string; columns: string[] }

/**
 * Tables that are not copied: what migrations write themselves, the time of the last backup, editing locks, presence,
 * sessions of users and customers (all sign in again), the translation memory (it is rebuilt), links of mails, tickets
 * of incomplete sign-ins, counts of tries, and the row with the epoch, which a restore creates anew.
 */
const LEFT_OUT =
  /^(public\.payload_migrations|public\.payload_locked_documents.*|public\.(document_presence|backup_made)|public\.import_(run|finding)|public\.translation_(sentence|memory_state)|public\.\w+_sessions|published\.meta|accounts\.(session|reset|attempt|email_change|data_link|staff_session|staff_reset|staff_ticket))$/

/** Transaction ids are meaningless in another cluster: rows get that of the restore. */
const LEFT_OUT_COLUMNS = new Set(['published.entry.xid'])

const columnRow = z.object({ schema: z.string(), name: z.string(), column: z.string() })

/** All tables to copy with their writable columns, in a stable order. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select n.nspname as schema, c.relname as name, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'published', 'accounts') and c.relkind = 'r'
    order by n.nspname, c.relname, a.attnum`)
  const tables = new Map<string, Table>()
  for (const row of rows) {
    const { schema, name, column } = columnRow.parse(row)
    const id = `${schema}.${name}`
    if (LEFT_OUT.test(id) || LEFT_OUT_COLUMNS.has(`${id}.${column}`)) continue
    const table = tables.get(id) ?? { schema, name, columns: [] }
    table.columns.push(column)
    tables.set(id, table)
  }
  return [...tables.values()]
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query(`select name from public.payload_migrations where batch > 0 order by name`)
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name)
}

/** Files that documents refer to, by path in the folder of uploads. */
export async function listNamedFiles(client: Client): Promise<string[]> {
  const { rows } = await client.query(`
    select filename as path from public.media where filename is not null
    union all select 'leaflets/' || filename from public.leaflets where filename is not null
    union all select 'films/' || filename from public.films where filename is not null
    union all select 'downloads/' || filename from public.downloads where filename is not null`)
  return z
    .array(z.object({ path: z.string() }))
    .parse(rows)
    .map(({ path }) => path)
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export const toSqlName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quote(schema)}.${quote(name)}`
