import { countFound, type Found, keepFound, keepRefs, type Ref } from './found.ts'
import { type RankedColumns, toLevels } from './levels.ts'
import { compareRefs, type Field, selectTop } from './select-top.ts'

/** Of this many documents, the best by all other criteria, it is measured how near their words are to each other. */
export const MEASURED = 1000

/** By document: number of its group over all segments, `NO_GROUP` where it has none. */
export type Groups = { readonly count: number; readonly of: readonly Uint32Array[] }
export const NO_GROUP = 0xffff_ffff

export type RankRequest = {
  /** Criteria in their order. */
  readonly ranking: readonly string[]
  /** By number of segment. */
  readonly columns: readonly RankedColumns[]
  /** Undefined where words need not be near each other: a single one, or no such criterion. */
  readonly measure: ((found: Found) => Uint8Array) | undefined
  /** Undefined: every document stands for itself. */
  readonly groups: Groups | undefined
  /** How many of the best are wanted. */
  readonly needed: number
}

export type Ranked = {
  /** The best first, as far as they were needed. `found` is a place in `founds`. */
  readonly refs: readonly Ref[]
  readonly founds: readonly Found[]
  /** All documents, or the best of each group. */
  readonly leaders: readonly Found[]
}

/** The best documents in the order of the ranking; of a group only its best one. */
export function rankFound(all: readonly Found[], request: RankRequest): Ranked {
  const { measure, groups, needed } = request
  if (needed === 0 && groups === undefined) return { refs: [], founds: all, leaders: all }
  const isFew = countFound(all) <= MEASURED
  let founds = measure && isFew ? all.map((found) => addProximity(found, measure)) : all
  if (groups) founds = keepLeaders(toField(founds, request), groups)
  const leaders = founds
  if (measure === undefined || isFew) return { refs: selectTop(toField(founds, request), needed), founds, leaders }
  // Always the same ones are measured, whatever page is asked for: so no hit is on two pages.
  const best = selectTop(toField(founds, request), Math.max(MEASURED, needed), needed > MEASURED)
  const measured = keepRefs(founds, best.slice(0, MEASURED)).map((found) => addProximity(found, measure))
  const refs = selectTop(toField(measured, request), Math.min(needed, MEASURED))
  const others = best.slice(MEASURED, needed).map(({ found, index }) => ({ found: measured.length + found, index }))
  return { refs: [...refs, ...others], founds: [...measured, ...founds], leaders }
}

export function toField(
  founds: readonly Found[],
  { ranking, columns }: Pick<RankRequest, 'ranking' | 'columns'>,
): Field {
  const levels = founds.map((found) => {
    const known = columns[found.part]
    return known === undefined ? [] : toLevels(found, ranking, known)
  })
  return { founds, levels }
}

function addProximity(found: Found, measure: (found: Found) => Uint8Array): Found {
  return { ...found, proximity: measure(found) }
}

const NOBODY = -1

/** Documents without a group all stay. */
function keepLeaders(field: Field, groups: Groups): Found[] {
  const leaderFound = new Int32Array(groups.count).fill(NOBODY)
  const leaderIndex = new Uint32Array(groups.count)
  const forEach = (visit: (found: number, index: number, group: number) => void) => {
    for (const [found, { part, documents }] of field.founds.entries()) {
      const of = groups.of[part]
      for (let index = 0; index < documents.length; index++)
        visit(found, index, of?.[documents[index] ?? 0] ?? NO_GROUP)
    }
  }
  forEach((found, index, group) => {
    if (group === NO_GROUP) return
    const leader = leaderFound[group] ?? NOBODY
    if (leader !== NOBODY && compareRefs(field, found, index, leader, leaderIndex[group] ?? 0) >= 0) return
    leaderFound[group] = found
    leaderIndex[group] = index
  })
  const kept = field.founds.map((): number[] => [])
  forEach((found, index, group) => {
    if (group === NO_GROUP || (leaderFound[group] === found && leaderIndex[group] === index)) kept[found]?.push(index)
  })
  return field.founds.map((found, i) => keepFound(found, Uint32Array.from(kept[i] ?? [])))
}
