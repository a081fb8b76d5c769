import { toSynonymKeys } from '../synonyms/prepare-synonyms.ts'
import { findCompound } from './find-compound.ts'
import { findKept, findLongest, findMatch, isAnimalFact, type PhraseMatch } from './find-phrase.ts'
import { findLeadingAnimal } from './names-animal.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { TypedWord } from './typed-word.ts'
import { isUnsold, type WordFact } from './word-fact.ts'

/** Words `from` to `to - 1` of a query that have a meaning. Several facts mean that they have several meanings. */
export type WordSpan = {
  readonly from: number
  readonly to: number
  /** Text as typed. */
  readonly text: string
  readonly facts: readonly WordFact[]
}

export type ReadWords = {
  readonly words: readonly TypedWord[]
  readonly spans: readonly WordSpan[]
  /** Numbers of the words that are searched for as text. */
  readonly rest: readonly number[]
  /** Needs and animals within words that name something else, which is not sold or not known. Products for these are suggested as near, but are no answer. */
  readonly unmet: readonly WordSpan[]
}

/** Limit of words. Longer queries are sentences, which are searched for as text. */
const MOST_WORDS = 20

/** Reads the words of a query. `corrections` has, by number, what words were meant to be. */
export function readWords(
  query: string,
  vocabulary: FactVocabulary,
  corrections: ReadonlyMap<number, string> = new Map(),
): ReadWords {
  const { analyzer } = vocabulary
  const tokens = analyzer.tokenize(query).slice(0, MOST_WORDS)
  const words = tokens.map(({ word, start, end }, at): TypedWord => {
    const read = corrections.get(at) ?? word
    const folded = analyzer.fold(read)[0] ?? read
    return {
      text: query.slice(start, end),
      folded,
      keys: toSynonymKeys(read, analyzer.fold(read), analyzer),
      isStopWord: analyzer.isStopWord(folded),
      isLast: at === tokens.length - 1,
      isCorrected: corrections.has(at),
    }
  })
  const spans = findSpans(words, vocabulary, query, tokens)
  const taken = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const rest = words.flatMap(({ isStopWord }, at) => (taken.has(at) || isStopWord ? [] : [at]))
  const needs = spans.filter(isUnsold).flatMap(({ from, to }) => listWithin(words, from, to, vocabulary, isNeed))
  const animals = rest.flatMap((at) => listWithin(words, at, at + 1, vocabulary, isAnimalFact))
  return { words, spans, rest, unmet: [...needs, ...animals] }
}

type Placed = { readonly start: number; readonly end: number }

function findSpans(
  words: readonly TypedWord[],
  vocabulary: FactVocabulary,
  query: string,
  tokens: readonly Placed[],
): WordSpan[] {
  const spans: WordSpan[] = []
  for (let at = 0; at < words.length; ) {
    const match = findMatch(words, at, vocabulary)
    const keptTo = findKept(words, at, vocabulary)
    if (keptTo > (match?.to ?? at)) {
      at = keptTo
      continue
    }
    const inside = match === undefined ? findInside(words[at], vocabulary) : undefined
    const to = match?.to ?? at + 1
    const text = query.slice(tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    if (match !== undefined) {
      spans.push({ from: at, to, text, facts: match.facts })
      if (isUnsold(match) || (to > at + 1 && leavesAnimal(match, vocabulary)))
        spans.push(...listWithin(words, at, to, vocabulary, isAnimalFact))
    }
    // A part of a compound gets the name that its row has.
    else for (const facts of inside ?? []) spans.push({ from: at, to, text: facts[0]?.words[0] ?? text, facts })
    at = to
  }
  return spans
}

/** Tells whether a match leaves its animal to be read as well: a fat dog (a matter of diet) is also a dog. Mites of birds are not for birds, so their animal is not read. */
const leavesAnimal = ({ facts }: PhraseMatch, { roles }: FactVocabulary) =>
  facts.every(({ means }) => {
    const own = Object.keys(means).map((attribute) => roles[attribute])
    return own.includes('diet') && !own.includes('animal')
  })

type IsFact = (fact: WordFact, vocabulary: FactVocabulary) => boolean

const isNeed: IsFact = ({ kind }) => kind === 'need'

/** Lists the animals or needs in words that together name something which is not sold. Products for these are near. */
function listWithin(
  words: readonly TypedWord[],
  from: number,
  to: number,
  vocabulary: FactVocabulary,
  isWanted: IsFact,
): WordSpan[] {
  return words.slice(from, to).flatMap((word, i) => {
    const own = findLongest([word], 0, vocabulary)?.facts ?? []
    const found = own.some((fact) => isWanted(fact, vocabulary)) ? [own] : findParts(word, vocabulary, isWanted)
    return found.flatMap((all) => {
      const facts = all.filter((fact) => isWanted(fact, vocabulary))
      const [first] = facts
      if (first === undefined) return []
      const text = all === own ? word.text : (first.words[0] ?? word.text)
      return [{ from: from + i, to: from + i + 1, text, facts }]
    })
  })
}

/** Returns the wanted facts inside a compound, or the animal that it begins with. */
function findParts(word: TypedWord, vocabulary: FactVocabulary, isWanted: IsFact): readonly (readonly WordFact[])[] {
  const inside = findInside(word, vocabulary)
  if (inside?.flat().some((fact) => isWanted(fact, vocabulary))) return inside
  const animal = findLeadingAnimal(word, vocabulary)
  return animal === undefined ? [] : [[animal.fact]]
}

/** Returns the meanings of a compound's parts, or undefined when one part has no meaning. */
function findInside(word: TypedWord | undefined, vocabulary: FactVocabulary): (readonly WordFact[])[] | undefined {
  if (word === undefined || word.isStopWord) return undefined
  const parts = findCompound(word.folded, vocabulary)
  if (parts === undefined) return undefined
  const { analyzer } = vocabulary
  const inner = parts.map((part): TypedWord => {
    return {
      text: part,
      folded: part,
      keys: toSynonymKeys(part, [part], analyzer),
      isStopWord: false,
      isLast: false,
      isCorrected: false,
    }
  })
  const found: (readonly WordFact[])[] = []
  for (let at = 0; at < inner.length; ) {
    const match = findLongest(inner, at, vocabulary)
    if (match === undefined) return undefined
    found.push(match.facts)
    at = match.to
  }
  // A declared meaning of the whole word wins over a guess without a kind of thing: fish oil is no oil for fish.
  return vocabulary.keptWords.has(word.folded) && !found.some((facts) => facts.some(isKind)) ? undefined : found

  function isKind({ means }: WordFact): boolean {
    return Object.keys(means).some((attribute) => vocabulary.roles[attribute] === 'kind')
  }
}
