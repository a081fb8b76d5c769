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

it('mends a typo in a word that an editor has other words for', () => {
  expect(first('vislie hond')).toEqual({ from: 'vislie', to: 'visolie' })
})

it('reads a short word that nothing has as an animal', () => {
  expect(mend('voer hnd')).toContainEqual({ from: 'hnd', to: 'hond' })
})

it.each([
  ['hnod voer', 'hnod', 'hond'],
  ['hond vore', 'vore', 'voer'],
  ['paard vooer', 'vooer', 'voer'],
])('mends a slip in a short word: %s', (query, from, to) => {
  expect(mend(query)).toContainEqual({ from, to })
})

it('takes no short word for another one', () => {
  expect(mend('hond veer')).toEqual([])
})

it.each([
  ['hondebrokes', 'hond brokes'],
  ['paadenmuesli', 'paarden muesli'],
  ['paardenmuesly', 'paarden muesly'],
])('parts an animal from what is for it: %s', (typed, to) => {
  expect(mend(typed)).toContainEqual({ from: typed, to })
})

it('takes the stem of a word, within which a typo is found', () => {
  expect(mend('kauwirngen')).toEqual([{ from: 'kauwirngen', to: 'kauwirng', isStem: true }])
})

it.each(['hond voer', 'hondenriem', 'riem', 'paard 123456', 'trapje'])('leaves %s as it is', (query) => {
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
])('a compound whose animal is right, with a typo in the rest: %s', (typed, meant) => {
  const [word] = readWords(typed, vocabulary).words
  expect(word && findNearCompound(word, vocabulary)).toBe(meant)
})

it.each(['hondenriem', 'hondenjas', 'paardenstal'])('what is near to %s is its animal', (query) => {
  const { spans, unmet } = readWords(query, vocabulary)
  const animals = [...spans, ...unmet].filter(({ facts }) => facts.some(({ means }) => means.animal !== undefined))
  expect(animals.map(({ text }) => text)).toEqual([query.startsWith('hond') ? 'hond' : 'paard'])
})

it('no compound is mended by letters of its animal, nor by a word that only says something within a phrase', () => {
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
])('%s is what it is nearly only where the rest behind its animal is near by itself', (typed, meant) => {
  const [word] = readWords(typed, GERMAN).words
  expect(word && findNearWord({ ...word, isLast: false }, GERMAN)).toBe(meant)
})

it('what stands behind an animal has all its letters, and no stem of it is left', () => {
  const mended = ['Hundemesser', 'Katzentisch'].flatMap((query) => [
    ...listMendedWords(readWords(query, GERMAN), GERMAN),
  ])
  expect(mended.map(({ to }) => to)).not.toContain('hunde esser')
  expect(mended.filter(({ isStem }) => isStem)).toEqual([])
})

it('what stands beside an animal is no other one', () => {
  expect(mend('hodn voer').map(({ to }) => to)).toContain('hond')
  expect(mend('paard hodn')).toEqual([])
})
