import { describe, expect, it } from 'vitest'
import { readTriedWords, type TriedTerm } from './read-tried-words.ts'

const TERMS: TriedTerm[] = [
  { id: '1', label: 'Katten', vocabulary: 'animal_type' },
  { id: '2', label: 'Jong', vocabulary: 'online_animal_age' },
  { id: '3', label: 'Droogvoer', vocabulary: 'product_sub_group' },
  { id: '4', label: 'Natvoer', vocabulary: 'product_sub_group' },
  { id: '5', label: 'Zalm', vocabulary: 'flavor' },
  { id: '6', label: 'Kittens', vocabulary: 'content_tag' },
]
const ROWS = [
  { kind: 'fact', words: ['kitten'], terms: ['1', '2'] },
  { kind: 'fact', words: ['voer'], terms: ['3', '4'] },
  { kind: 'unsold', words: ['riem'] },
  { kind: 'filler', words: ['goedkoop'] },
]
const read = (query: string) => readTriedWords(query, ROWS, TERMS, 'nl').map(({ text, says }) => `${text} → ${says}`)

describe('a query is tried', () => {
  it('by the rows of the form and the names of terms', () => {
    expect(read('goedkoop kittenvoer met zalm in blauw')).toEqual([
      'goedkoop → ignored',
      'kitten → Kind of animal: Katten; Age of the animal: Jong',
      'voer → Product group: Droogvoer or Natvoer',
      'zalm → Flavour: Zalm',
      'blauw → searched for as text',
    ])
  })

  it('and says what is not sold, and what a row still lacks', () => {
    expect(read('riem')).toEqual(['riem → something we do not sell'])
    expect(readTriedWords('poes', [{ kind: 'fact', words: ['poes'] }, null], TERMS, 'nl')).toEqual([
      { text: 'poes', says: 'no term chosen' },
    ])
  })
})
