import { RANGE_FACETS, type RangePart, type StoreRange } from '@menagerie/contract/store'
import type { Reader } from '../../../replica/reader.ts'
import { LISTS } from '../../../replica/to-listings.ts'

type CarriedRange = {
  carries: (range: StoreRange, sku: string) => boolean
  /** Tells whether the range includes any product of a category. */
  carriesAnyOf: (range: StoreRange, category: string) => boolean
}

/** Resolves ranges of stores for a site, from lists of skus without reading products. Parts that many stores share are looked up once. */
export function createCarriedRange({ reader }: { reader: Pick<Reader, 'get' | 'list'> }): CarriedRange {
  const parts = new Map<string, ReadonlySet<string>>()
  const categories = new Map<string, readonly string[]>()
  let below: ReadonlyMap<string | undefined, readonly string[]> | undefined

  function skusOf(range: RangePart): ReadonlySet<string> {
    const key = toRangeKey(range)
    const known = parts.get(key)
    if (known) return known
    const found = new Set([...range.products, ...range.categories.flatMap(listCategory), ...listByFacets(range)])
    parts.set(key, found)
    return found
  }

  /** Lists products of a category and of all below it: dog food counts as products for dogs, although it is only in its own category. */
  function listCategory(code: string): readonly string[] {
    const known = categories.get(code)
    if (known) return known
    const keys = new Set(reader.list(LISTS.category(code)))
    for (const key of keys) for (const child of listBelow(key)) keys.add(child)
    const found = new Set([...keys].flatMap((key) => reader.get('category', key)?.body.products ?? []))
    categories.set(code, [...found])
    return [...found]
  }

  function listBelow(key: string): readonly string[] {
    below ??= Map.groupBy(reader.list(LISTS.categories), (each) => reader.get('category', each)?.body.parent)
    return below.get(key) ?? []
  }

  /** One value of each facet must match. */
  function listByFacets({ facets }: RangePart): readonly string[] {
    const sets = RANGE_FACETS.flatMap((facet) => {
      const codes = facets[facet]
      return codes ? [new Set(codes.flatMap((code) => reader.list(LISTS.productsOfFacet(facet, code))))] : []
    })
    const [first, ...others] = sets
    return first ? [...first].filter((sku) => others.every((set) => set.has(sku))) : []
  }

  return {
    carries: (range, sku) => range === 'full' || skusOf(range).has(sku),
    carriesAnyOf(range, category) {
      const skus = listCategory(category)
      if (range === 'full') return skus.length > 0
      const carried = skusOf(range)
      return skus.some((sku) => carried.has(sku))
    },
  }
}

const keys = new WeakMap<RangePart, string>()

/** Returns the same key for equal ranges; cached for each range. */
export function toRangeKey(range: StoreRange): string {
  if (range === 'full') return range
  const known = keys.get(range)
  if (known) return known
  const key = JSON.stringify([range.products, range.categories, RANGE_FACETS.map((facet) => range.facets[facet] ?? 0)])
  keys.set(range, key)
  return key
}
