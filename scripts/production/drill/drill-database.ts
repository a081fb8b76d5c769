import { Client } from 'pg'
import { Problem } from '../../problem.ts'

/** An empty database for a drill, and the function that removes it. */
type DrillDatabase = { url: string; remove: () => Promise<void> }

/** PostgreSQL cuts longer names. */
const NAME_CHARS = 63
const MAY_NOT_MAKE = '42501'
/** Comment of databases that a drill made. A drill may drop only these, and no other database of the same name. */
const MARK = 'Made by a drill, which drops it again'

/** Makes a database beside that of `url`, on the same server and with its locale. One that an earlier drill left behind is dropped first. */
export async function makeDrillDatabase(url: string): Promise<DrillDatabase> {
  const address = new URL(url)
  const name = `${decodeURIComponent(address.pathname.slice(1))}_drill`
  if (name.length > NAME_CHARS)
    throw new Problem(`The name ${name} is too long: name an empty database in DRILL_DATABASE_URL.`)
  const quoted = `"${name.replaceAll('"', '""')}"`
  const drop = `drop database if exists ${quoted} with (force)`
  await withClient(url, async (client) => {
    await refuseForeign(client, name)
    const { rows } = await client.query(
      `select quote_literal(datcollate) as order, quote_literal(datctype) as letters from pg_database where datname = current_database()`,
    )
    const { order, letters } = rows[0] ?? {}
    await client.query(drop)
    await client.query(
      `create database ${quoted} template template0 encoding 'UTF8' lc_collate ${order} lc_ctype ${letters}`,
    )
    await client.query(`comment on database ${quoted} is '${MARK}'`)
  })
  address.pathname = `/${encodeURIComponent(name)}`
  return { url: String(address), remove: () => withClient(url, async (client) => void (await client.query(drop))) }
}

async function refuseForeign(client: Client, name: string): Promise<void> {
  const { rows } = await client.query(
    `select shobj_description(oid, 'pg_database') = $2 as "isOurs" from pg_database where datname = $1`,
    [name, MARK],
  )
  if (rows.length > 0 && rows[0]?.isOurs !== true)
    throw new Problem(`There is a database ${name} that no drill has made: name an empty one in DRILL_DATABASE_URL.`)
}

/** Takes the empty database that the operator named for drills. It is emptied again afterwards. */
export async function takeDrillDatabase(url: string, ofProduct: string): Promise<DrillDatabase> {
  if (toPlace(url) === toPlace(ofProduct))
    throw new Problem(
      'DRILL_DATABASE_URL is the database of the product: name another, empty one. Nothing was changed.',
    )
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema')`,
    )
    if (rows.length > 0)
      throw new Problem('The database of DRILL_DATABASE_URL is not empty: name an empty one. Nothing was changed.')
  })
  return { url, remove: () => withClient(url, async (client) => void (await client.query(EMPTY))) }
}

const EMPTY = `begin;
  drop schema if exists published, accounts, restoring cascade;
  drop schema public cascade;
  create schema public;
  commit`

/** Returns server and database, without the account. */
function toPlace(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'drill', connectionTimeoutMillis: 8_000 })
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw toProblem(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function toProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error
  if ('code' in error && error.code === MAY_NOT_MAKE)
    return new Problem(
      `The role of the product may not make a database (${error.message}): alter role … createdb, or make an empty one and name it in DRILL_DATABASE_URL.`,
    )
  return new Problem(`The database for the drill cannot be had: ${error.message}`)
}
