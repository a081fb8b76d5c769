import type { RankingCriterion } from '../port/index-settings.ts'
import { takeFloat64 } from './arena.ts'
import { PLACE_BITS } from './attribute-rules.ts'
import type { FoundSet } from './found.ts'
import { EXACT_BITS, packText, TYPO_BITS, WORD_BITS } from './pack-text.ts'
import type { RankedColumns, TotalOrder } from './ranked-columns.ts'

/** Numbers by which documents are compared, lower ones first. They are listed by document, or by place in `Found.documents`. */
export type Level = { readonly values: Float64Array | Uint32Array; readonly isByDocument: boolean }

/** Whole numbers with up to this many bits are exact. */
const MOST_BITS = 52

/** Values by place in `Found.documents`, by document, or by place in its match. `isFlipped` means that higher values are better. */
type Criterion = {
  readonly bits: number
  readonly values: Uint8Array | Uint16Array | Uint32Array | Float64Array
  readonly by: 'index' | 'document' | 'match'
  readonly isFlipped: boolean
}

/** Packs the criteria in the ranking's order, as many into one number as fit. The last one is the order of insertion, so no two documents are equal. */
export function toLevels(found: FoundSet, ranking: readonly string[], columns: RankedColumns): Level[] {
  const levels: Level[] = []
  let run: Criterion[] = []
  const { total } = columns
  const flush = () => {
    if (run.length > 0) levels.push({ values: packRun(found, run, total), isByDocument: false })
    run = []
  }
  const add = (criterion: Criterion) => {
    if (run.reduce((sum, { bits }) => sum + bits, criterion.bits) > MOST_BITS) flush()
    run.push(criterion)
  }
  for (const name of ranking) {
    const named = columns.named.get(name)
    if (name === 'custom' && total) {
      add({ bits: total.bits, values: total.places, by: 'document', isFlipped: false })
      continue
    }
    if (named !== undefined || name === 'custom') {
      flush()
      for (const values of named ? [named] : columns.custom) levels.push({ values, isByDocument: true })
      continue
    }
    const criterion = toCriterion(name, found, columns)
    if (criterion !== undefined) add(criterion)
  }
  flush()
  if (total === undefined) levels.push({ values: columns.order, isByDocument: true })
  return levels
}

function toCriterion(name: string, { match, proximity }: FoundSet, columns: RankedColumns): Criterion | undefined {
  const { distance, filters } = columns
  const more = (bits: number, values: Criterion['values'] | undefined, by: Criterion['by']) =>
    values && { bits, values, by, isFlipped: true }
  const less = (bits: number, values: Criterion['values'] | undefined, by: Criterion['by']) =>
    values && { bits, values, by, isFlipped: false }
  const criteria: Record<Exclude<RankingCriterion, 'custom'>, Criterion | undefined> = {
    typo: less(TYPO_BITS, match?.typos, 'match'),
    geo: less(25, distance, 'document'),
    words: more(WORD_BITS, match?.words, 'match'),
    filters: more(16, filters, 'document'),
    proximity: less(8, proximity, 'index'),
    attribute: less(PLACE_BITS, match?.place, 'match'),
    exact: more(EXACT_BITS, match?.exact, 'match'),
  }
  return Object.entries(criteria).find(([known]) => known === name)?.[1]
}

function packRun(found: FoundSet, run: readonly Criterion[], total: TotalOrder | undefined): Float64Array {
  if (total && isUsual(found, run, total)) return packText(found, total)
  const values = takeFloat64(found.documents.length)
  for (const criterion of run) addCriterion(values, found, criterion)
  return values
}

function isUsual({ match }: FoundSet, run: readonly Criterion[], total: TotalOrder): boolean {
  if (match === undefined) return false
  const usual = [match.typos, match.words, match.place, match.exact, total.places]
  return run.length === usual.length && run.every(({ values }, i) => values === usual[i])
}

/** Adds each kind of values in its own loop, because V8 makes fast code only for a loop over one kind. */
function addCriterion(packed: Float64Array, { documents, at }: FoundSet, { values, by, ...scale }: Criterion): void {
  const places = by === 'document' ? documents : by === 'match' ? at : undefined
  if (values instanceof Uint8Array) addBytes(packed, values, places, scale)
  else if (values instanceof Uint32Array) addNumbers(packed, values, places, scale)
  else addOthers(packed, values, places, scale)
}

type Scale = Pick<Criterion, 'bits' | 'isFlipped'>

function addBytes(packed: Float64Array, values: Uint8Array, places: Uint32Array | undefined, scale: Scale): void {
  const factor = 2 ** scale.bits
  const most = factor - 1
  const { isFlipped } = scale
  for (let i = 0; i < packed.length; i++) {
    const value = values[places === undefined ? i : (places[i] ?? 0)] ?? 0
    const within = value < most ? value : most
    packed[i] = (packed[i] ?? 0) * factor + (isFlipped ? most - within : within)
  }
}

function addNumbers(packed: Float64Array, values: Uint32Array, places: Uint32Array | undefined, scale: Scale): void {
  const factor = 2 ** scale.bits
  const most = factor - 1
  const { isFlipped } = scale
  for (let i = 0; i < packed.length; i++) {
    const value = values[places === undefined ? i : (places[i] ?? 0)] ?? 0
    const within = value < most ? value : most
    packed[i] = (packed[i] ?? 0) * factor + (isFlipped ? most - within : within)
  }
}

function addOthers(
  packed: Float64Array,
  values: Uint16Array | Float64Array,
  places: Uint32Array | undefined,
  scale: Scale,
): void {
  const factor = 2 ** scale.bits
  const most = factor - 1
  const { isFlipped } = scale
  for (let i = 0; i < packed.length; i++) {
    const value = values[places === undefined ? i : (places[i] ?? 0)] ?? 0
    const within = value < most ? value : most
    packed[i] = (packed[i] ?? 0) * factor + (isFlipped ? most - within : within)
  }
}
