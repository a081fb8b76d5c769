import { z } from 'zod'
import type { Lookup } from '../lookup.ts'
import { relationIds, storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'
import { toSkus } from '../to-skus.ts'

const stored = z.object({ title: storedText, products: relationIds })

export function toProductSpotlight(block: unknown, lookup: Lookup) {
  const { title, products } = readDocument(stored, block)
  return { title, products: toSkus(products, lookup) }
}
