import { expect, it } from 'vitest'
import { findForeignLanguage } from './find-language.ts'

const DUTCH =
  'Het kost tijd voor een hond aan een nieuw huis gewend is. Geef je hond een vaste plek, ga met hem naar buiten en ' +
  'wees geduldig: wat vandaag niet lukt, lukt bij de volgende keer. Ook een puppy leert het, maar dat wordt niet in een dag bereikt.'

it('recognises a text in another language, and reports nothing for a text in its own language', () => {
  expect(findForeignLanguage(DUTCH, 'nl')).toBeUndefined()
  expect(findForeignLanguage(DUTCH, 'de')).toBe('nl')
})

it('reports nothing for a text of a few words', () => {
  expect(findForeignLanguage('Het hondenvoer van deze week', 'de')).toBeUndefined()
})

it('is not misled by a list that repeats the same words', () => {
  const list = Array.from({ length: 30 }, () => 'Mon Fri closed Directions (opens in a new tab)').join(' ')
  expect(findForeignLanguage(list, 'en')).toBeUndefined()
})
