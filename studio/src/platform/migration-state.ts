import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { PROJECT_ROOT } from './environment.ts'
import { tellFault } from './tell-fault.ts'
import { withOneConnection } from './with-one-connection.ts'

type MigrationState = {
  done: readonly string[]
  /** Migrations of this version that the database does not have yet. */
  pending: readonly string[]
  /** Migrations in the database that this version does not know: a newer version has run them. */
  newer: readonly string[]
}

const FOLDER = resolve(PROJECT_ROOT, 'studio/src/migrations')

/** Compares the migrations of this version with those in the database. */
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

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Why this version must not use a database of a newer one: it might write data that the newer one cannot read.
 * ALLOW_NEWER_DATABASE=1 permits it, for a downgrade.
 */
function findNewer({ newer }: MigrationState, env: Environment): string | undefined {
  if (newer.length === 0 || env.ALLOW_NEWER_DATABASE === '1') return undefined
  return `The database is newer than this version: it has had ${newer.join(', ')}. Start the version that made it so, or set ALLOW_NEWER_DATABASE=1 if the notes of that release say that the way back is open.`
}

function findOlder({ pending }: MigrationState): string | undefined {
  if (pending.length === 0) return undefined
  const count = pending.length === 1 ? 'a migration' : `${pending.length} migrations`
  return `The database is older than this version: it lacks ${count} from ${pending[0]} on. Run ${toOperatorCommand('migrate')} first.`
}

/** Why this version may not use the database; undefined if it may. Throws while the database is unreachable. */
async function findMismatch(env: Environment): Promise<string | undefined> {
  if (!env.DATABASE_URL) return undefined
  const state = await readMigrationState(env.DATABASE_URL)
  return findNewer(state, env) ?? findOlder(state)
}

/** Throws if `migrate` must not run, because the database belongs to a newer version. Ignores an unreachable database. */
export async function refuseNewerDatabase(env: Environment = process.env): Promise<void> {
  const state = env.DATABASE_URL ? await readMigrationState(env.DATABASE_URL).catch(() => undefined) : undefined
  const why = state && findNewer(state, env)
  if (why !== undefined) throw new Error(why)
}

/** Throws if the database does not match this version (docs/production.md, A new version) or is unreachable: for commands. */
export async function refuseOtherDatabase(env: Environment = process.env): Promise<void> {
  const why = await findMismatch(env).catch((fault: unknown) => tellFault(fault, env.DATABASE_URL))
  if (why !== undefined) throw new Error(why)
}

const ASK_AGAIN_MS = 5_000

type LateCheck = {
  /** Called with the reason if a database that answers later does not match. */
  onOther: (why: string) => void
  everyMs?: number
}

/**
 * The same check for a process that can run without its database: an unreachable one is asked again until it answers,
 * because a machine starts both in any order.
 */
export async function requireOwnDatabase(
  { onOther, everyMs = ASK_AGAIN_MS }: LateCheck,
  env: Environment = process.env,
): Promise<void> {
  const found = await findMismatch(env).then(
    (why) => ({ why }),
    () => undefined,
  )
  if (found === undefined)
    setTimeout(() => void requireOwnDatabase({ onOther, everyMs }, env).catch(tell), everyMs).unref()
  else if (found.why !== undefined) throw new Error(found.why)

  function tell(error: unknown) {
    onOther(error instanceof Error ? error.message : String(error))
  }
}
