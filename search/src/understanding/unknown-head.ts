import { hasRole, isOfAnimal, type Piece, type Reading } from './list-readings.ts'
import { namesAnimal } from './names-animal.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { ReadWords } from './read-words.ts'

/**
 * An unknown word beside a kind of thing alone may be an animal: food for ferrets is no food for all others. A need says enough, and so
 * does a thing that has its animal in its name.
 */
export const mayBeAnimal = ([first, ...others]: Reading, { words }: ReadWords, vocabulary: FactVocabulary) =>
  Object.values(vocabulary.roles).includes('animal') &&
  others.length === 0 &&
  first !== undefined &&
  first.kind !== 'need' &&
  !isOfAnimal(first) &&
  !words.slice(first.span.from, first.span.to).some((word) => namesAnimal(word, vocabulary))

/** Where the thing itself is named first and what tells more of it after that. */
const THING_FIRST = new Set(['fr', 'es', 'it'])
/** Words between a thing and what it is for. Behind others stands what it is made of or belongs to: a sack of food is food. */
const PURPOSE: Readonly<Record<string, readonly string[]>> = {
  en: ['for'],
  de: ['für', 'fürs', 'zum', 'zur'],
  fr: ['pour', 'à', 'au', 'aux'],
  es: ['para'],
  it: ['per', 'da'],
  nl: ['voor'],
  da: ['til'],
  no: ['til'],
  sv: ['till', 'för'],
  pl: ['do', 'dla', 'na'],
  cs: ['pro', 'na'],
  ru: ['для'],
  uk: ['для'],
}

/**
 * An unknown word may be the thing itself where that is named: a bin for food is no food. Behind a kind it only tells more of it; things
 * that are sold nowhere here are declared.
 */
export function isHeadUnknown(reading: Reading, { words, rest }: ReadWords, { analyzer }: FactVocabulary): boolean {
  const { language } = analyzer
  const spans = reading.map(({ span }) => span)
  // What a thing is needed for is none itself: biotin for hooves.
  const isThing = (piece: Piece) => piece.kind === 'fact' && hasRole(piece, 'kind')
  const kinds = reading.filter(isThing).map(({ span }) => span)
  if (kinds.length === 0) return false
  const purposes = new Set((PURPOSE[language] ?? []).map((word) => analyzer.fold(word)[0] ?? word))
  return rest.some((at) => {
    const isBehindKind = kinds.some(({ from }) => from < at)
    if (isBehindKind || /\p{N}/u.test(words[at]?.text ?? '')) return false
    const next = words.findIndex(({ isStopWord }, place) => place > at && !isStopWord)
    const between = words.slice(at + 1, next)
    if (between.length > 0)
      return spans.some(({ from }) => from === next) && between.some(({ folded }) => purposes.has(folded))
    return at === 0 && THING_FIRST.has(language) && kinds.some(({ from }) => from === next)
  })
}
