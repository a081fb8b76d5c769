import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { hasId } from '../../platform/has-id.ts'
import { isHomeSearch } from './home-words.ts'
import { beginsWith, matchesWords, toWords } from './matches-words.ts'
import { CHANGED, PATH, TITLE, withNewest } from './newest-drafts.ts'
import { OFFERS, type Offer, type PickedCollection } from './offer.ts'
import { readTypedAddress, standsAt, wordsOfAddress } from './typed-address.ts'

type ContentCollection = Exclude<PickedCollection, 'product-facts' | 'media'>
export type ContentQuestion = { words: string; site: string | undefined; ids?: readonly string[] }

const rowSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  site: z.string().nullable(),
  path: z.string().nullable(),
  status: z.string().nullable(),
  is_binned: z.boolean(),
})

/**
 * Finds pages, articles or jobs by title and path: those of the site first, then others, with their site. A typed or
 * pasted address finds the document at it. An empty search returns the most recently changed ones. Documents in the bin
 * are not offered; if one is already chosen, it is marked.
 */
export async function findContent(
  { db }: Payload,
  collection: ContentCollection,
  asked: ContentQuestion,
): Promise<Offer[]> {
  const address = readTypedAddress(asked.words, asked.site)
  const words = toWords(wordsOfAddress(asked.words, address))
  const isAt = standsAt(address, PATH, sql`d.site`)
  // An address without a path is that of a home page.
  const isMeant =
    address !== undefined && words.length === 0 ? sql`false` : matchesWords(words, [TITLE, sql`d.title`, PATH])
  const addressFirst = address === undefined ? sql`` : sql`${isAt} desc,`
  // The home page of a site has an empty path, and its title rarely says what it is.
  const isForHome = collection === 'pages' && isHomeSearch(asked.words)
  const isHomepage = isForHome ? sql`d.template = 'Homepage'` : sql`false`
  // PostgreSQL does not allow a constant in `order by`.
  const homeFirst = isForHome ? sql`d.template = 'Homepage' desc,` : sql``
  const ids = asked.ids && hasId(sql`d.id`, asked.ids)
  const { rows } = await db.drizzle.execute(sql`
    select d.id::text, ${TITLE} as title, d.site, ${PATH} as path, d._status::text as status, d.deleted_at is not null as is_binned
    from ${withNewest(collection)}
    where ${ids ?? sql`d.deleted_at is null and (${isMeant} or ${isHomepage} or ${isAt})`}
    order by d.site = ${asked.site ?? ''} desc nulls last, ${addressFirst} ${homeFirst} ${beginsWith(words, TITLE)} desc,
      ${words.length === 0 ? sql`${CHANGED} desc` : sql`length(${TITLE})`}, ${TITLE}, d.site
    limit ${asked.ids?.length ?? OFFERS}`)
  return rows.map((row) => {
    const { id, title, site, path, status, is_binned: isBinned } = rowSchema.parse(row)
    return {
      collection,
      id,
      title: title || 'Untitled',
      detail: `/${path ?? ''}`,
      ...(site !== null && { site }),
      ...(isBinned ? { note: 'In the bin' } : status === 'draft' && { note: 'Draft' }),
    }
  })
}
