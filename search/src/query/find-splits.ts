import type { Analyzer } from '../analysis/analyzer.ts'
import { type CompoundRules, splitCompound } from '../analysis/split-compound.ts'
import { cutWord } from '../index/word-list.ts'
import type { KnownWords } from './known-words.ts'
import type { Alternative, QueryWord, Split, SplitWord } from './query-words.ts'

/** Number of splits of one word. Each costs a way to read the query. */
const MOST_SPLITS = 3
const MOST_COMPLETED = 8
const MOST_OTHERS = 12
/** Number of words of a query that are split. */
const MOST_PARTED = 4
/** A part that may have a typo, or is not finished yet. */
const SHORTEST_LOOSE = 4
const SHORTEST_BEGUN = 3
/** `kaninhø`: a last part this short must be a word of the texts, and what stands before it no crumb. */
const CRUMB = 2
const BEFORE_CRUMB = 4

type Part = { readonly text: string; readonly isLoose: boolean; readonly isPrefix: boolean }
type Judge = {
  readonly known: KnownWords
  readonly rules: CompoundRules
  /** It is a word of the index. */
  readonly isWord: (part: string) => boolean
  /** It, a form of it or what stands for it is. */
  readonly isKnown: (part: string) => boolean
}

/** What may stand for a word by the index's synonyms. */
type FindOthers = (words: readonly QueryWord[]) => readonly Alternative[]

/**
 * What words of the query are made of, in languages that join words: their parts are found anywhere in a record. Words that no
 * index knows may end in an unfinished part, or hold one with a typo.
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
 * A synonym of several words where languages join words: they may stand apart from each other as well, as `fullfôr til hunder` does
 * for `fullfôr hunder`.
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

/** A word with or without a link at its end, if it is known. */
function findEnds(text: string, { rules, isKnown }: Judge): string[] {
  return ['', ...rules.links]
    .filter((link) => text.endsWith(link))
    .map((link) => text.slice(0, text.length - link.length))
    .filter(isKnown)
}

/** A known word and what stands behind it and a link: words as texts have them first, each time the longest first. */
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

/** Joined words of the index that begin so. */
function splitCompleted(word: string, { known, rules, isWord }: Judge): Part[][] {
  const found = new Map<string, Part[]>()
  for (const longer of known.complete(word, MOST_COMPLETED)) {
    const [parts] = splitCompound(longer, isWord, rules)
    if (parts !== undefined) found.set(parts.join(' '), parts.map(toKnown))
  }
  return [...found.values()]
}

/** Where the longest known word that a word begins with ends; at the beginning where there is none. */
function findLongestEnd(word: string, judge: Judge): number {
  return Math.max(0, ...Array.from(takeFirst(word, judge, SHORTEST_BEGUN), ([first]) => first.length))
}

function splitLoose(word: string, judge: Judge, isPrefix: boolean): Part[][] {
  const found: Part[][] = []
  const from = findLongestEnd(word, judge)
  for (const [first, rest] of takeFirst(word, judge, SHORTEST_LOOSE)) {
    // Letters of the longest word that it begins with are none of the rest: a `katzentür` has nothing of nature.
    if (word.length - rest.length < from && word.length - from < SHORTEST_LOOSE) continue
    found.push([toKnown(first), { text: rest, isLoose: true, isPrefix }])
    if (found.length === MOST_SPLITS - 1) break
  }
  for (let at = SHORTEST_LOOSE; at <= word.length - judge.rules.shortestPart; at++) {
    const last = word.slice(at)
    if (!judge.isWord(last)) continue
    // Nor is a letter behind it one too many: bread for horses (`pferdebrot`) is not red.
    if (from < at && at - from <= CRUMB) continue
    found.push([{ text: word.slice(0, at), isLoose: true, isPrefix: false }, toKnown(last)])
    break
  }
  return found
}
