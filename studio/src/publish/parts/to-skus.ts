import type { Lookup } from './lookup.ts'

/** Skus of product-facts ids in their order, each once; products that are gone are left out. */
export function toPublishedSkus(factsIds: readonly string[], lookup: Lookup): string[] {
  return [...new Set(factsIds.map((id) => lookup.skuOf(id)).filter((sku) => sku !== undefined))]
}
