import type { Analyzer } from '../analysis/analyzer.ts'
import type { SearchParams } from '../port/search-params.ts'
import type { Alternative, QueryWord } from './query-words.ts'
import type { QueryPlan, Slot, SlotOption, Tiling } from './slot.ts'

/** Ways to read a query: as typed, and with words joined, split or replaced several at a time. */
const MOST_TILINGS = 8
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

/** `areAllOptional`: one word is enough. */
export function planQuery(
  words: readonly QueryWord[],
  alternatives: readonly Alternative[],
  params: Params,
  analyzer: Analyzer,
  areAllOptional: boolean,
): QueryPlan {
  const typed = createTypedOption(params, analyzer)
  const optional = findOptionalWords(words, params.optionalWords, analyzer, areAllOptional)
  const single = words.map((word, at): Slot => {
    const others = alternatives.filter(({ from, to, kind }) => from === at && to === at + 1 && kind !== 'split')
    const options = [typed(word), ...others.map((alternative) => toOther(alternative, words))]
    return { from: at, to: at + 1, count: 1, options, isOptional: optional[at] === true }
  })
  const replacements = toReplacements(words, alternatives, optional)
  const tilings: Tiling[] = [single]
  addTilings(single, replacements, 0, tilings)
  const exactness = words.length === 1 ? params.exactOnSingleWordQuery : 'word'
  return { words, tilings, hasForms: params.ignorePlurals, exactness }
}

function createTypedOption(params: Params, analyzer: Analyzer): (word: QueryWord) => SlotOption {
  const never = new Set(params.disableTypoToleranceOnWords.map((word) => analyzer.fold(word.toLowerCase())[0]))
  const toBudget = (text: string): 0 | 1 | 2 => {
    if (params.typoTolerance === false || never.has(text)) return 0
    if (!params.allowTyposOnNumericTokens && HAS_DIGIT.test(text)) return 0
    if (text.length >= params.minWordSizefor2Typos) return 2
    return text.length >= params.minWordSizefor1Typo ? 1 : 0
  }
  return (word) => ({ kind: 'typed', word, budget: toBudget(word.folded[0] ?? ''), hasParts: params.decompoundQuery })
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

function toOther({ words, typos, kind, from, to }: Alternative, typed: readonly QueryWord[]): SlotOption {
  return {
    kind: 'other',
    words,
    typos,
    isExact: kind === 'synonym' && to - from === 1 && words.length === 1,
    isPrefix: kind === 'joined' && typed[to - 1]?.isPrefix === true,
    synonym: kind === 'synonym',
  }
}

/** Slots that may take the place of the words `from` to `to - 1`. A word that is split becomes several, anywhere in a text. */
type Replacement = { readonly from: number; readonly to: number; readonly slots: readonly Slot[] }

function toReplacements(
  words: readonly QueryWord[],
  alternatives: readonly Alternative[],
  optional: readonly boolean[],
): Replacement[] {
  const wide = new Map<string, SlotOption[]>()
  const replacements: Replacement[] = []
  for (const alternative of alternatives) {
    const { from, to, kind } = alternative
    const isOptional = optional.slice(from, to).some((value) => value)
    if (kind === 'split') {
      const slots = alternative.words.map((part, i): Slot => {
        const typos = i === 0 ? alternative.typos : 0
        const option = { kind: 'other', words: [part], typos, isExact: false, isPrefix: false, synonym: false } as const
        return { from, to, count: i === 0 ? to - from : 0, options: [option], isOptional }
      })
      replacements.push({ from, to, slots })
    } else if (to - from > 1) {
      const options = wide.get(`${from} ${to}`) ?? []
      if (options.length === 0)
        replacements.push({ from, to, slots: [{ from, to, count: to - from, options, isOptional }] })
      options.push(toOther(alternative, words))
      wide.set(`${from} ${to}`, options)
    }
  }
  return replacements
}

/** All ways to put replacements that do not meet into `base`, one more each time, as far as there is room. */
function addTilings(base: Tiling, replacements: readonly Replacement[], next: number, tilings: Tiling[]): void {
  for (let i = next; i < replacements.length && tilings.length < MOST_TILINGS; i++) {
    const { from, to, slots } = replacements[i] ?? { from: 0, to: 0, slots: [] }
    const isFree = base.every(
      (slot) => slot.to <= from || slot.from >= to || (slot.to - slot.from === 1 && isTyped(slot)),
    )
    if (!isFree || to === 0) continue
    const before = base.filter((slot) => slot.to <= from)
    const after = base.filter((slot) => slot.from >= to)
    const tiling = [...before, ...slots, ...after]
    tilings.push(tiling)
    addTilings(tiling, replacements, i + 1, tilings)
  }
}

function isTyped(slot: Slot): boolean {
  return slot.options[0]?.kind === 'typed'
}
