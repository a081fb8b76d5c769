import type { Payload, PayloadRequest } from 'payload'
import { ALDERGROVE_COUNTRIES, TAILWELL_COUNTRIES, toMarkets } from '../content/prices.ts'
import type { Facts } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import { create, findKnown } from './studio.ts'
import { inTransaction } from './transaction.ts'

/** Languages of the specification besides English, which is written first. */
const OTHER_LANGUAGES = ['nl', 'ru'] as const

/** Returns how many products are new. */
export async function importFacts(payload: Payload, facts: readonly Facts[]): Promise<number> {
  const known = await findKnown(payload, 'product-facts')
  const missing = facts.filter(({ sku }) => !known.has(ids.facts(sku)))
  await inTransaction(payload, async (req) => {
    for (const row of missing) await createFacts(req, row)
    // Related products must exist before they can be named.
    for (const row of missing) await completeFacts(req, row)
  })
  return missing.length
}

async function createFacts(req: PayloadRequest, row: Facts): Promise<void> {
  const countries = row.brand === 'tailwell' ? TAILWELL_COUNTRIES : ALDERGROVE_COUNTRIES
  const id = ids.facts(row.sku)
  await create(req, {
    collection: 'product-facts',
    id,
    what: `product ${row.sku}`,
    data: {
      sku: row.sku,
      name: row.name,
      brands: [row.brand],
      barcode: row.barcode,
      images: row.pictures.map((name) => ids.picture(name)),
      markets: toMarkets(row.euros, countries).map((market) => ({
        id: ids.row(id, `market ${market.country}`),
        ...market,
      })),
      facets: toFacets(row),
      is_natural: row.isNatural ?? false,
      ghs_symbols: row.hazards ?? [],
      tags: row.tags.map((tag) => ids.term(`content_tag/${tag}`)),
      variant_group: row.variantGroup,
      specification: toSpecification(row, 'en'),
    },
  })
}

async function completeFacts(req: PayloadRequest, row: Facts): Promise<void> {
  const related = row.related.map((sku) => ids.facts(sku))
  for (const locale of OTHER_LANGUAGES) {
    const data = { related, specification: toSpecification(row, locale) }
    await req.payload.update({ collection: 'product-facts', id: ids.facts(row.sku), data, locale, depth: 0, req })
  }
}

/** Ids of the terms by facet. Kind of animal and brand are facts of their own. */
function toFacets({ animal, brand, facets }: Facts): Record<string, string[]> {
  const codes = { ...facets, animal_type: [animal], brand: [brand] }
  return Object.fromEntries(
    Object.entries(codes).map(([facet, values]) => [facet, values.map((code) => ids.term(`${facet}/${code}`))]),
  )
}

function toSpecification({ specification }: Facts, language: 'en' | 'nl' | 'ru'): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(specification).map(([field, texts]) => [field, texts?.[language]]))
}
