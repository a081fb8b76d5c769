import type { FactPhrase, FactVocabulary, PhraseWord } from './prepare-vocabulary.ts'
import type { TypedWord } from './typed-word.ts'
import type { WordFact } from './word-fact.ts'

/** Match of the words up to `to - 1`, with everything that they may mean. */
export type PhraseMatch = { readonly to: number; readonly facts: readonly WordFact[] }

export const isAnimalFact = ({ kind, means }: WordFact, { roles }: FactVocabulary): boolean =>
  kind === 'fact' && Object.keys(means).every((attribute) => roles[attribute] === 'animal')

/** Finds a match from the word `at` on. Words that make one word together win, unless a phrase as typed reaches as far. */
export function findMatch(
  words: readonly TypedWord[],
  at: number,
  vocabulary: FactVocabulary,
): PhraseMatch | undefined {
  const [joined, typed] = [findJoined(words, at, vocabulary), findLongest(words, at, vocabulary)]
  return typed !== undefined && (joined === undefined || typed.to >= joined.to) ? typed : joined
}

const MOST_JOINED = 3

/** Finds several typed words that are one word when joined: `katt strö`, `katten bak vulling`. */
function findJoined(words: readonly TypedWord[], at: number, { byFirst }: FactVocabulary): PhraseMatch | undefined {
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

/** Returns the meanings of the longest phrase from the word `at` on. A phrase as typed wins over other forms of its words. */
export function findLongest(
  words: readonly TypedWord[],
  at: number,
  vocabulary: FactVocabulary,
): PhraseMatch | undefined {
  const { byFirst } = vocabulary
  const first = words[at]
  if (first === undefined) return undefined
  const phrases = new Set(first.keys.flatMap((key) => byFirst.get(key) ?? []))
  let best: { to: number; isExact: boolean; phrases: FactPhrase[] } | undefined
  for (const phrase of phrases) {
    const match = matchPhrase(words, at, phrase)
    if (match === undefined || (phrase.isTurned && isOtherwise(words, at, match.to, vocabulary))) continue
    const { to } = match
    const isExact = match.isExact && !phrase.isTurned
    if (phrase.fact.kind === 'unsold' && !isExact && !isLonger(words[to - 1], phrase)) {
      const isSure = phrase.words.length > 1 && match.forms.every((form) => isSameAnimal(form, vocabulary))
      if (!isSure) continue
    }
    // A word for which an editor has named replacements counts as no form of another word: panizo (millet) is not pánico.
    if (!isExact && to === at + 1 && vocabulary.keptWords.has(first.folded)) continue
    if (best === undefined || to > best.to || (to === best.to && isExact && !best.isExact)) {
      best = { to, isExact, phrases: [phrase] }
    } else if (to === best.to && isExact === best.isExact) best.phrases.push(phrase)
  }
  if (best === undefined) return undefined
  const toRank = (phrase: FactPhrase) => (isSpelled(phrase, words.slice(at)) ? 0 : 1)
  const ranked = best.phrases.toSorted((a, b) => toRank(a) - toRank(b) || a.order - b.order)
  const facts = ranked.map(({ fact }) => fact)
  return { to: best.to, facts: [...new Set(facts)] }
}

/** Tells whether a word was typed with the phrase's own accents, which excludes other words: a bowl (`skål`) is no scale (`skæl`), though both may be typed `skal`. */
function isSpelled({ words }: FactPhrase, [first]: readonly TypedWord[]): boolean {
  const typed = first?.text.toLowerCase()
  return words.length === 1 && typed !== first?.folded && words[0]?.spelled === typed
}

/** Tells whether two words have another meaning than the turned phrase: a bag of dog food is no bag for dogs. */
function isOtherwise(words: readonly TypedWord[], at: number, to: number, vocabulary: FactVocabulary): boolean {
  const isParted = to > at + 2 && to < words.length
  return beginsPhrase(words, to - 1, vocabulary) || (isParted && findLongest(words, to, vocabulary) !== undefined)
}

/** Tells whether the second word of a turned phrase begins a phrase, as typed, with the words behind it: a bad breath of a dog that smells. */
function beginsPhrase(words: readonly TypedWord[], at: number, { byFirst }: FactVocabulary): boolean {
  const phrases = words[at]?.keys.flatMap((key) => byFirst.get(key) ?? []) ?? []
  return phrases.some((phrase) => !phrase.isTurned && (matchPhrase(words, at, phrase)?.to ?? 0) > at + 1)
}

const LONG = 4
const ENDING = 2

/** Tells whether a word is the phrase's last word, with at most a short ending added. Phrases for things that are not sold need this, because an equal stem is not sure enough. */
function isLonger(word: TypedWord | undefined, { words }: FactPhrase): boolean {
  const wanted = words.at(-1)?.folded ?? ''
  const added = (word?.folded.length ?? 0) - wanted.length
  return wanted.length >= LONG && added <= ENDING && word?.folded.startsWith(wanted) === true
}

/** A typed word in another form than the phrase has it. */
type OtherForm = { readonly typed: TypedWord; readonly wanted: PhraseWord }

/**
 * Tells whether a typed word and the phrase's word name animals and nothing else. Then its other forms are sure as well. A
 * chicken may be a flavour, so it is not; and a cat (`gato`) is no kitten (`gatito`), though both have the same stem.
 */
function isSameAnimal({ typed, wanted }: OtherForm, vocabulary: FactVocabulary): boolean {
  const meant = findLongest([typed], 0, vocabulary)?.facts ?? []
  const own = (vocabulary.byFirst.get(wanted.folded) ?? []).filter(
    ({ words: [one, ...others] }) => others.length === 0 && one?.folded === wanted.folded,
  )
  const isAnimal = meant.length > 0 && meant.every((fact) => isAnimalFact(fact, vocabulary))
  return isAnimal && (own.length === 0 || own.some(({ fact }) => meant.includes(fact)))
}

/** Matches a phrase. Stop words may stand between its words. `forms` are words that stand there in another form. */
function matchPhrase(
  words: readonly TypedWord[],
  from: number,
  { words: wanted }: FactPhrase,
): { to: number; isExact: boolean; forms: OtherForm[] } | undefined {
  let at = from
  const forms: OtherForm[] = []
  for (const [number, one] of wanted.entries()) {
    while (number > 0 && words[at]?.isStopWord && !isForm(words[at], one)) at += 1
    const word = words[at]
    if (!isForm(word, one)) return undefined
    if (word !== undefined && !one.keys.includes(word.folded)) forms.push({ typed: word, wanted: one })
    at += 1
  }
  return { to: at, isExact: forms.length === 0, forms }
}

/** Words up to this length do not match by their stem alone, because other words may have the same stem: dried is not dry. */
const SHORT = 3

function isForm(word: TypedWord | undefined, { folded, keys }: PhraseWord): boolean {
  if (word === undefined || !word.keys.some((key) => keys.includes(key))) return false
  return keys.includes(word.folded) || folded.length > SHORT || word.folded.startsWith(folded)
}

/** Returns where a phrase that must stay text ends, or `at` when there is none. */
export function findKept(words: readonly TypedWord[], at: number, { kept }: FactVocabulary): number {
  let to = at
  // The phrase must match as typed, so its first word is one of the keys.
  for (const phrase of kept.get(words[at]?.folded ?? '') ?? []) {
    const match = matchPhrase(words, at, phrase)
    if (match?.isExact && match.to > to) to = match.to
  }
  return to
}
