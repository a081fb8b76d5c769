import { expect, test } from 'vitest'
import { cutTeaser } from './cut-teaser.ts'

test.each([
  ['Crunchy.', 'Crunchy.'],
  ['', ''],
  [
    'Baked slowly, with oats, for grown dogs that are out in every weather.',
    'Baked slowly, with oats, for grown dogs that …',
  ],
  [
    'Crocchette grandi come un pisello con agnello da pascolo e zucca',
    'Crocchette grandi come un pisello con agnello da pascolo …',
  ],
  [
    'Weiche Häppchen in viel Soße: vollständiges Nassfutter für die Katze',
    'Weiche Häppchen in viel Soße: vollständiges Nassfutter …',
  ],
  [
    'Zarte Stückchen in Soße mit Karotte und Erbsen: ein vollständiges Futter',
    'Zarte Stückchen in Soße mit Karotte und Erbsen …',
  ],
  [
    'Мягкие кусочки в обильной подливе: полнорационный корм для и не только',
    'Мягкие кусочки в обильной подливе: полнорационный корм …',
  ],
  [
    'Do on no if at by to in of as is it we so up he be or an am go me us my ye',
    'Do on no if at by to in of as is it we so up he be or an …',
  ],
  [
    'Tabletten zur Behandlung von Mischinfektionen mit Rund- und Bandwürmern',
    'Tabletten zur Behandlung von Mischinfektionen …',
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
])('cuts the text “%s” to its teaser', (text, teaser) => {
  expect(cutTeaser(text)).toBe(teaser)
})

test('a single word that is longer than a teaser is kept whole', () => {
  const word = 'Donaudampfschifffahrt'.repeat(4)
  expect(cutTeaser(`${word} und mehr`)).toBe(`${word} …`)
})
