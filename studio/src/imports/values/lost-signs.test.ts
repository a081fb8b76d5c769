import { expect, test } from 'vitest'
import { hasLostSigns } from './lost-signs.ts'

test.each([
  ['Blijft heel tot ?20 °C', 'Blijft heel tot −20 °C'],
  ['pH, NO?, NO? en chloor', 'pH, NO₂, NO₃ en chloor'],
  ['???? ??? ?????', 'Корм для кошек'],
  ['Wat? ? dag', 'Wat? 🐾 dag'],
  ['Wat? ?? dag', 'Wat? 🐾 dag'],
  ['Karma dla ps?w', 'Karma dla psów'],
])('%j is recognised as %j with characters replaced by question marks', (text, stored) => {
  expect(hasLostSigns(text, stored)).toBe(true)
})

test.each([
  ['Blijft heel tot ?30 °C', 'Blijft heel tot −20 °C'],
  ['Klaar?', 'Klaar…'],
  ['Klaar?', 'Klaar!'],
  ['Klaar?', 'Klaar'],
  ['Tot −20 °C', 'Tot −20 °C'],
  ['', ''],
  ['?', ''],
])('%j is not taken for a damaged copy of %j', (text, stored) => {
  expect(hasLostSigns(text, stored)).toBe(false)
})
