import { type Migration, type Payload, readMigrationFiles } from 'payload'
import type { Client } from 'pg'
import { z } from 'zod'
import { listMigrations, listTables, toSqlName } from './list-tables.ts'
import { BackupProblem } from './manifest.ts'

/** Throws, before anything is changed, if the backup is newer than this version, or if content would be lost that must not be replaced. */
export async function refuseLoss(
  payload: Payload,
  client: Client,
  wanted: readonly string[],
  mayReplace: boolean,
): Promise<void> {
  const known = await readMigrationFiles({ payload })
  const unknown = wanted.find((name) => !known.some((migration) => migration.name === name))
  if (unknown) throw new BackupProblem(`The backup was made by a newer version: this one has no migration ${unknown}`)
  if (!mayReplace && (await hasTables(client)) && (await hasContent(client))) {
    throw new BackupProblem('The database is not empty. Restore with --replace to lose what is in it')
  }
}

/** Migrates the database to exactly the schema of the backup; drops the content of another schema. */
export async function prepareSchema(payload: Payload, client: Client, wanted: readonly string[]): Promise<void> {
  const known = await readMigrationFiles({ payload })
  const isMigrated = await hasTables(client)
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
