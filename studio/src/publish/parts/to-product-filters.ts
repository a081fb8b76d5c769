import type { ProductFilter } from '@menagerie/contract/page'
import { PRODUCT_FACETS } from '@menagerie/contract/product'
import { z } from 'zod'
import type { Lookup } from './lookup.ts'
import { relationIds, storedList } from './stored-values.ts'

/** Rows in which an editor chose products by their facets. */
export const storedProductFilters = storedList(
  z.object({ facet: z.enum(PRODUCT_FACETS).nullish(), values: relationIds }),
)

/**
 * Keeps a row whose values are all gone, empty, so that the contract refuses it: without the row, more products than
 * intended would match.
 */
export function toPublishedFilters(rows: z.infer<typeof storedProductFilters>, lookup: Lookup): ProductFilter[] {
  return rows.flatMap(({ facet, values }) => {
    if (!facet) return []
    const terms = values.map((id) => lookup.termOf(id)).filter((term) => term?.vocabulary === facet)
    return [{ facet, values: [...new Set(terms.flatMap((term) => term?.code ?? []))] }]
  })
}
