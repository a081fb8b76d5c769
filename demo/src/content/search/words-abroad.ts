import type { FactConceptName } from './fact-concepts.ts'

/** English words that owners type in other countries, too: what it is, how it is said. A list that has a word of its own keeps it. */
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
