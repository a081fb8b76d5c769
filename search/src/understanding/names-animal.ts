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
  return prepareAnimals(vocabulary)
    .phrases.filter(leads)
    .toSorted((a, b) => (b.words[0]?.folded.length ?? 0) - (a.words[0]?.folded.length ?? 0))[0]
}

type NamedAnimals = Pick<FactVocabulary, 'byFirst' | 'roles'>

/** Returns the animals whose names are one word, folded. */
export const listAnimalNames = (vocabulary: NamedAnimals): readonly string[] => prepareAnimals(vocabulary).names

/** What a compound may begin with: an animal, alone and with each letter that joins words. */
type AnimalHead = { readonly animal: string; readonly joined: string }

/** Returns the heads with the first letter of a text. */
export function listAnimalHeads(
  text: string,
  vocabulary: NamedAnimals & Pick<FactVocabulary, 'analyzer'>,
): readonly AnimalHead[] {
  const animals = prepareAnimals(vocabulary)
  animals.heads ??= toHeads(animals.names, vocabulary.analyzer.compounds?.links ?? [])
  return animals.heads.get(text[0] ?? '') ?? []
}

function toHeads(names: readonly string[], links: readonly string[]): Map<string, AnimalHead[]> {
  const heads = names.flatMap((animal) => ['', ...links].map((link) => ({ animal, joined: animal + link })))
  return Map.groupBy(heads, ({ joined }) => joined[0] ?? '')
}

type Animals = { phrases: FactPhrase[]; names: string[]; heads?: Map<string, AnimalHead[]> }

const kept = new WeakMap<FactVocabulary['byFirst'], Animals>()

/** Returns the phrases of one word that name an animal, and their words. The result is remembered for each vocabulary. */
function prepareAnimals({ byFirst, roles }: NamedAnimals): Animals {
  const known = kept.get(byFirst)
  if (known !== undefined) return known
  const all = [...byFirst.values()].flat()
  const phrases = all.filter((phrase) => phrase.fact.kind === 'fact' && isAnimalWord(phrase, roles))
  const names = [...new Set(phrases.flatMap(({ words: [one] }) => one?.folded ?? []))]
  const animals = { phrases, names }
  kept.set(byFirst, animals)
  return animals
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
