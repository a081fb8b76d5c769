import { expect, test } from 'vitest'
import { cutTeaser } from './cut-teaser.ts'

test.each([
  ['Crunchy.', 'Crunchy.'],
  ['', ''],
  [
    'Baked slowly, with oats, for grown dogs that are out in every weather.',
    'Baked slowly, with oats, for grown dogs that are out in …',
  ],
  ['Bakes slowly. For dogs that are out a lot, in every weather of the year.', 'Bakes slowly.'],
  [
    'Für ernährungssensible Hunde, Futtermittelunverträglichkeitsgeplagte eingeschlossen',
    'Für ernährungssensible Hunde …',
  ],
  [
    'Полнорационный корм для взрослых собак крупных пород с\u00A0индейкой',
    'Полнорационный корм для взрослых собак крупных пород …',
  ],
])('%s', (text, teaser) => {
  expect(cutTeaser(text)).toBe(teaser)
})

test('one word that is longer than a teaser stays whole', () => {
  const word = 'Donaudampfschifffahrt'.repeat(4)
  expect(cutTeaser(`${word} und mehr`)).toBe(`${word} …`)
})
