import type { SuggestionCandidate } from '@menagerie/search/suggestions/merge-candidates'
import { LISTS } from '../replica/to-listings.ts'
import type { RecordContext } from './record-context.ts'

/** Loads what a visitor may want to search for: editors' popular terms, kinds of products, their brands and their names. */
export function loadSuggestionPhrases({ reader }: RecordContext): SuggestionCandidate[] {
  const settings = reader.list(LISTS.searchSettings).flatMap((key) => reader.get('search-settings', key)?.body ?? [])
  const popular = settings.flatMap(({ terms }) => terms.map((phrase) => ({ phrase, source: 'terms' as const })))
  const named = reader.list(LISTS.products).flatMap((sku) => {
    const body = reader.get('product', sku)?.body
    if (body === undefined) return []
    const { animal_type: animals = [], product_sub_group: groups = [], sub_brand: brands = [] } = body.facets
    const ofAnimals = animals.flatMap((animal) => groups.map((group) => `${group.label} ${animal.label}`))
    const kinds = [...groups.map(({ label }) => label), ...brands.map(({ label }) => label), ...ofAnimals]
    return [
      ...kinds.map((phrase) => ({ phrase, source: 'facets' as const })),
      { phrase: body.name, source: 'titles' as const },
    ]
  })
  return [...popular, ...named]
}
