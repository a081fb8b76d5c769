import { describe, expect, test } from 'vitest'
import { formatAmountInName } from './amount-in-name.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('the amount beside a product name', () => {
  test.each([
    ['de', 'Klarblick-Tücher', { wipes: 30 }, '30 Stück'],
    ['de', 'Um-die-Ecke-Beutel', { bags: 60 }, '60 Stück'],
    ['de', 'Leichtfuß-Tabletten', { tablets: 60 }, '60 Stück'],
    ['de', 'Floh- & Zeckentropfen', { pipettes: 3 }, '3 Pipetten'],
    ['fr', 'Pipettes Puces & Tiques', { pipettes: 3 }, '3 pièces'],
    ['en', 'Bright Eye Wipes', { wipes: 30 }, 'pack of 30'],
    ['en', 'Easy Stride', { tablets: 60 }, '60 tablets'],
    ['uk', 'Таблетки «Легкий крок»', { tablets: 120 }, '120 шт.'],
    ['sv', 'Klar blick', { wipes: 30 }, '30 våtservetter'],
    ['de', 'Schlecker-Creme im Beutel', { sachets: 5 }, '5 Beutel'],
    ['nl', 'Avondkauwsticks', { g: 105, pieces: 7 }, '105 g, 7 stuks'],
  ] as const)('%s: %s', (language, name, contents, expected) => {
    expect(plain(formatAmountInName(language, name, contents))).toBe(expected)
  })
})
