import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError } from 'payload'
import type { RunStatement } from '../../platform/transaction.ts'

/**
 * Published entries depend on several documents, so saves must not overlap: two could deadlock, or one could publish
 * what it read before the other changed it. All locks last until commit and are taken in this order, before anything is
 * written: a waiting save holds nothing up, not even the feed.
 */

/** Shared lock: allows other saves, but not an exclusive one (`lockAlone`). */
export function lockBesideOthers(query: RunStatement): Promise<void> {
  return takeLock(() => query(sql`lock table published.meta in row share mode`))
}

/**
 * Exclusive lock, for a change that affects documents of any site. A table lock instead of an advisory lock, because it
 * is taken without a snapshot: a republish then sees the data as it is after the wait.
 */
export function lockAlone(query: RunStatement): Promise<void> {
  return takeLock(() => query(sql`lock table published.meta in exclusive mode`))
}

/** Serializes saves of the same site, because its redirects depend on all of its addresses. */
export async function lockSites(query: RunStatement, sites: readonly string[]): Promise<void> {
  for (const site of [...new Set(sites)].sort()) {
    await takeLock(() => query(sql`select pg_advisory_xact_lock(hashtextextended(${`web/${site}`}, 0))`))
  }
}

const LOCK_ROUNDS = 5

/**
 * Locks the sites of a save. While this save waited, another one may have moved the document to a further site, so the
 * sites are read again under the locks; if there is a new one, the locks are released and all are taken again in order,
 * because locks out of order could deadlock.
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

/** Waits for a lock up to the database's timeout, then reports to the user that other saves are in progress. */
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
