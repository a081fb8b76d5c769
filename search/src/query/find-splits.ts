import type { Analyzer } from '../analysis/analyzer.ts'
import { type CompoundRules, splitCompound } from '../analysis/split-compound.ts'
import { cutWord } from '../index/word-list.ts'
import type { KnownWords } from './known-words.ts'
import type { Alternative, QueryWord, Split, SplitWord } from './query-words.ts'

/** Most splits of one word. Each adds one more reading of the query. */
const MOST_SPLITS = 3
const MOST_COMPLETED = 8
const MOST_OTHERS = 12
/** Most words of a query that are split. */
const MOST_PARTED = 4
/** Shortest part that may have a typo, and shortest part that may be unfinished. */
const SHORTEST_LOOSE = 4
const SHORTEST_BEGUN = 3
/** A last part this short must be a word of the texts, and the part before it must have at least `BEFORE_CRUMB` letters: `kaninhø`. */
const CRUMB = 2
const BEFORE_CRUMB = 4

type Part = { readonly text: string; readonly isLoose: boolean; readonly isPrefix: boolean }
type Judge = {
  readonly known: KnownWords
  readonly rules: CompoundRules
  /** Whether the part is a word of the index. */
  readonly isWord: (part: string) => boolean
  /** Whether the part, a form of it or a replacement of it is a word of the index. */
  readonly isKnown: (part: string) => boolean
}

/** Finds what may replace a word by the index's synonyms. */
type FindOthers = (words: readonly QueryWord[]) => readonly Alternative[]

/**
 * Finds the parts of the query's compound words, in languages that have these. The parts may stand anywhere in a
 * record. A word that no index knows may end in an unfinished part, or have one part with a typo.
 */
export function findSplits(
  words: readonly QueryWord[],
  known: KnownWords,
  analyzer: Analyzer,
  findOthers: FindOthers,
): Split[] {
  const judge = toJudge(known, analyzer, findOthers)
  if (judge === undefined) return []
  const toWord = ({ text, isLoose, isPrefix }: Part): SplitWord => {
    const word = { text, folded: [text], isPrefix }
    return { word, isLoose, others: findOthers([word]).slice(0, MOST_OTHERS) }
  }
  return words.flatMap((word, from) =>
    findParts(word, judge)
      .slice(0, MOST_SPLITS)
      .map((parts) => ({ from, to: from + 1, words: parts.map(toWord) })),
  )
}

/**
 * Makes splits from synonyms of several words, in languages with compound words. Their words may also stand apart, as
 * `fullfôr til hunder` for `fullfôr hunder`.
 */
export function partAlternatives(alternatives: readonly Alternative[], analyzer: Analyzer): Split[] {
  if (analyzer.compounds === undefined) return []
  const several = alternatives.filter(({ kind, words }) => kind === 'synonym' && words.length > 1)
  return several.slice(0, MOST_PARTED).map(({ from, to, words }) => {
    const meant = words.filter((word) => !analyzer.isStopWord(word))
    const parts = (meant.length > 0 ? meant : words).map((text): SplitWord => {
      return { word: { text, folded: [text], isPrefix: false }, isLoose: false, others: [] }
    })
    return { from, to, words: parts }
  })
}

function toJudge(known: KnownWords, analyzer: Analyzer, findOthers: FindOthers): Judge | undefined {
  const rules = analyzer.compounds
  if (rules === undefined) return undefined
  const isWord = (part: string) => known.has(part) && !analyzer.isStopWord(part) && !rules.notParts?.has(part)
  const isKnown = (part: string) =>
    isWord(part) ||
    (!analyzer.isStopWord(part) &&
      !rules.notParts?.has(part) &&
      (analyzer.stems(part).some((stem) => stem.length >= rules.shortestPart && known.hasStem(cutWord(stem))) ||
        findOthers([{ text: part, folded: [part], isPrefix: false }]).length > 0))
  return { known, rules, isWord, isKnown }
}

function findParts({ folded: [word = ''], isPrefix }: QueryWord, judge: Judge): Part[][] {
  const { known, rules, isWord, isKnown } = judge
  const [exact] = splitCompound(word, isWord, rules)
  if (exact !== undefined) return [exact.map(toKnown)]
  const [formed] = splitCompound(word, isKnown, rules)
  if (formed !== undefined) return [formed.map(toKnown)]
  const short = splitCrumb(word, judge)
  if (short.length > 0) return short
  if (known.has(word)) return []
  const begun = isPrefix ? [...splitBegun(word, judge), ...splitCompleted(word, judge)] : []
  return begun.length > 0 ? begun : splitLoose(word, judge, isPrefix)
}

const toKnown = (text: string): Part => ({ text, isLoose: false, isPrefix: false })

function splitCrumb(word: string, judge: Judge): Part[][] {
  const last = word.slice(-CRUMB)
  if (!judge.isWord(last)) return []
  return findEnds(word.slice(0, -CRUMB), judge)
    .filter((before) => before.length >= BEFORE_CRUMB)
    .slice(0, 1)
    .map((before) => [toKnown(before), toKnown(last)])
}

/** Returns a word with and without a linking ending, where it is known. */
function findEnds(text: string, { rules, isKnown }: Judge): string[] {
  return ['', ...rules.links]
    .filter((link) => text.endsWith(link))
    .map((link) => text.slice(0, text.length - link.length))
    .filter(isKnown)
}

/** Lists known words at the beginning of a word, each with the rest after it and its link. Words of the texts come first, and the longest first among equals. */
function* takeFirst(
  word: string,
  { rules, isWord, isKnown }: Judge,
  shortestRest: number,
): Generator<[string, string]> {
  const lengths = Array.from({ length: word.length }, (_, i) => word.length - i).filter(
    (length) => length >= rules.shortestPart && length <= word.length - shortestRest,
  )
  const asWritten = lengths.filter((length) => isWord(word.slice(0, length)))
  const asForm = lengths.filter((length) => !asWritten.includes(length) && isKnown(word.slice(0, length)))
  for (const length of [...asWritten, ...asForm]) {
    for (const link of ['', ...rules.links]) {
      if (!word.startsWith(link, length)) continue
      const rest = word.slice(length + link.length)
      if (rest.length >= shortestRest) yield [word.slice(0, length), rest]
    }
  }
}

function splitBegun(word: string, judge: Judge): Part[][] {
  for (const [first, rest] of takeFirst(word, judge, SHORTEST_BEGUN)) {
    if (judge.known.hasPrefix(rest)) return [[toKnown(first), { text: rest, isLoose: false, isPrefix: true }]]
  }
  return []
}

/** Splits the compound words of the index that begin like this. */
function splitCompleted(word: string, { known, rules, isWord }: Judge): Part[][] {
  const found = new Map<string, Part[]>()
  for (const longer of known.complete(word, MOST_COMPLETED)) {
    const [parts] = splitCompound(longer, isWord, rules)
    if (parts !== undefined) found.set(parts.join(' '), parts.map(toKnown))
  }
  return [...found.values()]
}

/** Returns where the longest known word at the beginning ends, or 0. */
function findLongestEnd(word: string, judge: Judge): number {
  return Math.max(0, ...Array.from(takeFirst(word, judge, SHORTEST_BEGUN), ([first]) => first.length))
}

function splitLoose(word: string, judge: Judge, isPrefix: boolean): Part[][] {
  const found: Part[][] = []
  const from = findLongestEnd(word, judge)
  for (const [first, rest] of takeFirst(word, judge, SHORTEST_LOOSE)) {
    // The rest must not take letters of the longest word at the beginning: `katzentür` contains nothing about nature.
    if (word.length - rest.length < from && word.length - from < SHORTEST_LOOSE) continue
    found.push([toKnown(first), { text: rest, isLoose: true, isPrefix }])
    if (found.length === MOST_SPLITS - 1) break
  }
  for (let at = SHORTEST_LOOSE; at <= word.length - judge.rules.shortestPart; at++) {
    const last = word.slice(at)
    if (!judge.isWord(last)) continue
    // Likewise the word behind must not leave a few letters over: bread for horses (`pferdebrot`) is not red (`rot`).
    if (from < at && at - from <= CRUMB) continue
    found.push([{ text: word.slice(0, at), isLoose: true, isPrefix: false }, toKnown(last)])
    break
  }
  return found
}
