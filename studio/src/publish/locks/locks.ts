import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError } from 'payload'
import type { RunStatement } from '../../platform/transaction.ts'

/**
 * Whatever is published follows from several documents, so one save must not meet another: two would wait
 * for each other, or one would publish what it read before the other changed it. All of these hold until commit, are taken
 * in this order and before anything is written: a save that waits then holds nothing, and not the feed either.
 */

/** Beside other saves, but not beside one that is alone. */
export function lockBesideOthers(query: RunStatement): Promise<void> {
  return takeLock(() => query(sql`lock table published.meta in row share mode`))
}

/**
 * Alone: for a change that reaches documents of any site. A table lock and none by name, because it is taken without a look
 * at the data: what a republish sees is then as it is after the wait.
 */
export function lockAlone(query: RunStatement): Promise<void> {
  return takeLock(() => query(sql`lock table published.meta in exclusive mode`))
}

/** All that is saved of a site goes one by one: redirects lead where all of its addresses say. */
export async function lockSites(query: RunStatement, sites: readonly string[]): Promise<void> {
  for (const site of [...new Set(sites)].sort()) {
    await takeLock(() => query(sql`select pg_advisory_xact_lock(hashtextextended(${`web/${site}`}, 0))`))
  }
}

const LOCK_ROUNDS = 5

/**
 * The sites of a save. Another save may have moved the
 * document to a further site while this one waited, so they are read again under the locks; locks out of order could make
 * two saves wait for each other, so the first ones are given back before more are taken.
 */
export async function lockSitesOf(query: RunStatement, findSites: () => Promise<readonly string[]>): Promise<void> {
  let sites = new Set(await findSites())
  for (let round = 0; round < LOCK_ROUNDS; round += 1) {
    await query(sql`savepoint sites`)
    await lockSites(query, [...sites])
    const now = await findSites()
    if (now.every((site) => sites.has(site))) return void (await query(sql`release savepoint sites`))
    await query(sql`rollback to savepoint sites`)
    sites = new Set([...sites, ...now])
  }
  throw busy()
}

const LOCK_TIMEOUT = '55P03'

/** Waits for a lock as long as the database allows; then the person is told that others are at it. */
export async function takeLock(lock: () => Promise<unknown>): Promise<void> {
  try {
    await lock()
  } catch (error) {
    if (codeOf(error) !== LOCK_TIMEOUT) throw error
    throw busy()
  }
}

const busy = () => new APIError('The studio is busy with a large change: save again in a moment', 503, undefined, true)

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error) return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}
