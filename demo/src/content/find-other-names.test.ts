import { expect, test } from 'vitest'
import { findOtherNames, sharesWord } from './find-other-names.ts'
import { loadContent } from './load-content.ts'

test('every page says on itself what menus call it', () => {
  expect(findOtherNames(loadContent())).toEqual([])
})

test.each([
  ['Futter', 'Hundefutter'],
  ['Psy', 'Wszystko dla psów'],
  ['Ló', 'Minden, ami a lónak kell'],
  ['Katten', 'Alles voor je kat'],
  ['Maison & voyage', 'Maison & voyage : paniers et gamelles pour chiens'],
])('%s stands in: %s', (name, title) => expect(sharesWord(name, title)).toBe(true))

test.each([
  ['Hygiene', 'Sauber mit Hund'],
  ['Home & travel', 'Beds and bowls for dogs'],
  ['Качество', 'Как мы проверяем то, что продаём'],
])('%s does not stand in: %s', (name, title) => expect(sharesWord(name, title)).toBe(false))
