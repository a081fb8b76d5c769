import type { Analyzer } from '../analysis/analyzer.ts'
import type { FacetColumn } from '../columns/columns.ts'

/** Folded words of a column's values: those of ordinal `o` are `words[ordinals[start[o]]] … words[ordinals[start[o + 1] - 1]]`. */
type ValueWords = {
  readonly words: readonly string[]
  readonly start: Uint32Array
  readonly ordinals: Uint32Array
}

/** Made when a facet is first searched; cached, as segments never change. */
const known = new WeakMap<FacetColumn, WeakMap<Analyzer, ValueWords>>()

export function findValueWords(column: FacetColumn, analyzer: Analyzer): ValueWords {
  const ofColumn = known.get(column) ?? new WeakMap<Analyzer, ValueWords>()
  known.set(column, ofColumn)
  const before = ofColumn.get(analyzer)
  if (before !== undefined) return before
  const made = readWords(column.values, analyzer)
  ofColumn.set(analyzer, made)
  return made
}

function readWords(values: readonly string[], analyzer: Analyzer): ValueWords {
  const ordinalOf = new Map<string, number>()
  const start = new Uint32Array(values.length + 1)
  const ordinals: number[] = []
  values.forEach((value, at) => {
    start[at] = ordinals.length
    for (const token of analyzer.tokenize(value)) {
      for (const folded of analyzer.fold(token.word)) {
        const ordinal = ordinalOf.get(folded) ?? ordinalOf.size
        ordinalOf.set(folded, ordinal)
        ordinals.push(ordinal)
      }
    }
  })
  start[values.length] = ordinals.length
  return { words: [...ordinalOf.keys()], start, ordinals: Uint32Array.from(ordinals) }
}
