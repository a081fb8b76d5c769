import { toEmailKey } from '@menagerie/contract/email'
import { type Erasures, isErased, readErasures } from '@menagerie/contract/erasure-hash'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { erasePerson } from './erase-person.ts'
import { findErasureLines, toErasureLines } from './erasure-lines.ts'
import { KEPT_ADDRESSES, NAMED_IN_MAILS } from './person-places.ts'

/** Lines of all erasures (`findErasureLines`), with those that an interrupted restore holds. */
export async function listErasures(query: PlainQuery): Promise<string[]> {
  const recorded = (await hasTable(query, 'accounts.erasure')) ? await findErasureLines(query) : []
  const isHeld = await hasTable(query, 'restoring.erasure')
  const held = isHeld ? toErasureLines(await query('select line from restoring.erasure')) : []
  return [...new Set([...recorded, ...held])]
}

const hasTable = async (query: PlainQuery, table: string) =>
  (await query('select 1 from pg_class where oid = to_regclass($1)', [table])).length > 0

/**
 * Holds erasures in a schema that a restore does not replace, so that an interrupted restore does not lose them. Commits
 * at once unless the caller has begun a transaction.
 */
export async function holdErasures(query: PlainQuery, lines: readonly string[]): Promise<void> {
  await query('create schema if not exists restoring')
  await query('create table if not exists restoring.erasure (line text primary key)')
  await query('insert into restoring.erasure select unnest($1::text[]) on conflict do nothing', [lines])
}

/** Removes the held erasures after they were replayed and recorded. */
export async function releaseErasures(query: PlainQuery): Promise<void> {
  await query('drop schema if exists restoring cascade')
}

/**
 * Records erasures that this database does not know, with their times: a restored backup lacks later ones, and the next
 * restore reads them here.
 */
async function recordErasures(query: PlainQuery, erasures: Erasures): Promise<void> {
  const times = [...erasures.values()].map((time) => (Number.isFinite(time) ? time : null))
  await query(
    `insert into accounts.erasure (email_hash, reason, erased_at)
     select decode(hash, 'hex'), 'known before a restore', coalesce(to_timestamp(ms / 1000.0), now())
     from unnest($1::text[], $2::bigint[]) as known(hash, ms) where not exists (
       select 1 from accounts.erasure e where e.email_hash = decode(hash, 'hex')
         and (ms is null or e.erased_at >= to_timestamp(ms / 1000.0)))
     on conflict do nothing`,
    [[...erasures.keys()], times],
  )
}

const keptSchema = z.array(z.object({ email: z.string(), since: z.coerce.number() }))

/**
 * Erases again all persons that a restored backup brought back, and records all erasures, in the caller's transaction;
 * returns the number of persons. An address whose data is all newer than its erasure belongs to a person that came back,
 * and stays.
 */
export async function replayErasures(query: PlainQuery, lines: readonly string[]): Promise<number> {
  if (lines.length === 0) return 0
  const erasures = readErasures(lines)
  const rows = await query(
    `select email, floor(extract(epoch from min(at)) * 1000) as since from (${KEPT_ADDRESSES}) kept
     where email is not null group by email`,
  )
  const back = keptSchema.parse(rows).filter(({ email, since }) => isErased(erasures, email, since))
  for (const { email } of back) await erasePerson(query, email, 'again, after a restore')
  const named = await deleteMailsThatName(query, erasures)
  for (const { email } of back) named.delete(toEmailKey(email))
  await recordErasures(query, erasures)
  return back.length + named.size
}

const namedSchema = z.array(z.object({ id: z.string(), email: z.string(), at: z.coerce.number() }))

/**
 * Deletes mails to other people, from before an erasure, that name the person only in their text. Each mail is checked separately, because the
 * person may have come back, and newer mails stay. Returns the addresses.
 */
async function deleteMailsThatName(query: PlainQuery, erasures: Erasures): Promise<Set<string>> {
  const named = namedSchema.parse(await query(NAMED_IN_MAILS)).filter(({ email, at }) => isErased(erasures, email, at))
  await query('delete from mails where id::text = any($1::text[])', [named.map(({ id }) => id)])
  return new Set(named.map(({ email }) => toEmailKey(email)))
}
