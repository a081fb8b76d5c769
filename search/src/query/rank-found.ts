import { countFoundDocuments, type FoundSet, keepRefs, type Ref } from './found.ts'
import { type Groups, keepLeaders } from './keep-leaders.ts'
import { toLevels } from './levels.ts'
import type { RankedColumns } from './ranked-columns.ts'
import { type Field, selectTop } from './select-top.ts'

/** Number of documents for which the distance of words is measured. These are the best by all other criteria. */
const MEASURED = 500

type RankRequest = {
  /** Criteria in their order. */
  readonly ranking: readonly string[]
  /** Columns by number of segment. */
  readonly columns: readonly RankedColumns[]
  /** Undefined where the distance of words does not matter: for a single word, or without such a criterion. */
  readonly measure: ((found: FoundSet) => Uint8Array) | undefined
  /** Undefined when documents are not grouped. */
  readonly groups: Groups | undefined
  /** Number of best documents that are needed. */
  readonly needed: number
}

export type Ranked = {
  /** The best documents first, as many as were needed. `found` is a place in `founds`. */
  readonly refs: readonly Ref[]
  readonly founds: readonly FoundSet[]
  /** All documents, or the best one of each group. */
  readonly leaders: readonly FoundSet[]
}

/** Returns the best documents in the order of the ranking, and only the best one of each group. */
export function rankFound(all: readonly FoundSet[], request: RankRequest): Ranked {
  const { measure, groups, needed } = request
  if (needed === 0 && groups === undefined) return { refs: [], founds: all, leaders: all }
  const isFew = countFoundDocuments(all) <= MEASURED
  const founds = measure && isFew ? all.map((found) => addProximity(found, measure)) : all
  const field = groups ? keepLeaders(toField(founds, request), groups) : toField(founds, request)
  const leaders = field.founds
  if (measure === undefined || isFew) return { refs: selectTop(field, needed), founds: leaders, leaders }
  // The same documents are measured for every page, so that no hit appears on two pages.
  const best = selectTop(field, Math.max(MEASURED, needed), needed > MEASURED)
  const measured = keepRefs(leaders, best.slice(0, MEASURED)).map((found) => addProximity(found, measure))
  const refs = selectTop(toField(measured, request), Math.min(needed, MEASURED))
  const others = best.slice(MEASURED, needed).map(({ found, index }) => ({ found: measured.length + found, index }))
  return { refs: [...refs, ...others], founds: [...measured, ...leaders], leaders }
}

export function toField(
  founds: readonly FoundSet[],
  { ranking, columns }: Pick<RankRequest, 'ranking' | 'columns'>,
): Field {
  const levels = founds.map((found) => {
    const known = columns[found.part]
    return known === undefined ? [] : toLevels(found, ranking, known)
  })
  return { founds, levels }
}

function addProximity(found: FoundSet, measure: (found: FoundSet) => Uint8Array): FoundSet {
  return { ...found, proximity: measure(found) }
}
