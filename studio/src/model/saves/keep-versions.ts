import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'

/** Context key: the version of this save is stored aside and does not become the newest. */
const ASIDE = 'keepsAside'
export const ASIDE_CONTEXT = { [ASIDE]: true } as const
export const isAside = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[ASIDE] === true

const tableOf = (slug: string) => sql.identifier(`_${slug.replaceAll('-', '_')}_v`)
const saved = z.object({ id: z.string(), saverId: z.string().nullish() })

/**
 * Autosave continues the version of the previous draft. This ends it if it is by another user: otherwise that user's
 * text would be in no version as soon as the next one types.
 */
export const keepVersionOfOthers: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = saved.safeParse(originalDoc).data
  if (operation !== 'update' || before === undefined || !collection.versions?.drafts) return data
  if ((before.saverId ?? null) === data.saverId && !isAside(req)) return data
  await endAutosavedVersion(req, collection.slug, before.id)
  return data
}

/** Runs in the transaction of the request. Collections without drafts create a version with each save anyway. */
export async function endAutosavedVersion(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> {
  if (!req.payload.collections[slug].config.versions?.drafts) return
  const query = await transactionOf(req)
  await query(sql`update ${tableOf(slug)} set autosave = false where parent_id = ${id} and autosave`)
}

/** Moves the version of this save behind the one that was the newest before. */
export const keepAside: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const id = saved.safeParse(doc).data?.id
  if (operation !== 'update' || id === undefined || !isAside(req) || !collection.versions?.drafts) return
  const query = await transactionOf(req)
  const table = tableOf(collection.slug)
  await query(sql`
    with own as (select id from ${table} where parent_id = ${id} order by updated_at desc, created_at desc limit 1),
      newest as (
        select id, updated_at from ${table} where parent_id = ${id} and id not in (select id from own)
        order by updated_at desc, created_at desc limit 1)
    update ${table} v set latest = (v.id in (select id from newest)),
      updated_at = case when v.id in (select id from own) then n.updated_at - interval '1 millisecond' else v.updated_at end
    from newest n where v.parent_id = ${id} and (v.id in (select id from own) or v.id = n.id)`)
}
