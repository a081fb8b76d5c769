import { countFoundDocuments, type FoundSet, keepRefs, type Ref } from './found.ts'
import { type Groups, keepLeaders } from './keep-leaders.ts'
import { toLevels } from './levels.ts'
import type { RankedColumns } from './ranked-columns.ts'
import { type Field, selectTop } from './select-top.ts'

/** Number of documents, the best by all other criteria, whose words are measured for how near they are to each other. */
const MEASURED = 500

type RankRequest = {
  /** Criteria in their order. */
  readonly ranking: readonly string[]
  /** Columns by number of segment. */
  readonly columns: readonly RankedColumns[]
  /** Undefined where words need not be near each other: a single one, or no such criterion. */
  readonly measure: ((found: FoundSet) => Uint8Array) | undefined
  /** Undefined: every document stands for itself. */
  readonly groups: Groups | undefined
  /** How many of the best are wanted. */
  readonly needed: number
}

export type Ranked = {
  /** The best first, as far as they were needed. `found` is a place in `founds`. */
  readonly refs: readonly Ref[]
  readonly founds: readonly FoundSet[]
  /** All documents, or the best of each group. */
  readonly leaders: readonly FoundSet[]
}

/** The best documents in the order of the ranking; of a group only its best one. */
export function rankFound(all: readonly FoundSet[], request: RankRequest): Ranked {
  const { measure, groups, needed } = request
  if (needed === 0 && groups === undefined) return { refs: [], founds: all, leaders: all }
  const isFew = countFoundDocuments(all) <= MEASURED
  const founds = measure && isFew ? all.map((found) => addProximity(found, measure)) : all
  const field = groups ? keepLeaders(toField(founds, request), groups) : toField(founds, request)
  const leaders = field.founds
  if (measure === undefined || isFew) return { refs: selectTop(field, needed), founds: leaders, leaders }
  // Always the same ones are measured, whatever page is asked for: so no hit is on two pages.
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
