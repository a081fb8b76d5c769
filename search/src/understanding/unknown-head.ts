import { hasRole, isOfAnimal, type Piece, type Reading } from './list-readings.ts'
import { namesAnimal } from './names-animal.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { ReadWords } from './read-words.ts'

/**
 * Tells whether an unknown word beside nothing but a kind of thing may be an animal: food for ferrets is not food for
 * all animals. A need is clear without an animal, and so is a thing with the animal in its name.
 */
export const mayBeAnimal = ([first, ...others]: Reading, { words }: ReadWords, vocabulary: FactVocabulary) =>
  Object.values(vocabulary.roles).includes('animal') &&
  others.length === 0 &&
  first !== undefined &&
  first.kind !== 'need' &&
  !isOfAnimal(first) &&
  !words.slice(first.span.from, first.span.to).some((word) => namesAnimal(word, vocabulary))

/** Languages that name the thing first, and its details after it. */
const THING_FIRST = new Set(['fr', 'es', 'it'])
/** Words between a thing and its purpose. Other words introduce what it is made of or belongs to: a sack of food is food. */
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
 * Tells whether an unknown word may be the thing itself: a bin for food is no food. An unknown word behind a kind
 * only describes it. Things that are not sold are declared.
 */
export function isHeadUnknown(reading: Reading, { words, rest }: ReadWords, { analyzer }: FactVocabulary): boolean {
  const { language } = analyzer
  const spans = reading.map(({ span }) => span)
  // What a thing is needed for is not the thing: biotin for hooves.
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
