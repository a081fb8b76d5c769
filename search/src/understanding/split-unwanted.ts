import { findLanguageCode } from '../analysis/language-codes.ts'
import { NEGATIONS } from '../analysis/negations.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import { type ReadWords, readWords, type WordSpan } from './read-words.ts'
import type { TypedWord } from './typed-word.ts'

/** Something that a query excludes, such as chicken in a food. */
export type Unwanted = {
  /** Text as typed, with the negating word. */
  readonly text: string
  /** Words that must not stand in a product's names or ingredients. */
  readonly words: string
  /** Facts that a product must not have, in the form of `facetFilters`. */
  readonly facets: readonly string[]
}

type Split = {
  readonly query: string
  readonly unwanted: readonly Unwanted[]
  /** Whether the negating words may be ordinary text beside what they negate: products exist for washing a cat without water. */
  readonly mayBeText: boolean
}
type WordRange = { readonly from: number; readonly to: number }
type Marks = { readonly before: ReadonlySet<string>; readonly behind: ReadonlySet<string>; readonly endings: string[] }

/** Takes the excluded things out of a query. A phrase of the vocabulary, such as the one for grain-free, is a fact and stays. */
export function splitUnwanted(query: string, vocabulary: FactVocabulary): Split {
  const marks = findMarks(vocabulary)
  if (!mayNegate(query, marks, vocabulary)) return { query, unwanted: [], mayBeText: false }
  const read = readWords(query, vocabulary)
  const { words, spans } = read
  const gone = new Set<number>()
  const unwanted: Unwanted[] = []
  for (const at of words.keys()) {
    if (gone.has(at) || spans.some(({ from, to }) => from <= at && at < to)) continue
    const inside = findInside(words[at], marks, vocabulary)
    if (inside !== undefined) {
      unwanted.push({ ...inside, text: words[at]?.text ?? '' })
      gone.add(at)
      continue
    }
    const places = findNegated(read, at, marks, vocabulary)
    const [first, last = first] = [places[0], places.at(-1)]
    if (first === undefined || last === undefined) continue
    const named = places.map(({ from, to }) => words.slice(from, to).map(({ text }) => text))
    const facts = spans.filter((span) => places.some(({ from, to }) => from <= span.from && span.to <= to))
    const typed = words.slice(Math.min(at, first.from), Math.max(at + 1, last.to))
    const text = typed.map((word) => word.text).join(' ')
    unwanted.push({ text, words: named.flat().join(' '), facets: listFlavors(facts, vocabulary) })
    for (let one = Math.min(at, first.from); one < Math.max(at + 1, last.to); one++) gone.add(one)
  }
  // The visitor has not typed yet what it must be without.
  const last = words.length - 1
  if (marks.before.has(words[last]?.folded ?? '')) gone.add(last)
  const left = words.flatMap(({ text }, at) => (gone.has(at) ? [] : [text]))
  // Only an unwanted flavour is named, and nothing wanted. Products with the flavour are no answer, and neither are
  // all products without it.
  if (left.length === 0 && unwanted.some(({ facets }) => facets.length > 0))
    return { query: '', unwanted, mayBeText: false }
  if (gone.size === 0 || left.length === 0) return { query, unwanted: [], mayBeText: false }
  const mayBeText = unwanted.some(({ facets }) => facets.length === 0) && ![...gone].some((at) => words[at]?.isStopWord)
  return { query: left.join(' '), unwanted, mayBeText }
}

const marksOf = new WeakMap<FactVocabulary, Marks>()

function findMarks(vocabulary: FactVocabulary): Marks {
  const marks = marksOf.get(vocabulary) ?? toMarks(vocabulary)
  marksOf.set(vocabulary, marks)
  return marks
}

/** Tells whether a query may negate something. Most do not, and need no further reading. */
function mayNegate(query: string, { before, behind, endings }: Marks, { analyzer }: FactVocabulary): boolean {
  return analyzer.tokenize(query).some(({ word }) => {
    const folded = analyzer.fold(word)[0] ?? word
    return before.has(folded) || behind.has(folded) || endings.some((ending) => folded.endsWith(ending))
  })
}

function toMarks({ analyzer }: FactVocabulary): Marks {
  const code = findLanguageCode(analyzer.language)
  const { before, behind, endings } = code === undefined ? { before: '', behind: '', endings: '' } : NEGATIONS[code]
  const toFolded = (texts: string) =>
    texts.split(' ').flatMap((word) => (word === '' ? [] : (analyzer.fold(word)[0] ?? word)))
  return { before: new Set(toFolded(before)), behind: new Set(toFolded(behind)), endings: toFolded(endings) }
}

/** Returns what the word at a place negates. It may negate several things one after the other. */
function findNegated({ words, spans }: ReadWords, at: number, marks: Marks, vocabulary: FactVocabulary): WordRange[] {
  const mark = words[at]?.folded ?? ''
  if (marks.before.has(mark)) {
    const places: WordRange[] = []
    for (let from = at + 1; from < words.length; ) {
      if (words[from]?.isStopWord) {
        from += 1
        continue
      }
      const span = spans.find((one) => one.from === from)
      const isMore = places.length > 0
      // After the first negated thing, further words belong to it only behind an "and" or "or", and only when they
      // surely are flavours.
      if (isMore && (span === undefined || !words[from - 1]?.isStopWord)) break
      if (span !== undefined && listFlavors([span], vocabulary).length === 0) break
      places.push({ from, to: span?.to ?? from + 1 })
      from = span?.to ?? from + 1
    }
    return places
  }
  if (!marks.behind.has(mark) || at === 0) return []
  const span = spans.find(({ to }) => to === at)
  if (span === undefined) return words[at - 1]?.isStopWord ? [] : [{ from: at - 1, to: at }]
  return listFlavors([span], vocabulary).length === 0 ? [] : [span]
}

const SHORTEST = 3

/** Finds a flavour and a negating ending in one word, as Dutch and Hungarian join them. */
function findInside(word: TypedWord | undefined, { endings }: Marks, vocabulary: FactVocabulary) {
  for (const ending of endings) {
    if (!word?.folded.endsWith(ending) || word.folded.length < ending.length + SHORTEST) continue
    const begin = word.folded.slice(0, -ending.length)
    for (const words of [begin, ...vocabulary.analyzer.stems(begin)]) {
      const facets = listFlavors(readWords(words, vocabulary).spans, vocabulary)
      if (facets.length > 0) return { words, facets }
    }
  }
  return undefined
}

/** Lists flavours only. Products that are not for dogs have no word of their own. */
function listFlavors(spans: readonly WordSpan[], { roles }: FactVocabulary): string[] {
  const means = spans.flatMap(({ facts }) => facts.flatMap((fact) => Object.entries(fact.means)))
  return means.flatMap(([attribute, values]) =>
    roles[attribute] === 'flavor' ? values.map((value) => `${attribute}:-${value}`) : [],
  )
}
