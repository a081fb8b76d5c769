import { findAnalyzer } from '../../analysis/analyzer.ts'
import { createSearchEngine } from '../../engine/search-engine.ts'
import type { SearchResult } from '../../port/search-answer.ts'
import type { PortRequest, SearchReader } from '../../port/search-port.ts'
import { prepareVocabulary } from '../prepare-vocabulary.ts'
import { createUnderstandingReader } from '../understanding-reader.ts'
import type { FactRoles, WordFact } from '../word-fact.ts'

const RECORDS = [
  {
    objectID: 'kibble',
    name: 'Chicken kibble',
    animal: ['cat'],
    kind: ['dry-food'],
    age: ['adult'],
    flavor: ['chicken'],
    text: 'With rice.',
  },
  {
    objectID: 'mousse',
    name: 'Turkey mousse',
    animal: ['cat'],
    kind: ['wet-food'],
    age: ['young'],
    flavor: ['turkey'],
    short: 'The lid closes again.',
    text: 'Soft.',
  },
  {
    objectID: 'stew',
    name: 'Stew with wormwood, 12 kg',
    animal: ['dog'],
    kind: ['wet-food'],
    age: ['young', 'adult'],
    text: 'For a warm bowl.',
  },
  {
    objectID: 'drops',
    name: 'Ear drops',
    animal: ['cat'],
    kind: ['care'],
    age: ['young', 'adult'],
    text: 'On the lead or off.',
  },
  {
    objectID: 'tree',
    name: 'Scratching post',
    title: 'Scratching post with a place for the dispenser',
    animal: ['cat'],
    kind: ['toys'],
    age: ['young', 'adult'],
    text: 'Sisal.',
  },
  { objectID: 'cobs', name: 'Tortoise cobs', animal: ['other'], kind: ['dry-food'], age: [], text: 'Hay.' },
  { objectID: 'bath', name: 'Ferret bath', animal: ['other'], kind: ['care'], age: [], text: 'Oats.' },
  { objectID: 'sand', name: 'Birdsand', animal: ['bird'], kind: ['sand'], age: [], text: 'Shells.' },
  { objectID: 'tablets', name: 'Tablets', animal: ['horse'], kind: ['worms'], age: [], text: 'Zinc.' },
]
const ROLES: FactRoles = { animal: 'animal', kind: 'kind', age: 'age', flavor: 'flavor' }
const FOOD = ['dry-food', 'wet-food']
const FACTS: WordFact[] = [
  { kind: 'fact', words: ['cat'], means: { animal: ['cat'] } },
  { kind: 'fact', words: ['dog'], means: { animal: ['dog'] } },
  { kind: 'fact', words: ['horse'], means: { animal: ['horse'] } },
  { kind: 'fact', words: ['hen', 'chickens'], means: { animal: ['hen'] } },
  { kind: 'fact', words: ['ferret'], means: { animal: ['other'] } },
  { kind: 'fact', words: ['tortoise', 'land turtle'], means: { animal: ['other'] } },
  { kind: 'fact', words: ['litter'], means: { animal: ['cat'], kind: ['toys'] } },
  { kind: 'fact', words: ['kitten'], means: { animal: ['cat'], age: ['young'] } },
  { kind: 'fact', words: ['foal'], means: { animal: ['horse'], age: ['young'] } },
  { kind: 'fact', words: ['adult', 'grown up'], means: { age: ['adult'] } },
  { kind: 'fact', words: ['food'], means: { kind: FOOD } },
  { kind: 'fact', words: ['dry food', 'dry'], means: { kind: ['dry-food'] } },
  { kind: 'need', words: ['worms', 'wormer'], means: { kind: ['worms'] } },
  { kind: 'fact', words: ['collar'], means: { kind: ['collars'] } },
  { kind: 'fact', words: ['chicken'], means: { flavor: ['chicken'] } },
  { kind: 'fact', words: ['turkey'], means: { flavor: ['turkey'] } },
  { kind: 'fact', words: ['sleeping place'], means: { kind: ['toys'] } },
  { kind: 'unsold', words: ['leash', 'dispenser', 'worms comb', 'catleash', 'flap for cat'], means: {} },
  { kind: 'filler', words: ['cheap'], means: {} },
]

/** Opens a shop of nine things: a reader that understands queries, the engine below it, and a function that wraps any other reader in the same way. */
export async function openFactShop() {
  const plain: SearchReader = await createShop()
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('en'),
    roles: ROLES,
    facts: FACTS,
    keptPhrases: ['cat tree', 'turkie'],
  })
  const understanding = {
    vocabulary,
    strongAttributes: ['name', 'short'],
    nameAttributes: ['name', 'title'],
    sentenceAttributes: ['short'],
    composedAttributes: [],
    materialAttributes: [],
    isTextFirst: false,
  }
  const understand = (reader: SearchReader) =>
    createUnderstandingReader(reader, { understandingOf: async () => understanding, hasExtensions: true })
  return { plain, understand, reader: understand(plain) }
}

async function createShop() {
  const engine = createSearchEngine()
  await engine.replaceAll('shop', RECORDS, {
    settings: {
      searchableAttributes: ['name', 'title', 'short', 'text'],
      attributesForFaceting: ['animal', 'kind', 'age', 'flavor'],
      queryLanguages: ['en'],
      removeStopWords: true,
      ignorePlurals: true,
      typoTolerance: 'unknown',
      disableTypoToleranceOnAttributes: ['text'],
    },
    synonyms: [{ objectID: 'a', type: 'onewaysynonym', input: 'cat tree', synonyms: ['scratching post'] }],
    rules: [
      {
        objectID: 'sale',
        conditions: [{ pattern: 'sale', anchoring: 'contains' }],
        consequence: { promote: [{ objectID: 'stew', position: 0 }] },
      },
    ],
  })
  return engine
}

export async function askFactShop(
  reader: SearchReader,
  query: string,
  more: Omit<PortRequest, 'indexName'> = {},
): Promise<SearchResult> {
  const { results } = await reader.search([{ indexName: 'shop', query, ...more }])
  const [result] = results
  if (result === undefined || !('hits' in result)) throw new Error('No answer')
  return result
}
