import { type Country, countriesOf, toMarkets } from '../content/prices.ts'
import type { Facts } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'

export const toFactsDocuments = (facts: readonly Facts[]): DemoDocument[] =>
  facts.map((row) => toFactsDocument(row, countriesOf(row)))

export function toFactsDocument(row: Facts, countries: readonly Country[]): DemoDocument {
  const id = ids.facts(row.sku)
  const place = { file: 'products/families/all-families.ts', row: `sku ${row.sku}`, keys: [row.sku] }
  return { collection: 'product-facts', id, place, data: toData(row, id, countries) }
}

function toData(row: Facts, id: string, countries: readonly Country[]): Record<string, unknown> {
  return {
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
    related: row.related.map((sku) => ids.facts(sku)),
    variant_group: row.variantGroup,
    specification: row.specification,
  }
}

/** Ids of the terms by facet, with the animal and the brand, which the demo stores separately. */
function toFacets({ animal, brand, facets }: Facts): Record<string, string[]> {
  const codes = { ...facets, animal_type: [animal], brand: [brand] }
  return Object.fromEntries(
    Object.entries(codes).map(([facet, values]) => [facet, values.map((code) => ids.term(`${facet}/${code}`))]),
  )
}
