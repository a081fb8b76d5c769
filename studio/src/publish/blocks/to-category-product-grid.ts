import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationIds, storedText } from '../parts/stored-values.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'

const stored = z.object({
  title: storedText,
  show: z.enum(['products', 'categories'], 'Choose what the grid shows'),
  products: relationIds,
  categories: relationIds,
  columns: storedText,
})

/** Publishes only what the grid shows now: the form also keeps values of choices that are not selected. */
export function toCategoryProductGrid(block: unknown, lookup: Lookup) {
  const { title, show, products, categories, columns } = readDocument(stored, block)
  return {
    title,
    show,
    products: show === 'products' ? toPublishedSkus(products, lookup) : [],
    categories: show === 'categories' ? [...new Set(categories)] : [],
    columns: columns === '2' ? 2 : 3,
  }
}
