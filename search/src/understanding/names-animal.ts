import { toSynonymKeys } from '../synonyms/prepare-synonyms.ts'
import { findCompound } from './find-compound.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { TypedWord } from './read-words.ts'

/** Whether a word is an animal, or has one in it: `Katzenstreu`. */
export function namesAnimal({ folded, keys }: TypedWord, vocabulary: FactVocabulary): boolean {
  const { analyzer, byFirst, roles } = vocabulary
  const isAnimal = (keys: readonly string[]) =>
    keys.some((key) =>
      byFirst
        .get(key)
        ?.some(
          ({ words, fact }) =>
            words.length === 1 && Object.keys(fact.means).some((attribute) => roles[attribute] === 'animal'),
        ),
    )
  if (isAnimal(keys)) return true
  return (findCompound(folded, vocabulary) ?? []).some((part) => isAnimal(toSynonymKeys(part, [part], analyzer)))
}
