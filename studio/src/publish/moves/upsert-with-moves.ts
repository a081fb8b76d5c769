import { ADDRESSED_KINDS } from '@menagerie/contract/entry'
import { redirectPathSchema } from '@menagerie/contract/redirect'
import { findFixedRoute, isSystemPath } from '@menagerie/sites/fixed-routes'
import { findById } from '@menagerie/sites/locales'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type RunStatement, transactionOf } from '../../platform/transaction.ts'
import { sourceOf } from '../entries/build-entries.ts'
import type { CheckedBuild } from '../entries/check-entry.ts'
import { upsertEntries } from '../entries/upsert-entries.ts'
import { lockSites } from '../locks/locks.ts'
import { factsIdOf, type PublishRequest, readByIds } from '../state/stored-documents.ts'
import { findAddressChanges, type Move, type PlacedAddress, toPlaced } from './address-changes.ts'
import { followAddresses } from './publish-redirects.ts'

/**
 * Writes what documents publish. When a document has moved, a redirect from its former address is created; when a
 * document takes an address, a redirect that a moved document left there is removed. All in the transaction of the
 * save, whatever caused it. Callers that save many times pass `follow: false` and update the redirects of all sites
 * once, at the end.
 */
export async function upsertWithMoves(
  req: PublishRequest,
  sources: readonly string[],
  entries: readonly CheckedBuild[],
  { follow = true } = {},
): Promise<void> {
  const query = await transactionOf(req)
  const { sites, taken, moves } = findAddressChanges(await readPlaced(query, sources), toPlaced(entries))
  await lockSites(query, sites)
  await removeLeftBehind(req, taken)
  await upsertEntries(query, sources, entries)
  for (const move of moves) await leaveRedirect(req, move)
  if (follow) await followAddresses(req, sites)
}

const placedRow = z.object({
  kind: z.enum(ADDRESSED_KINDS),
  brand: z.string(),
  locale: z.string(),
  key: z.string(),
  path: z.string(),
  source: z.string(),
})

async function readPlaced(query: RunStatement, sources: readonly string[]): Promise<PlacedAddress[]> {
  const rows = await query(sql`
    select kind, brand, locale, key, path, source from published.entry
    where not deleted and path is not null
      and source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))`)
  return rows.map((row) => placedRow.parse(row))
}

/** Deletes the redirects at these addresses that were created because a document moved. */
export async function removeLeftBehind(
  req: PublishRequest,
  addresses: readonly { site: string; path: string }[],
): Promise<void> {
  if (addresses.length === 0) return
  const query = await transactionOf(req)
  const rows = await query(sql`
    select d.id from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as r(site text, path text)
    join redirects d on d.site = r.site and d."from" = r.path
    where d.match = 'exact' and d.origin = 'moved' and d.deleted_at is null`)
  const ids = rows.map((row) => idRow.parse(row).id)
  if (ids.length === 0) return
  await req.payload.db.deleteMany({ collection: 'redirects', where: { id: { in: ids } }, req })
  await upsertEntries(
    query,
    ids.map((id) => sourceOf('redirects', id)),
    [],
  )
}

const idRow = z.object({ id: z.string() })

/** Creates a redirect that editors see in their list, like the ones that they write. */
async function leaveRedirect(req: PublishRequest, move: Move): Promise<void> {
  const target = await findTarget(req, move)
  if (target === undefined || !canLead(move)) return
  await removeLeftBehind(req, [{ site: move.site, path: move.from }])
  await req.payload.create({
    collection: 'redirects',
    data: { site: move.site, from: move.from, match: 'exact', target, status: '301', origin: 'moved' },
    depth: 0,
    req,
  })
}

/**
 * The home page leaves no redirect behind; neither do addresses that the site itself answers, because no document was
 * visible there.
 */
function canLead({ site: siteId, from }: Move): boolean {
  const site = findById(siteId)
  if (site === undefined || !redirectPathSchema.safeParse(from).success) return false
  return !isSystemPath(from) && findFixedRoute(site, from) === undefined
}

/** Products are published by SKU, but redirects refer to a product by the id of its facts. */
async function findTarget(req: PublishRequest, { kind, key, source }: Move) {
  if (kind !== 'product') return { type: kind, [kind]: key }
  const [text] = await readByIds(req, 'product-texts', [source.slice('product-texts/'.length)])
  const facts = text && factsIdOf(text)
  return facts === undefined ? undefined : { type: kind, product: facts }
}
