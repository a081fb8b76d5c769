import type { FactConceptName } from './fact-concepts.ts'

/** English words that owners also type in other countries, by concept. A word that a language's own list has is skipped. */
export const WORDS_ABROAD: Partial<Record<FactConceptName, readonly string[]>> = {
  dog: ['dog', 'dogs'],
  cat: ['cat', 'cats'],
  horse: ['horse', 'horses'],
  rabbit: ['rabbit', 'rabbits'],
  puppy: ['puppy', 'puppies'],
  kitten: ['kitten', 'kittens'],
  food: ['food'],
  'dry-food': ['dry food', 'kibble'],
  'wet-food': ['wet food'],
  treats: ['treat', 'treats', 'snack', 'snacks'],
  toys: ['toy', 'toys'],
  litter: ['litter', 'cat litter'],
  shampoo: ['shampoo'],
  beds: ['bed', 'beds'],
  bowls: ['bowl', 'bowls'],
  unsold: ['leash', 'harness', 'dog lead', 'dog collar', 'dog crate', 'cat tree', 'cat flap', 'litter box'],
}
