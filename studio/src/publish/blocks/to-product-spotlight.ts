import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationIds, storedText } from '../parts/stored-values.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'

const stored = z.object({ title: storedText, products: relationIds })

export function toProductSpotlight(block: unknown, lookup: Lookup) {
  const { title, products } = readDocument(stored, block)
  return { title, products: toPublishedSkus(products, lookup) }
}
