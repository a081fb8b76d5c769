import { findById } from '@menagerie/sites/locales'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { hasId } from '../../platform/has-id.ts'
import { wordsOfCategories } from './category-words.ts'
import type { ContentQuestion } from './find-content.ts'
import { beginsWith, matchesWords, toWords } from './matches-words.ts'
import { textsByProduct, withNewest } from './newest-drafts.ts'
import { OFFERS, type Offer } from './offer.ts'
import { readTypedAddress, standsAt, type TypedAddress } from './typed-address.ts'

const rowSchema = z.object({
  id: z.string(),
  sku: z.string(),
  internal: z.string(),
  name: z.string().nullable(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  sold: z.boolean(),
})

/**
 * Finds products for the editors of a site: by name in any language, words of their categories, internal name, article
 * number or barcode. Shows the site's name and picture; without a site, nothing is said about where they are sold. An
 * empty search returns the most recently changed ones.
 */
export async function findProducts({ config, db }: Payload, asked: ContentQuestion): Promise<Offer[]> {
  const site = findById(asked.site ?? '')
  const words = toWords(asked.words)
  const ofSite = site === undefined ? sql`true` : sql`d.site = ${site.id}`
  const chosen = asked.ids && hasId(sql`f.id`, asked.ids)
  const address = readTypedAddress(asked.words, asked.site)
  const isAt = address === undefined ? sql`false` : sql`f.id in (${productsAt(address)})`
  const addressFirst = address === undefined ? sql`` : sql`${isAt} desc,`
  const changedFirst = words.length === 0 ? sql`greatest(f.updated_at, t.changed) desc,` : sql``
  const codes: SQL[] = [sql`f.sku`, sql`lower(coalesce(f.article_number, ''))`, sql`coalesce(f.barcode, '')`]
  const { rows } = await db.drizzle.execute(sql`
    select f.id::text, f.sku, f.name as internal, t.name, l.specification_size as size,
      coalesce((${ownPicture(site?.id ?? '')}), m.sizes_thumbnail_filename, m.filename) as picture,
      (k.id is not null and b.id is not null and coalesce(t.is_published, false)) as sold
    from product_facts f
    left join (${textsByProduct(ofSite)}) t on t.facts_id = f.id
    left join product_facts_locales l on l._parent_id = f.id and l._locale::text = ${site?.file ?? 'en'}
    left join product_facts_markets k on k._parent_id = f.id and k.country = ${site?.country ?? ''} and k.available
    left join product_facts_brands b on b.parent_id = f.id and b.value::text = ${site?.brand ?? ''}
    left join product_facts_rels r on r.parent_id = f.id and r.path = 'images' and r."order" = 1
    left join media m on m.id = r.media_id and m.deleted_at is null
    left join (${wordsOfCategories(site === undefined ? sql`true` : sql`c.site = ${site.id}`)}) c on c.facts_id = f.id
    where ${chosen ?? sql`(${matchesWords(words, [sql`t.names`, sql`f.name`, sql`c.names`], codes)} or ${isAt})`}
    order by ${addressFirst} sold desc, ${changedFirst} ${beginsWith(words, sql`coalesce(t.name, f.name)`)} desc, coalesce(t.name, f.name), f.sku
    limit ${asked.ids?.length ?? OFFERS}`)
  return rows.map((row) => toOffer(rowSchema.parse(row), config.routes.api, site !== undefined))
}

/**
 * SQL for the first picture in the text of product `f` on a site: of the published version, otherwise of the draft. As
 * a column it is evaluated only for the products that are shown.
 */
const ownPicture = (site: string): SQL => sql`
  select coalesce(p.sizes_thumbnail_filename, p.filename) from ${withNewest('product-texts')}
  join lateral (
    select media_id, "order" from product_texts_rels
      where parent_id = d.id and path = 'images' and d._status = 'published'
    union all select media_id, "order" from _product_texts_v_rels
      where parent_id = v.id and path = 'version.images' and d._status is distinct from 'published') r on true
  join media p on p.id = r.media_id and p.deleted_at is null
  where d.facts_id = f.id and d.site = ${site} and d.deleted_at is null order by r."order" limit 1`

/** SQL for the ids of products whose page has this address. */
export const productsAt = (address: TypedAddress): SQL => sql`
  select facts_id from product_texts where deleted_at is null
    and ${standsAt(address, sql`concat_ws('/', nullif(url_slug, ''), url_key)`, sql`site`)}`

function toOffer(
  { id, sku, internal, name, size, picture, sold }: z.infer<typeof rowSchema>,
  api: string,
  isOfSite: boolean,
): Offer {
  return {
    collection: 'product-facts',
    id,
    // Without a site, `name` would join the names of all countries, so the internal name is shown.
    title: (isOfSite ? name : undefined) || internal,
    detail: [sku, size].filter(Boolean).join(' · '),
    ...(picture && { picture: `${api}/media/file/${encodeURIComponent(picture)}` }),
    ...(isOfSite && !sold && { note: 'Not sold here' }),
  }
}
