import { toSynonymKeys } from '../synonyms/prepare-synonyms.ts'
import { findCompound } from './find-compound.ts'
import { findLeadingAnimal } from './names-animal.ts'
import type { FactPhrase, FactVocabulary, PhraseWord } from './prepare-vocabulary.ts'
import type { TypedWord } from './typed-word.ts'
import { isUnsold, type WordFact } from './word-fact.ts'

/** Words `from` to `to - 1` of a query that mean something; several facts where they mean several things. */
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
  /** Numbers of the words that are looked for as text. */
  readonly rest: readonly number[]
  /** Needs and animals within words that name something else, which is not sold or not known: what there is for them is near, and no answer. */
  readonly unmet: readonly WordSpan[]
}

/** Longer queries are sentences that are looked for as text. */
const MOST_WORDS = 20

/** `corrections`: what words were meant to be, by number. */
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
      if (isUnsold(match)) spans.push(...listWithin(words, at, to, vocabulary, isAnimalFact))
    }
    // A part of a joined word is called as its row calls it.
    else for (const facts of inside ?? []) spans.push({ from: at, to, text: facts[0]?.words[0] ?? text, facts })
    at = to
  }
  return spans
}

type IsFact = (fact: WordFact, vocabulary: FactVocabulary) => boolean

const isNeed: IsFact = ({ kind }) => kind === 'need'
const isAnimalFact: IsFact = ({ kind, means }, { roles }) =>
  kind === 'fact' && Object.keys(means).every((attribute) => roles[attribute] === 'animal')

/** Animals or needs that words name which together are something that is not sold: what there is for them is near. */
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

/** What a joined word has in it of what is wanted, or the animal that it begins with. */
function findParts(word: TypedWord, vocabulary: FactVocabulary, isWanted: IsFact): readonly (readonly WordFact[])[] {
  const inside = findInside(word, vocabulary)
  if (inside?.flat().some((fact) => isWanted(fact, vocabulary))) return inside
  const animal = findLeadingAnimal(word, vocabulary)
  return animal === undefined ? [] : [[animal.fact]]
}

/** Words that are one as they stand beside each other, unless a phrase as typed reaches as far. */
function findMatch(words: readonly TypedWord[], at: number, vocabulary: FactVocabulary): Match | undefined {
  const [joined, typed] = [findJoined(words, at, vocabulary), findLongest(words, at, vocabulary)]
  return typed !== undefined && (joined === undefined || typed.to >= joined.to) ? typed : joined
}

const MOST_JOINED = 3

/** Words that are one: `katt strö`, `katten bak vulling`. */
function findJoined(words: readonly TypedWord[], at: number, { byFirst }: FactVocabulary): Match | undefined {
  for (let count = MOST_JOINED; count > 1; count--) {
    const apart = words.slice(at, at + count)
    if (apart.length < count || apart.some(({ isStopWord, folded }) => isStopWord || folded.length < SHORT)) continue
    const joined = apart.map(({ folded }) => folded).join('')
    const isJoined = ({ words: [one, ...others] }: FactPhrase) => others.length === 0 && one?.folded === joined
    const phrases = (byFirst.get(joined) ?? []).filter(isJoined)
    if (phrases.length > 0) return { to: at + count, facts: [...new Set(phrases.map(({ fact }) => fact))] }
  }
  return undefined
}

type Match = { readonly to: number; readonly facts: readonly WordFact[] }

/** All that the longest phrase from the word `at` on may mean. A form as typed goes before other forms of a word. */
function findLongest(words: readonly TypedWord[], at: number, vocabulary: FactVocabulary): Match | undefined {
  const { byFirst } = vocabulary
  const first = words[at]
  if (first === undefined) return undefined
  const phrases = new Set(first.keys.flatMap((key) => byFirst.get(key) ?? []))
  let best: { to: number; isExact: boolean; phrases: FactPhrase[] } | undefined
  for (const phrase of phrases) {
    const match = matchPhrase(words, at, phrase)
    if (match === undefined) continue
    const { to, isExact } = match
    if (phrase.fact.kind === 'unsold' && !isExact && !isLonger(words[to - 1], phrase)) continue
    // What an editor has given other words for is no form of another word: panizo (millet) is no pánico.
    if (!isExact && to === at + 1 && vocabulary.keptWords.has(first.folded)) continue
    if (best === undefined || to > best.to || (to === best.to && isExact && !best.isExact)) {
      best = { to, isExact, phrases: [phrase] }
    } else if (to === best.to && isExact === best.isExact) best.phrases.push(phrase)
  }
  if (best === undefined) return undefined
  const facts = best.phrases.sort((a, b) => a.order - b.order).map(({ fact }) => fact)
  return { to: best.to, facts: [...new Set(facts)] }
}

const LONG = 4
const ENDING = 2

/** What a word vetoes must be sure: itself or with an ending, no other word of the same stem. */
function isLonger(word: TypedWord | undefined, { words }: FactPhrase): boolean {
  const wanted = words.at(-1)?.folded ?? ''
  const added = (word?.folded.length ?? 0) - wanted.length
  return wanted.length >= LONG && added <= ENDING && word?.folded.startsWith(wanted) === true
}

/** Words that say nothing may stand between those of a phrase. */
function matchPhrase(
  words: readonly TypedWord[],
  from: number,
  { words: wanted }: FactPhrase,
): { to: number; isExact: boolean } | undefined {
  let at = from
  let isExact = true
  for (const [number, one] of wanted.entries()) {
    while (number > 0 && words[at]?.isStopWord && !isForm(words[at], one)) at += 1
    const word = words[at]
    if (!isForm(word, one)) return undefined
    if (word !== undefined && !one.keys.includes(word.folded)) isExact = false
    at += 1
  }
  return { to: at, isExact }
}

/** Stems of short words are those of others as well: dried is no dry. */
const SHORT = 3

function isForm(word: TypedWord | undefined, { folded, keys }: PhraseWord): boolean {
  if (word === undefined || !word.keys.some((key) => keys.includes(key))) return false
  return keys.includes(word.folded) || folded.length > SHORT || word.folded.startsWith(folded)
}

/** Where a phrase ends that stays text, or `at`. */
function findKept(words: readonly TypedWord[], at: number, { kept }: FactVocabulary): number {
  let to = at
  // As it is typed, so its first word is a key of theirs.
  for (const phrase of kept.get(words[at]?.folded ?? '') ?? []) {
    const match = matchPhrase(words, at, phrase)
    if (match?.isExact && match.to > to) to = match.to
  }
  return to
}

/** What the parts of a joined word mean; undefined where some of it means nothing. */
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
  // What stands for the whole word goes before a guess that names no kind of thing: fish oil is no oil for fish.
  return vocabulary.keptWords.has(word.folded) && !found.some((facts) => facts.some(isKind)) ? undefined : found

  function isKind({ means }: WordFact): boolean {
    return Object.keys(means).some((attribute) => vocabulary.roles[attribute] === 'kind')
  }
}
