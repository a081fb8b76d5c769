import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { PROJECT_ROOT } from './environment.ts'
import { withOneConnection } from './with-one-connection.ts'

type MigrationState = {
  done: readonly string[]
  /** Migrations of this version, and not yet in the database. */
  pending: readonly string[]
  /** In the database, and unknown to this version: a newer one has migrated it. */
  newer: readonly string[]
}

const FOLDER = resolve(PROJECT_ROOT, 'studio/src/migrations')

/** Compares the migrations of this version with those that a database has had. */
export function compareMigrations(own: readonly string[], had: readonly string[]): MigrationState {
  return {
    done: own.filter((name) => had.includes(name)),
    pending: own.filter((name) => !had.includes(name)),
    newer: had.filter((name) => !own.includes(name)),
  }
}

export async function readMigrationState(databaseUrl: string): Promise<MigrationState> {
  return withOneConnection(databaseUrl, async (client) => {
    const table = await client.query("select to_regclass('payload_migrations') is not null as is_there")
    const had = table.rows[0]?.is_there
      ? (await client.query('select name from payload_migrations where batch >= 0 order by name')).rows
      : []
    return compareMigrations(
      listOwn(),
      had.map(({ name }) => String(name)),
    )
  })
}

const listOwn = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && /^\d{8}_/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

/**
 * Throws one sentence when a newer version has migrated the database: this one might write what that one cannot read. A database that is away
 * is no reason: it is asked again by all that needs it. ALLOW_NEWER_DATABASE=1 starts all the same, for the way back (docs/production.md).
 */
export async function refuseNewerDatabase(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  if (env.ALLOW_NEWER_DATABASE === '1' || !env.DATABASE_URL) return
  const state = await readMigrationState(env.DATABASE_URL).catch(() => undefined)
  if (state === undefined || state.newer.length === 0) return
  throw new Error(
    `The database is newer than this version: it has had ${state.newer.join(', ')}. Start the version that made it so, or set ALLOW_NEWER_DATABASE=1 if the notes of that release say that the way back is open.`,
  )
}
