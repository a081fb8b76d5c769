import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { PUBLISHED_CHANNEL } from '../../publish/state/published-schema.ts'
import { listTables, quote, toSqlName } from './list-tables.ts'
import { type BackupManifest, BackupProblem } from './manifest.ts'

const LOCK_TIMEOUT = '60s'

/**
 * Replaces the content of all tables in one transaction: readers see either the old or the new state. The published
 * state gets a new epoch, after which every site loads it from the start.
 */
export async function loadTables(client: Client, folder: string, { tables }: BackupManifest): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
    const existing = await listTables(client)
    const known = new Set(existing.map(toSqlName))
    const unknown = tables.find((table) => !known.has(toSqlName(table)))
    if (unknown) throw new BackupProblem(`This version has no table ${unknown.schema}.${unknown.name}`)
    const references = await dropReferences(client)
    await client.query(`truncate ${await listAll(client)}`)
    for (const table of tables) {
      const columns = table.columns.map(quote).join(', ')
      const rows = client.query(copyFrom(`copy ${toSqlName(table)} (${columns}) from stdin`))
      await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows)
    }
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    await continueSequences(client)
    await beginEpoch(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
}

/**
 * All tables to empty, including those that are not copied (sessions, locks), whose rows would refer to missing
 * documents.
 */
async function listAll(client: Client): Promise<string> {
  const { rows } = await client.query(`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'published', 'accounts')
      and (schemaname, tablename) not in (('public', 'payload_migrations'), ('published', 'meta'))`)
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name)
    .join(', ')
}

const referenceRow = z.object({ table: z.string(), name: z.string(), definition: z.string() })

/**
 * Drops foreign keys, because documents refer to each other in cycles, so no order of the tables works; adding the keys
 * again validates every row.
 */
async function dropReferences(client: Client): Promise<z.infer<typeof referenceRow>[]> {
  const { rows } = await client.query(`
    select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname in ('public', 'published', 'accounts')`)
  const references = z.array(referenceRow).parse(rows)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  return references
}

const sequenceRow = z.object({ sequence: z.string(), table: z.string(), column: z.string() })

async function continueSequences(client: Client): Promise<void> {
  const { rows } = await client.query(`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    join pg_namespace n on n.oid = s.relnamespace
    where s.relkind = 'S' and n.nspname in ('public', 'published', 'accounts')`)
  for (const { sequence, table, column } of z.array(sequenceRow).parse(rows)) {
    await client.query(`select setval($1::regclass, greatest((select max(${column}) from ${table}), 1))`, [sequence])
  }
}

async function beginEpoch(client: Client): Promise<void> {
  await client.query(`update published.meta set epoch = gen_random_uuid(), xid = pg_current_xact_id()`)
  await client.query('select pg_notify($1, $2)', [PUBLISHED_CHANNEL, ''])
}
