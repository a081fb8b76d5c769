import { scoreOptional } from '../filters/match-filters.ts'
import { measureDocumentDistance, toDistanceStep } from '../filters/match-places.ts'
import type { FilterGroups, SearchParams } from '../port/search-params.ts'
import { takeFloat64, takeUint8 } from '../query/arena.ts'
import type { FoundSet } from '../query/found.ts'
import type { Groups } from '../query/keep-leaders.ts'
import { measureProximity } from '../query/measure-proximity.ts'
import { type Ranked, rankFound, toField } from '../query/rank-found.ts'
import type { RankedColumns } from '../query/ranked-columns.ts'
import { compareRefs } from '../query/select-top.ts'
import type { FoundDocuments } from './find-documents.ts'
import type { Generation } from './generation.ts'
import type { IndexPart } from './part.ts'

export type RankedDocuments = Ranked & {
  readonly groups: Groups | undefined
  readonly columns: readonly RankedColumns[]
}

/** Returns the best `needed` documents. */
export function rankDocuments(
  generation: Generation,
  params: SearchParams,
  found: FoundDocuments,
  needed: number,
): RankedDocuments {
  const columns = generation.parts.map((part, i) => toRankedColumns(generation, params, part, i, found.founds[i]))
  const groups = findGroups(generation, params)
  const measure = toMeasure(generation, params, found)
  const { ranking } = params
  return { ...rankFound(found.founds, { ranking, columns, measure, groups, needed }), groups, columns }
}

function findGroups({ remembered }: Generation, { attributeForDistinct, distinct }: SearchParams): Groups | undefined {
  return attributeForDistinct === undefined || distinct === 0 ? undefined : remembered.groups(attributeForDistinct)
}

function toMeasure(
  { parts }: Generation,
  { ranking, minProximity }: SearchParams,
  { text }: FoundDocuments,
): ((found: FoundSet) => Uint8Array) | undefined {
  if (text === undefined || !ranking.includes('proximity')) return undefined
  if (text.plan.tilings.every((tiling) => tiling.length < 2)) return undefined
  return (found) => {
    const rules = text.rules[found.part]
    const size = parts[found.part]?.segment.size ?? 0
    return rules ? measureProximity(size, found, text.plan, rules, minProximity) : takeUint8(found.documents.length)
  }
}

function toRankedColumns(
  { remembered }: Generation,
  params: SearchParams,
  { segment }: IndexPart,
  number: number,
  found: FoundSet | undefined,
): RankedColumns {
  const read = (criterion: string): Float64Array =>
    remembered.named(criterion)[number] ?? new Float64Array(segment.size)
  const named = params.ranking.filter((name) => name.includes('('))
  const groups = toScored(params)
  return {
    distance: params.around && toDistances(segment.columns, params, found?.documents ?? new Uint32Array()),
    filters: scoreOptional(segment.columns, groups, params.sumOrFiltersScores),
    named: new Map(named.map((criterion) => [criterion, read(criterion)])),
    custom: params.customRanking.map(read),
    order: segment.order,
    total: params.ranking.at(-1) === 'custom' ? remembered.total(params.customRanking)[number] : undefined,
  }
}

/** Keeps the filters only where their scores differ; otherwise they do not affect the ranking. */
function toScored({ filters, optionalFilters, sumOrFiltersScores }: SearchParams): FilterGroups {
  const isScored = filters.some((group) =>
    group.some((filter) => filter.kind === 'facet' && (filter.score !== 1 || (sumOrFiltersScores && group.length > 1))),
  )
  return isScored ? [...filters, ...optionalFilters] : optionalFilters
}

function toDistances(
  columns: IndexPart['segment']['columns'],
  params: SearchParams,
  documents: Uint32Array,
): Float64Array {
  const steps = takeFloat64(columns.size)
  const { around } = params
  if (around === undefined) return steps
  for (const document of documents) {
    steps[document] = toDistanceStep(measureDocumentDistance(columns, document, around), params)
  }
  return steps
}

type Member = { readonly found: FoundSet; readonly index: number }

/** Returns the best `most` documents of each of these groups, the best first. */
export function findMembers(
  { founds }: FoundDocuments,
  { groups, columns }: RankedDocuments,
  params: SearchParams,
  wanted: ReadonlySet<number>,
  most: number,
): Map<number, Member[]> {
  const members = new Map<number, { found: number; index: number }[]>()
  const field = toField(founds, { ranking: params.ranking, columns })
  for (const [found, { part, documents }] of founds.entries()) {
    for (let index = 0; index < documents.length; index++) {
      const group = groups?.of[part]?.[documents[index] ?? 0] ?? -1
      if (!wanted.has(group)) continue
      const list = members.get(group) ?? []
      list.push({ found, index })
      members.set(group, list)
    }
  }
  const sorted = new Map<number, Member[]>()
  for (const [group, list] of members) {
    list.sort((a, b) => compareRefs(field, a.found, a.index, b.found, b.index))
    const best = list.slice(0, most).flatMap(({ found, index }) => {
      const from = founds[found]
      return from ? [{ found: from, index }] : []
    })
    sorted.set(group, best)
  }
  return sorted
}
