import { createHash } from 'node:crypto'
import { toMailboxKey } from '@menagerie/contract/mailbox-key'
import { toVisitorNetworks } from '@menagerie/contract/visitor-networks'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { CLOCK_SLACK_S } from './clock-slack.ts'

/**
 * If the clock was set back, a window that begins in the future counts as ended, so that its owner is not locked out
 * until then.
 */
const IS_IN_WINDOW = `a.since between now() - make_interval(secs => $2) and now() + interval '${CLOCK_SLACK_S} seconds'`
const row = z.object({ tries: z.number(), wait_s: z.number() })

/**
 * Counts a try under a key and returns the seconds until the next one is allowed; 0 = this one is allowed. Callers must
 * count before the try, so that concurrent tries are limited, too. The window begins with the first try, by the
 * database's clock.
 */
export async function takeTry(query: PlainQuery, key: string, limit: number, windowS: number): Promise<number> {
  const [taken] = await query(
    `insert into accounts.attempt as a (key, tries) values ($1, 1)
     on conflict (key) do update set
       tries = case when ${IS_IN_WINDOW} then a.tries + 1 else 1 end,
       since = case when ${IS_IN_WINDOW} then a.since else now() end
     returning tries, ceil(extract(epoch from since - now()) + $2)::int as wait_s`,
    [key, windowS],
  )
  const { tries, wait_s } = row.parse(taken)
  return tries > limit ? Math.max(1, wait_s) : 0
}

/**
 * Counts a try for a visitor's address, under the keys of its networks; a wider network is allowed a multiple of the
 * tries.
 */
export async function takeTryFrom(query: PlainQuery, kind: string, address: string, limit: number, windowS: number) {
  const waits: number[] = []
  for (const { key, times } of toNetworks(address)) {
    waits.push(await takeTry(query, `${kind}/${key}`, limit * times, windowS))
  }
  return Math.max(0, ...waits)
}

const HOUR_S = 3600

/**
 * Counts a mail that its recipient may not have requested. All addresses of a mailbox are counted together, over all
 * accounts and sites, because one person can open any number of accounts. Stores only a hash of the address.
 */
export const takeMailTo = (query: PlainQuery, kind: string, email: string, limit: number, windowS = HOUR_S) =>
  takeTry(query, `${kind}/${createHash('sha256').update(toMailboxKey(email)).digest('hex')}`, limit, windowS)

export async function giveBackTryFrom(query: PlainQuery, kind: string, address: string): Promise<void> {
  for (const { key } of toNetworks(address)) await giveBackTry(query, `${kind}/${key}`)
}

const toNetworks = (address: string) =>
  address === '' ? [] : toVisitorNetworks(address).filter((network) => network !== undefined)

/** Resets the count after a success, which shows that the tries were not guesses. */
export async function forgetTries(query: PlainQuery, keys: readonly string[]): Promise<void> {
  await query('delete from accounts.attempt where key = any($1::text[])', [keys])
}

/** Takes back one try of a key under which others may be guessing, such as an address. */
async function giveBackTry(query: PlainQuery, key: string): Promise<void> {
  await query('update accounts.attempt set tries = greatest(0, tries - 1) where key = $1', [key])
}

/** Longer than any window: older tries have no effect. */
const KEPT_HOURS = 24

/** Deletes old tries, because every typed address leaves a row. */
export async function deleteOldTries(pool: Pick<Pool, 'query'>): Promise<0> {
  await pool.query(`delete from accounts.attempt where since < now() - make_interval(hours => ${KEPT_HOURS})`)
  return 0
}
