import type { RankingCriterion } from '../port/index-settings.ts'
import { PLACE_BITS } from './attribute-rules.ts'
import type { Found } from './found.ts'

/** Numbers that documents are compared by, the lower the better; by document or by place in `Found.documents`. */
export type Level = { readonly values: Float64Array | Uint32Array; readonly isByDocument: boolean }

/** What a segment knows of its documents apart from words; each by document. */
export type RankedColumns = {
  /** Steps of distance, `Infinity` far. */
  readonly distance: Float64Array | undefined
  readonly filters: Uint16Array | undefined
  /** Of `asc(…)` and `desc(…)` in `ranking`, by their text, and of all of `customRanking` in its order. */
  readonly named: ReadonlyMap<string, Float64Array>
  readonly custom: readonly Float64Array[]
  readonly order: Uint32Array
}

const MOST_TYPOS = 31
const MOST_WORDS = 15
const MOST_FILTERS = 0xffff
const MOST_STEPS = (1 << 25) - 1
const MOST_PROXIMITY = 127
/** Whole numbers up to here are exact. */
const MOST_BITS = 52

type Criterion = { bits: number; read: (index: number, document: number, at: number) => number }

/** Criteria in the ranking's order, as many of them in one number as fit. Ends with the order of insertion: no two are equal. */
export function toLevels(found: Found, ranking: readonly string[], columns: RankedColumns): Level[] {
  const levels: Level[] = []
  let run: Criterion[] = []
  const flush = () => {
    if (run.length > 0) levels.push({ values: packRun(found, run), isByDocument: false })
    run = []
  }
  for (const name of ranking) {
    const named = columns.named.get(name)
    if (named !== undefined || name === 'custom') {
      flush()
      for (const values of named ? [named] : columns.custom) levels.push({ values, isByDocument: true })
      continue
    }
    const criterion = toCriterion(name, found, columns)
    if (criterion === undefined) continue
    if (run.reduce((sum, { bits }) => sum + bits, criterion.bits) > MOST_BITS) flush()
    run.push(criterion)
  }
  flush()
  levels.push({ values: columns.order, isByDocument: true })
  return levels
}

function toCriterion(name: string, { match, proximity }: Found, columns: RankedColumns): Criterion | undefined {
  const { distance, filters } = columns
  const criteria: Partial<Record<RankingCriterion, Criterion | undefined>> = {
    typo: match && { bits: 5, read: (_, __, at) => Math.min(match.typos[at] ?? 0, MOST_TYPOS) },
    geo: distance && { bits: 25, read: (_, document) => Math.min(distance[document] ?? 0, MOST_STEPS) },
    words: match && { bits: 4, read: (_, __, at) => MOST_WORDS - Math.min(match.words[at] ?? 0, MOST_WORDS) },
    filters: filters && { bits: 16, read: (_, document) => MOST_FILTERS - (filters[document] ?? 0) },
    proximity: proximity && { bits: 7, read: (index) => Math.min(proximity[index] ?? 0, MOST_PROXIMITY) },
    attribute: match && { bits: PLACE_BITS, read: (_, __, at) => match.place[at] ?? 0 },
    exact: match && { bits: 4, read: (_, __, at) => MOST_WORDS - Math.min(match.exact[at] ?? 0, MOST_WORDS) },
  }
  return Object.entries(criteria).find(([known]) => known === name)?.[1]
}

function packRun({ documents, at: places }: Found, run: readonly Criterion[]): Float64Array {
  const values = new Float64Array(documents.length)
  for (const { bits, read } of run) {
    const factor = 2 ** bits
    for (let i = 0; i < values.length; i++) {
      const at = places === undefined ? i : (places[i] ?? 0)
      values[i] = (values[i] ?? 0) * factor + read(i, documents[i] ?? 0, at)
    }
  }
  return values
}
