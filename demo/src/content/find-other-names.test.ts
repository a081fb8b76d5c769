import { expect, test } from 'vitest'
import { findOtherNames, sharesWord } from './find-other-names.ts'
import { loadContent } from './load-content.ts'

test('the title of every page shares a word with the names of the page in menus', () => {
  expect(findOtherNames(loadContent())).toEqual([])
})

test.each([
  ['Futter', 'Hundefutter'],
  ['Psy', 'Wszystko dla psów'],
  ['Ló', 'Minden, ami a lónak kell'],
  ['Katten', 'Alles voor je kat'],
  ['Maison & voyage', 'Maison & voyage : paniers et gamelles pour chiens'],
])('%s shares a word with the title: %s', (name, title) => expect(sharesWord(name, title)).toBe(true))

test.each([
  ['Hygiene', 'Sauber mit Hund'],
  ['Home & travel', 'Beds and bowls for dogs'],
  ['Качество', 'Как мы проверяем то, что продаём'],
])('%s shares no word with the title: %s', (name, title) => expect(sharesWord(name, title)).toBe(false))
