import { expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { findNearWord } from './find-near-words.ts'
import { findNearCompound, listMendedWords } from './mend-words.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { readWords } from './read-words.ts'

const vocabulary = prepareVocabulary({
  analyzer: findAnalyzer('nl'),
  roles: { animal: 'animal', kind: 'kind' },
  facts: [
    { kind: 'fact', words: ['hond', 'honden'], means: { animal: ['dog'] } },
    { kind: 'fact', words: ['paard', 'paarden'], means: { animal: ['horse'] } },
    { kind: 'fact', words: ['voer', 'brokken'], means: { kind: ['food'] } },
    { kind: 'unsold', words: ['hondenriem'], means: {} },
  ],
  keptPhrases: ['visolie', 'vers gras'],
})
const mend = (query: string) => [...listMendedWords(readWords(query, vocabulary), vocabulary)]
const first = (query: string) => mend(query)[0]

it('corrects a typo in a word for which an editor has synonyms', () => {
  expect(first('vislie hond')).toEqual({ from: 'vislie', to: 'visolie' })
})

it('corrects a short unknown word to an animal', () => {
  expect(mend('voer hnd')).toContainEqual({ from: 'hnd', to: 'hond' })
})

it.each([
  ['hnod voer', 'hnod', 'hond'],
  ['hond vore', 'vore', 'voer'],
  ['paard vooer', 'vooer', 'voer'],
])('corrects a typo in a short word: %s', (query, from, to) => {
  expect(mend(query)).toContainEqual({ from, to })
})

it('does not correct a short word to a different word', () => {
  expect(mend('hond veer')).toEqual([])
})

it.each([
  ['hondebrokes', 'hond brokes'],
  ['paadenmuesli', 'paarden muesli'],
  ['paardenmuesly', 'paarden muesly'],
])('separates an animal from the rest of a compound with a typo: %s', (typed, to) => {
  expect(mend(typed)).toContainEqual({ from: typed, to })
})

it('offers the stem of a word, so that a typo in the stem can be found', () => {
  expect(mend('kauwirngen')).toEqual([{ from: 'kauwirngen', to: 'kauwirng', isStem: true }])
})

it.each(['hond voer', 'hondenriem', 'riem', 'paard 123456', 'trapje'])('leaves %s unchanged', (query) => {
  expect(mend(query)).toEqual([])
})

it.each([
  ['hondenbroken', 'hondenbrokken'],
  ['paardenbrokkne', 'paardenbrokken'],
  ['paardenvor', 'paardenvoer'],
  ['paardenveor', 'paardenvoer'],
  ['paardenvoer', undefined],
  ['paardenveer', undefined],
  ['hondenstoel', undefined],
  ['hondenvoer12', undefined],
])('a compound with a correct animal is corrected only for a small typo in the rest: %s', (typed, meant) => {
  const [word] = readWords(typed, vocabulary).words
  expect(word && findNearCompound(word, vocabulary)).toBe(meant)
})

it.each(['hondenriem', 'hondenjas', 'paardenstal'])('the animal in the compound %s is recognised', (query) => {
  const { spans, unmet } = readWords(query, vocabulary)
  const animals = [...spans, ...unmet].filter(({ facts }) => facts.some(({ means }) => means.animal !== undefined))
  expect(animals.map(({ text }) => text)).toEqual([query.startsWith('hond') ? 'hond' : 'paard'])
})

it('no compound is corrected by letters of its animal, nor by a word with a meaning only in a phrase', () => {
  const german = prepareVocabulary({
    analyzer: findAnalyzer('de'),
    roles: { animal: 'animal', color: 'color' },
    facts: [
      { kind: 'fact', words: ['Katze', 'Katzen'], means: { animal: ['cat'] } },
      { kind: 'fact', words: ['Natur', 'immer klein'], means: { color: ['natural'] } },
    ],
    keptPhrases: [],
  })
  const near = ['Katzentür', 'Katzennatr', 'Katzeneimer'].map((typed) => {
    const [word] = readWords(typed, german).words
    return word && findNearCompound(word, german)
  })
  expect(near).toEqual([undefined, 'katzennatur', undefined])
})

const GERMAN = prepareVocabulary({
  analyzer: findAnalyzer('de'),
  roles: { animal: 'animal', kind: 'kind' },
  facts: [
    { kind: 'fact', words: ['Hund', 'Hunde'], means: { animal: ['dog'] } },
    { kind: 'fact', words: ['Katze', 'Katzen'], means: { animal: ['cat'] } },
    { kind: 'fact', words: ['Hundekot', 'Katzensand', 'Esser', 'leichter'], means: { kind: ['things'] } },
  ],
  keptPhrases: [],
})

it.each([
  ['Hundekott', 'hundekot'],
  ['Katzensannd', 'katzensand'],
  ['Hundekarte', undefined],
  ['Hundefoto', undefined],
  ['Katzenrad', undefined],
  ['Leiter', undefined],
])('%s is corrected only when the part after its animal is itself close to a known word', (typed, meant) => {
  const [word] = readWords(typed, GERMAN).words
  expect(word && findNearWord({ ...word, isLast: false }, GERMAN)).toBe(meant)
})

it('the part after an animal keeps all its letters, and is not reduced to a stem', () => {
  const mended = ['Hundemesser', 'Katzentisch'].flatMap((query) => [
    ...listMendedWords(readWords(query, GERMAN), GERMAN),
  ])
  expect(mended.map(({ to }) => to)).not.toContain('hunde esser')
  expect(mended.filter(({ isStem }) => isStem)).toEqual([])
})

it('a word beside an animal is not corrected to another animal', () => {
  expect(mend('hodn voer').map(({ to }) => to)).toContain('hond')
  expect(mend('paard hodn')).toEqual([])
})
