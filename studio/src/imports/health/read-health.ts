import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type HealthAnswer, LACKS, type Lack, type LackingAnswer, lackingSchema } from './health-answer.ts'
import { findUnreadFeeding } from './unread-feeding.ts'

/** SQL for the plain text of a formatted text, without formatting; null if empty. */
const toWords = (column: string) => `(
  select nullif(trim(lower(regexp_replace(string_agg(node.part #>> '{}', '' order by node.place), '\\s+', ' ', 'g'))), '')
  from jsonb_path_query(${column}, 'strict $.** ? (@.type == "text").text') with ordinality as node(part, place))`

/** Products that are sold in each site's country, with their text on the site. */
const SOLD = `
  with site as (select * from jsonb_to_recordset($1::jsonb) as s(id text, brand text, country text, language text)),
  sold as (
    select s.id as site, s.language, f.id as facts, f.sku, f.name as internal, coalesce(f.variant_group, f.sku) as kin, m.rrp, t.id as text, t.name, t._status::text as status, t.open_texts as open,
      ${toWords('t.description')} as words, t.webshop_url, t.amazon_asin, t.amazon_availability
    from site s
    join product_facts_markets m on m.country = s.country and m.available
    join product_facts f on f.id = m._parent_id
    join product_facts_brands b on b.parent_id = f.id and b.value::text = s.brand
    left join product_texts t on t.facts_id = f.id and t.site = s.id and t.deleted_at is null),
  -- Pictures of a site stand in the place of those of all.
  picture as (
    select parent_id as owner, media_id as id from product_facts_rels where path = 'images' and media_id is not null
    union all
    select parent_id, media_id from product_texts_rels where path = 'images' and media_id is not null),
  seen as (
    select sold.site, sold.facts, count(a.id) as pictures,
      count(a.id) filter (where not coalesce(a.decorative, false) and coalesce(l.alt, '') = '') as untold
    from sold
    left join picture p on p.owner = case when exists (select from picture o where o.owner = sold.text) then sold.text else sold.facts end
    left join media a on a.id = p.id
    left join media_locales l on l._parent_id = a.id and l._locale::text = sold.language
    group by sold.site, sold.facts),
  lack as (
    select sold.*, unnest(array_remove(array[
      case when text is null then 'text' end,
      case when status = 'draft' then 'published' end,
      case when open > 0 then 'translation' end,
      case when rrp is null then 'price' end,
      case when seen.pictures = 0 then 'picture' end,
      case when seen.untold > 0 then 'alt' end,
      case when not exists (
        select from categories_rels r join categories c on c.id = r.parent_id
        where r.path = 'products' and r.product_facts_id = sold.facts and c.site = sold.site and c._status::text = 'published') then 'category' end,
      case when text is not null and words is null then 'description' end,
      case when words is not null and min(kin) over same <> max(kin) over same then 'same' end,
      case when text is not null and coalesce(length(webshop_url), 0) <= 10 and (amazon_asin is null or not coalesce(amazon_availability, false))
        and not exists (select from product_texts_product_links k where k._parent_id = text) then 'shop' end,
      case when text is not null and not exists (
        select from product_texts_rels r where r.parent_id = text and r.path = 'leaflets') then 'leaflet' end
    ], null)) as lack
    from sold
    join seen using (site, facts)
    -- Sizes and flavours of one product may say the same.
    window same as (partition by site, md5(words)))`

const SITES = BRAND_LOCALES.map(({ id, brand, country, file }) => ({ id, brand, country, language: file }))

const countRow = z.object({ site: z.string(), lack: z.enum(LACKS), n: z.number() })
const soldRow = z.object({ site: z.string(), n: z.number() })

/** Counts per site how many products lack what. */
export async function readHealth({ db }: Payload, sites: readonly string[]): Promise<HealthAnswer> {
  const asked = JSON.stringify(SITES.filter(({ id }) => sites.includes(id)))
  const counts = (
    await db.pool.query(`${SOLD} select site, lack, count(*)::int as n from lack group by site, lack`, [asked])
  ).rows
  const feeding = await findUnreadFeeding({ db }, sites)
  const sold = (await db.pool.query(`${SOLD} select site, count(*)::int as n from sold group by site`, [asked])).rows
  const soldBySite = new Map(sold.map((row) => soldRow.parse(row)).map(({ site, n }) => [site, n]))
  const bySite = Map.groupBy(
    counts.map((row) => countRow.parse(row)),
    ({ site }) => site,
  )
  return {
    sites: sites.map((site) => ({
      site,
      sold: soldBySite.get(site) ?? 0,
      lacks: {
        ...Object.fromEntries((bySite.get(site) ?? []).map(({ lack, n }) => [lack, n])),
        ...(feeding.has(site) && { feeding: feeding.get(site)?.length ?? 0 }),
      },
    })),
  }
}

type AskedLack = { site: string; lack: Lack; offset: number; limit: number }

/** Products of a site that lack this. */
export async function readLacking({ db }: Payload, { site, lack, offset, limit }: AskedLack): Promise<LackingAnswer> {
  if (lack === 'feeding') return listUnreadFeeding({ db }, { site, offset, limit })
  const asked = JSON.stringify(SITES.filter(({ id }) => id === site))
  const { rows } = await db.pool.query(
    `${SOLD} select facts::text, text::text, sku, coalesce(name, internal) as name, (count(*) over ())::int as total
     from lack where lack = $2 order by sku offset $3 limit $4`,
    [asked, lack, offset, limit],
  )
  const [first] = rows
  return lackingSchema.parse({ products: rows, total: first === undefined ? 0 : first.total })
}

/** Feeding tables cannot be checked by a query, only by the code that reads them for pages. */
async function listUnreadFeeding(
  { db }: Pick<Payload, 'db'>,
  { site, offset, limit }: Omit<AskedLack, 'lack'>,
): Promise<LackingAnswer> {
  const skus = (await findUnreadFeeding({ db }, [site])).get(site) ?? []
  const { rows } = await db.pool.query(
    `select f.id::text as facts, t.id::text as text, f.sku, coalesce(t.name, f.name) as name
     from product_facts f left join product_texts t on t.facts_id = f.id and t.site = $1 and t.deleted_at is null
     where f.sku = any($2) order by f.sku offset $3 limit $4`,
    [site, skus, offset, limit],
  )
  return lackingSchema.parse({ products: rows, total: skus.length })
}
