import { expect, test } from 'vitest'
import { splitSentences, toPieces } from './split-sentences.ts'

test('a text is split into lines and sentences by the rules of its language', () => {
  expect(splitSentences('Poets elke dag. Kauwen helpt!\nVraag je dierenarts', 'nl')).toEqual([
    'Poets elke dag.',
    'Kauwen helpt!',
    'Vraag je dierenarts',
  ])
  expect(splitSentences('', 'nl')).toEqual([])
})

test('pieces in two languages get the same places if the numbers of lines and sentences are equal', () => {
  const places = (text: string, language: string) => toPieces(text, language).map(({ place }) => place)
  const dutch = places('Poets elke dag. Kauwen helpt.\nEen hond', 'nl')
  expect(dutch).toEqual(['1/2', '1/2·1/2', '1/2·2/2', '2/2'])
  expect(places('Täglich putzen. Kauen hilft.\nEin Hund', 'de')).toEqual(dutch)
  // Two sentences were merged into one: the line is still a translation, its sentences are not.
  expect(places('Täglich putzen und kauen.\nEin Hund', 'de')).toEqual(['1/2', '2/2'])
})

test('pieces that are too short to have a meaning are left out', () => {
  expect(toPieces('A\nOK\nJa!', 'nl').map(({ text }) => text)).toEqual(['Ja!'])
})
