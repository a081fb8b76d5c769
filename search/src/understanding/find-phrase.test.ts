import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { readWords } from './read-words.ts'
import type { FactKind, WordFact } from './word-fact.ts'

const ROLES = { animal: 'animal', kind: 'kind', diet: 'diet', flavor: 'flavor' } as const

const word = (kind: FactKind, words: string[], means: WordFact['means'] = {}): WordFact => ({ kind, words, means })

/** Formats the understood words with their facts: `cracked pads = paws`. */
function read(language: string, facts: readonly WordFact[], query: string): string[] {
  const vocabulary = prepareVocabulary({ analyzer: findAnalyzer(language), roles: ROLES, facts, keptPhrases: [] })
  return readWords(query, vocabulary).spans.map(({ text, facts: [fact] }) => {
    const values = Object.values(fact?.means ?? {}).flat()
    return `${text} = ${values.length > 0 ? values.join(' ') : fact?.kind}`
  })
}

const ENGLISH = [
  word('fact', ['dog'], { animal: ['dog'] }),
  word('fact', ['chicken'], { animal: ['hen'] }),
  word('fact', ['chicken'], { flavor: ['chicken'] }),
  word('need', ['cracked pads', 'pads'], { kind: ['paws'] }),
  word('need', ['breath', 'smelly breath'], { kind: ['teeth'] }),
  word('need', ['smelly dog'], { kind: ['shampoo'], animal: ['dog'] }),
  word('fact', ['fat dog', 'light'], { diet: ['light'] }),
  word('unsold', ['dog window', 'food chickens', 'small pet shop']),
  word('fact', ['food'], { kind: ['food'] }),
  word('fact', ['dog bag'], { kind: ['waste-bags'] }),
]

describe('phrases of two words', () => {
  it.each([
    ['cracked pads', ['cracked pads = paws']],
    ['pads cracked', ['pads cracked = paws']],
    ['dog smelly', ['dog smelly = shampoo dog']],
    ['dog smelly breath', ['dog = dog', 'smelly breath = teeth']],
    ['bag for dog', ['bag for dog = waste-bags']],
    ['bag of dog food', ['dog = dog', 'food = food']],
    // A phrase for a thing that is not sold must match exactly.
    ['window dog', ['dog = dog']],
  ])('match in either order, unless a word belongs to the next word: %s', (query, spans) => {
    expect(read('en', ENGLISH, query)).toEqual(spans)
  })

  it('about what to feed an animal also yield the animal', () => {
    expect(read('en', ENGLISH, 'fat dog')).toEqual(['fat dog = light', 'dog = dog'])
    expect(read('en', ENGLISH, 'light dog')).toEqual(['light = light', 'dog = dog'])
  })
})

describe('an unsold product for an animal', () => {
  const UKRAINIAN = [
    word('fact', ['папуга'], { animal: ['parrot'] }),
    word('unsold', ['клітка для папуги', 'клітка папуги']),
    word('fact', ['клітка'], { kind: ['cages'] }),
  ]

  it('is recognised in any inflected form of the animal’s name', () => {
    expect(read('uk', UKRAINIAN, 'клітка папузі')).toContain('клітка папузі = unsold')
    expect(read('uk', UKRAINIAN, 'клітка для папуг')).toContain('клітка для папуг = unsold')
  })

  it('does not include products for another animal whose name has the same stem', () => {
    const spanish = [
      word('fact', ['gato', 'gatos'], { animal: ['cat'] }),
      word('fact', ['gatito', 'gatitos'], { animal: ['kitten'] }),
      word('fact', ['leche'], { kind: ['milk'] }),
      word('unsold', ['leche para gatitos', 'leche gatito']),
    ]
    expect(read('es', spanish, 'leche para gatos')).toEqual(['leche = milk', 'gatos = cat'])
    expect(read('es', spanish, 'leche gatita')).toContain('leche gatita = unsold')
  })

  it('is not recognised when the other form of the name may be a flavour', () => {
    expect(read('en', ENGLISH, 'food chicken')).toEqual(['food = food', 'chicken = hen'])
  })
})

describe('words that differ by their accents', () => {
  const DANISH = [word('need', ['skæl'], { kind: ['skin'] }), word('fact', ['skål'], { kind: ['bowls'] })]

  it.each([
    ['skål', 'bowls'],
    ['Skæl', 'skin'],
    ['skael', 'skin'],
  ])('are matched by their exact spelling first: %s', (query, kind) => {
    expect(read('da', DANISH, query)).toEqual([`${query} = ${kind}`])
  })
})
