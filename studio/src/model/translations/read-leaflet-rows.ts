import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { StatusRow, TranslationCell } from './status.ts'

const textSchema = z.object({
  facts: z.string(),
  title: z.string(),
  site: z.string(),
  leaflet: z.string().nullable(),
  by: z.string().nullable(),
})
type ProductText = z.infer<typeof textSchema>

/**
 * A leaflet is a file in one language, so the table has a row for each product with a leaflet in any country: it exists
 * in the languages of the sites whose texts reference one, and is missing in those of its other texts.
 */
export async function readLeafletRows(req: PayloadRequest): Promise<StatusRow[]> {
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select t.facts_id::text as facts, f.sku || ' · ' || f.name as title, t.site, t.saved_by as by, (
      select r.leaflets_id::text from product_texts_rels r
      where r.parent_id = t.id and r.leaflets_id is not null order by r."order" limit 1
    ) as leaflet
    from product_texts t join product_facts f on f.id = t.facts_id
    where t.deleted_at is null and t.site is not null order by f.sku, t.site`)
  const texts = rows.map((row) => textSchema.parse(row))
  return [...Map.groupBy(texts, ({ facts }) => facts)]
    .filter(([, ofProduct]) => ofProduct.some(({ leaflet }) => leaflet !== null))
    .map(([key, ofProduct]) => ({ key, title: ofProduct[0]?.title ?? '', cells: toCells(ofProduct) }))
}

function toCells(texts: readonly ProductText[]): StatusRow['cells'] {
  const byLanguage = Map.groupBy(texts, ({ site }) => findById(site)?.file)
  return Object.fromEntries(
    LANGUAGES.map((language): [string, TranslationCell] => {
      const own = byLanguage.get(language) ?? []
      const given = own.find(({ leaflet }) => leaflet !== null)
      const by = (given ?? own[0])?.by
      const state = given ? 'published' : own.length > 0 ? 'missing' : 'none'
      const id = given?.leaflet ?? undefined
      return [language, { state, open: 0, changes: 0, isWaiting: false, ...(id && { id }), ...(by && { by }) }]
    }),
  )
}
