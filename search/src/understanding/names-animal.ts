import { toSynonymKeys } from '../synonyms/prepare-synonyms.ts'
import { findCompound } from './find-compound.ts'
import type { FactPhrase, FactVocabulary } from './prepare-vocabulary.ts'
import type { TypedWord } from './typed-word.ts'

/** Tells whether a word is an animal or contains one: `Katzenstreu`. */
export function namesAnimal({ folded, keys }: TypedWord, vocabulary: FactVocabulary): boolean {
  const { analyzer, byFirst, roles } = vocabulary
  const isAnimal = (keys: readonly string[]) =>
    keys.some((key) => byFirst.get(key)?.some((phrase) => isAnimalWord(phrase, roles)))
  if (isAnimal(keys)) return true
  return (findCompound(folded, vocabulary) ?? []).some((part) => isAnimal(toSynonymKeys(part, [part], analyzer)))
}

const SHORTEST_REST = 3

/** Returns the longest animal that a compound begins with, whatever its rest is: `Vogelkäfig`. */
export function findLeadingAnimal({ folded }: TypedWord, vocabulary: FactVocabulary): FactPhrase | undefined {
  const { compounds } = vocabulary.analyzer
  if (compounds === undefined) return undefined
  const links = ['', ...compounds.links]
  const leads = ({ words: [one] }: FactPhrase) =>
    one !== undefined &&
    folded.length >= one.folded.length + SHORTEST_REST &&
    links.some((link) => folded.startsWith(one.folded + link))
  return listAnimalPhrases(vocabulary)
    .filter(leads)
    .toSorted((a, b) => (b.words[0]?.folded.length ?? 0) - (a.words[0]?.folded.length ?? 0))[0]
}

type NamedAnimals = Pick<FactVocabulary, 'byFirst' | 'roles'>

/** Returns the animals whose names are one word, folded. */
export const listAnimalNames = (vocabulary: NamedAnimals): string[] => [
  ...new Set(listAnimalPhrases(vocabulary).flatMap(({ words: [one] }) => one?.folded ?? [])),
]

const kept = new WeakMap<FactVocabulary['byFirst'], FactPhrase[]>()

/** Returns the phrases of one word that name an animal. The result is remembered for each vocabulary. */
function listAnimalPhrases({ byFirst, roles }: NamedAnimals): FactPhrase[] {
  const known = kept.get(byFirst)
  if (known !== undefined) return known
  const phrases = [...byFirst.values()].flat()
  const found = phrases.filter((phrase) => phrase.fact.kind === 'fact' && isAnimalWord(phrase, roles))
  kept.set(byFirst, found)
  return found
}

/** Tells whether a phrase names an animal. A kind of thing that is mostly for some animals does not. */
function isAnimalWord({ words: { length }, fact: { means } }: FactPhrase, roles: FactVocabulary['roles']): boolean {
  const told = Object.entries(means)
  const isKind = told.some(([attribute]) => roles[attribute] === 'kind')
  return (
    length === 1 &&
    told.some(([attribute, values]) => roles[attribute] === 'animal' && (!isKind || values.length === 1))
  )
}
