import { type Migration, type Payload, readMigrationFiles } from 'payload'
import type { Client } from 'pg'
import { z } from 'zod'
import { listMigrations, listTables, toSqlName } from './list-tables.ts'
import { BackupProblem } from './manifest.ts'

/** Migrates the database to exactly the schema of the backup. Deletes only content that is empty or may be replaced. */
export async function prepareSchema(
  payload: Payload,
  client: Client,
  wanted: readonly string[],
  mayReplace: boolean,
): Promise<void> {
  const known = await readMigrationFiles({ payload })
  const unknown = wanted.find((name) => !known.some((migration) => migration.name === name))
  if (unknown) throw new BackupProblem(`The backup was made by a newer version: this one has no migration ${unknown}`)
  const isMigrated = await hasTables(client)
  if (isMigrated && !mayReplace && (await hasContent(client))) {
    throw new BackupProblem('The database is not empty. Restore with --replace to lose what is in it')
  }
  const done = isMigrated ? await listMigrations(client) : []
  if (isMigrated && done.join() !== wanted.join()) await dropAll(client)
  await payload.db.migrate({ migrations: known.filter(isWanted(wanted)) })
}

const isWanted =
  (wanted: readonly string[]) =>
  ({ name }: Migration) =>
    wanted.includes(name)

async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('public.payload_migrations') is not null as there`)
  return z.object({ there: z.boolean() }).parse(rows[0]).there
}

async function hasContent(client: Client): Promise<boolean> {
  const tables = await listTables(client)
  const { rows } = await client.query(
    tables.map((table) => `select 1 as one where exists (select from ${toSqlName(table)})`).join(' union all '),
  )
  return rows.length > 0
}

async function dropAll(client: Client): Promise<void> {
  await client.query(`begin;
    drop schema if exists published, accounts cascade;
    drop schema public cascade;
    create schema public;
    commit`)
}
