/** A value of a facet, or a tag. `labels` by language (`en`, `nl` …). */
export type Term = { vocabulary: string; code: string; labels: Readonly<Record<string, string>> }

/** Answers a transformer's questions about other documents, whose data its own document only has as ids. */
export type Lookup = {
  /** Sku of a product-facts id; absent when the product is gone. */
  skuOf: (factsId: string) => string | undefined
  /** The term of this id; absent when it is gone. */
  termOf: (termId: string) => Term | undefined
}

type LoadByIds<T> = (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>

/** Sources of the answers: each is called at most once, with all ids. */
type Loaders = { skus: LoadByIds<string>; terms: LoadByIds<Term> }

/**
 * Runs a pure transformer once to learn which documents it needs, loads these together, then runs it again with the
 * answers. So transformers stay synchronous and free of queries.
 */
export async function withLookup<T>(load: Loaders, transform: (lookup: Lookup) => T): Promise<T> {
  const skuIds = new Set<string>()
  const termIds = new Set<string>()
  const first = transform({ skuOf: askFor(skuIds), termOf: askFor(termIds) })
  if (skuIds.size === 0 && termIds.size === 0) return first
  const skus = await answerFor(skuIds, load.skus)
  const terms = await answerFor(termIds, load.terms)
  return transform({ skuOf: (id) => skus.get(id), termOf: (id) => terms.get(id) })
}

function askFor(asked: Set<string>): (id: string) => undefined {
  return (id) => {
    asked.add(id)
    return undefined
  }
}

async function answerFor<T>(ids: ReadonlySet<string>, load: LoadByIds<T>): Promise<ReadonlyMap<string, T>> {
  return ids.size === 0 ? new Map() : load([...ids])
}
