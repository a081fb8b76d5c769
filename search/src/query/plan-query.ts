import type { Analyzer } from '../analysis/analyzer.ts'
import type { SearchParams } from '../port/search-params.ts'
import type { Alternative, QueryWord, Split, SplitWord } from './query-words.ts'
import type { QueryPlan, Slot, SlotOption, Tiling } from './slot.ts'

/** Most readings of a query: as typed, and with several words joined, split or replaced. */
const MOST_TILINGS = 8
/** Typos that a word split into several counts as. */
const SPLIT_COST = 1
const HAS_DIGIT = /\p{N}/u

type Params = Pick<
  SearchParams,
  | 'typoTolerance'
  | 'minWordSizefor1Typo'
  | 'minWordSizefor2Typos'
  | 'allowTyposOnNumericTokens'
  | 'disableTypoToleranceOnWords'
  | 'decompoundQuery'
  | 'ignorePlurals'
  | 'optionalWords'
  | 'exactOnSingleWordQuery'
>

/** Plans how a query is matched. With `areAllOptional` one word is enough. */
export function planQuery(
  words: readonly QueryWord[],
  { alternatives, splits }: { readonly alternatives: readonly Alternative[]; readonly splits: readonly Split[] },
  params: Params,
  analyzer: Analyzer,
  areAllOptional: boolean,
  isKnown: (word: QueryWord) => boolean = () => false,
): QueryPlan {
  const options = createOptions(words, params, analyzer, isKnown)
  const optional = findOptionalWords(words, params.optionalWords, analyzer, areAllOptional)
  const single = words.map((word, at): Slot => {
    const others = alternatives.filter(({ from, to }) => from === at && to === at + 1)
    const all = [options.typed(word), ...others.map(options.other)]
    return { from: at, to: at + 1, count: 1, options: all, isOptional: optional[at] === true, hasPlace: true }
  })
  const replacements = [
    ...toWide(alternatives, optional, options),
    ...splits.map((split) => toSeveral(split, optional, options)),
  ]
  const tilings: Tiling[] = [single]
  addTilings(single, replacements, 0, { single: new Set(single), tilings })
  const exactness = words.length === 1 ? params.exactOnSingleWordQuery : 'word'
  return { words, tilings, hasForms: params.ignorePlurals, exactness }
}

type Options = {
  typed(word: QueryWord): SlotOption
  /** Makes options for a word that is a part of a split word. */
  part(word: SplitWord, cost: number): SlotOption[]
  other(alternative: Alternative): SlotOption
}

function createOptions(
  words: readonly QueryWord[],
  params: Params,
  analyzer: Analyzer,
  isKnown: (word: QueryWord) => boolean,
): Options {
  const hasParts = params.decompoundQuery
  const never = new Set(params.disableTypoToleranceOnWords.map((word) => analyzer.fold(word.toLowerCase())[0]))
  const toBudget = (word: QueryWord): 0 | 1 | 2 => {
    const [text = ''] = word.folded
    if (params.typoTolerance === false || never.has(text)) return 0
    if (params.typoTolerance === 'unknown' && isKnown(word)) return 0
    if (!params.allowTyposOnNumericTokens && HAS_DIGIT.test(text)) return 0
    if (text.length >= params.minWordSizefor2Typos) return 2
    return text.length >= params.minWordSizefor1Typo ? 1 : 0
  }
  const other = ({ words: others, typos, kind, from, to }: Alternative): SlotOption => ({
    kind: 'other',
    words: others,
    typos,
    isExact: kind === 'synonym' && to - from === 1 && others.length === 1,
    isPrefix: kind === 'joined' && words[to - 1]?.isPrefix === true,
    hasParts,
    synonym: kind === 'synonym',
  })
  return {
    typed: (word) => ({ kind: 'typed', word, budget: toBudget(word), hasParts, cost: 0, isExact: true }),
    part: ({ word, isLoose, others }, cost) => [
      { kind: 'typed', word, budget: isLoose ? toBudget(word) : 0, hasParts, cost, isExact: false },
      ...others.map((alternative) => ({ ...other(alternative), typos: alternative.typos + cost, isExact: false })),
    ],
    other,
  }
}

function findOptionalWords(
  words: readonly QueryWord[],
  optionalWords: readonly string[],
  analyzer: Analyzer,
  areAllOptional: boolean,
): boolean[] {
  const named = new Set<string | undefined>()
  for (const text of optionalWords) for (const { word } of analyzer.tokenize(text)) named.add(analyzer.fold(word)[0])
  return words.map((word) => areAllOptional || named.has(word.folded[0]))
}

/** Slots that may replace the words `from` to `to - 1`. A split word becomes several slots, whose words may stand anywhere in a text. */
type Replacement = { readonly from: number; readonly to: number; readonly slots: readonly Slot[] }

/** Makes one slot from all alternatives for the same words. */
function toWide(alternatives: readonly Alternative[], optional: readonly boolean[], options: Options): Replacement[] {
  const wide = Map.groupBy(
    alternatives.filter(({ from, to }) => to - from > 1),
    ({ from, to }) => `${from} ${to}`,
  )
  return [...wide.values()].map((same) => {
    const { from = 0, to = 0 } = same[0] ?? {}
    const isOptional = optional.slice(from, to).every((value) => value)
    return {
      from,
      to,
      slots: [{ from, to, count: to - from, options: same.map(options.other), isOptional, hasPlace: true }],
    }
  })
}

function toSeveral({ from, to, words }: Split, optional: readonly boolean[], options: Options): Replacement {
  const isOptional = optional.slice(from, to).some((value) => value)
  const slots = words.map((word, i): Slot => {
    const isFirst = i === 0
    return {
      from,
      to,
      count: isFirst ? to - from : 0,
      options: options.part(word, isFirst ? SPLIT_COST : 0),
      isOptional,
      hasPlace: i === words.length - 1,
    }
  })
  return { from, to, slots }
}

type Growing = { readonly single: ReadonlySet<Slot>; readonly tilings: Tiling[] }

/** Adds all combinations of replacements that do not overlap to `base`, one more replacement each time, until `MOST_TILINGS` is reached. */
function addTilings(base: Tiling, replacements: readonly Replacement[], next: number, growing: Growing): void {
  const { single, tilings } = growing
  for (let i = next; i < replacements.length && tilings.length < MOST_TILINGS; i++) {
    const { from, to, slots } = replacements[i] ?? { from: 0, to: 0, slots: [] }
    const isFree = base.every((slot) => slot.to <= from || slot.from >= to || single.has(slot))
    if (!isFree || to === 0) continue
    const before = base.filter((slot) => slot.to <= from)
    const after = base.filter((slot) => slot.from >= to)
    const tiling = [...before, ...slots, ...after]
    tilings.push(tiling)
    addTilings(tiling, replacements, i + 1, growing)
  }
}
