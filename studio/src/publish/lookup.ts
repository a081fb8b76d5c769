/** What a transformer asks about other documents: all it cannot know from the ids in its own. */
export type Lookup = {
  /** Sku of a product-facts id; absent when the product is gone. */
  skuOf: (factsId: string) => string | undefined
}

/**
 * Runs a pure transformer once to learn which products it asks for, reads them in one go, then runs it for real. So
 * transformers stay synchronous and free of queries.
 */
export async function withLookup<T>(
  loadSkus: (factsIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  transform: (lookup: Lookup) => T,
): Promise<T> {
  const asked = new Set<string>()
  const first = transform({
    skuOf: (id) => {
      asked.add(id)
      return undefined
    },
  })
  if (asked.size === 0) return first
  const skus = await loadSkus([...asked])
  return transform({ skuOf: (id) => skus.get(id) })
}
