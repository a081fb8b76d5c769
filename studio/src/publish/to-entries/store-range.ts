import { RANGE_FACETS, type StoreRange } from '@menagerie/contract/store'
import { z } from 'zod'
import { FieldProblem } from '../parts/field-problem.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationIds, storedList } from '../parts/stored-values.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'

/** How much of its brands' assortment a store carries. */
export const RANGE_EXTENTS = ['unknown', 'full', 'part'] as const

export const storedRange = z
  .object({
    extent: z.enum(RANGE_EXTENTS).nullish(),
    products: relationIds,
    categories: storedList(z.string()),
    animal_type: relationIds,
    product_sub_group: relationIds,
    brand: relationIds,
    sub_brand: relationIds,
  })
  .nullish()
type StoredRange = z.infer<typeof storedRange>

/**
 * Undefined when the range is not known. An empty part is refused: it would publish a store that carries no product at
 * all.
 */
export function toStoreRange(stored: StoredRange, lookup: Lookup): StoreRange | undefined {
  if (stored?.extent === 'full') return 'full'
  if (stored?.extent !== 'part') return undefined
  const chosen = RANGE_FACETS.map((facet) => [facet, stored[facet]] as const).filter(([, ids]) => ids.length > 0)
  if (stored.products.length + stored.categories.length + chosen.length === 0)
    throw new FieldProblem('range.extent', 'Choose the products, categories or words below that the store carries')
  const toCodes = (facet: string, ids: readonly string[]) => {
    const terms = ids.map((id) => lookup.termOf(id)).filter((term) => term?.vocabulary === facet)
    return [...new Set(terms.flatMap((term) => term?.code ?? []))]
  }
  return {
    products: toPublishedSkus(stored.products, lookup),
    categories: [...new Set(stored.categories)],
    facets: Object.fromEntries(chosen.map(([facet, ids]) => [facet, toCodes(facet, ids)])),
  }
}
