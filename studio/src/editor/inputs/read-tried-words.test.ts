import { describe, expect, it } from 'vitest'
import { toWordsIn } from '../../model/words/words-in.ts'
import { VOCABULARY_LABELS, type Vocabulary } from '../../publish/parts/vocabularies.ts'
import { readTriedWords, type TriedTerm, type TriedWords } from './read-tried-words.ts'

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
const joinIn = (language: string) => new Intl.ListFormat(language, { type: 'disjunction' })
const ENGLISH = {
  t: toWordsIn('en'),
  toName: (vocabulary: Vocabulary) => VOCABULARY_LABELS[vocabulary],
  either: joinIn('en'),
}
const read = (query: string, reader: TriedWords = ENGLISH) =>
  readTriedWords(query, ROWS, TERMS, 'nl', reader).map(({ text, says }) => `${text} → ${says}`)

describe('a tried search query', () => {
  it('is explained by the rows of the form and the names of terms', () => {
    expect(read('goedkoop kittenvoer met zalm in blauw')).toEqual([
      'goedkoop → ignored',
      'kitten → Kind of animal: Katten; Age of the animal: Jong',
      'voer → Product group: Droogvoer or Natvoer',
      'zalm → Flavour: Zalm',
      'blauw → searched for as text',
    ])
  })

  it('is reported as not sold, or as matching a row without a term', () => {
    expect(read('riem')).toEqual(['riem → something we do not sell'])
    expect(readTriedWords('poes', [{ kind: 'fact', words: ['poes'] }, null], TERMS, 'nl', ENGLISH)).toEqual([
      { text: 'poes', says: 'no term chosen' },
    ])
  })

  it('is explained in the language of the person who reads the result', () => {
    const german = { t: toWordsIn('de'), toName: () => 'Produktgruppe', either: joinIn('de') }
    expect(read('goedkoop voer riem blauw', german)).toEqual([
      'goedkoop → sagt nichts aus',
      'voer → Produktgruppe: Droogvoer oder Natvoer',
      'riem → etwas, das wir nicht verkaufen',
      'blauw → wird als Text gesucht',
    ])
  })
})
