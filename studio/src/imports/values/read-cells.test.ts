import { expect, test } from 'vitest'
import { findNumberFault, isFailedFormula, readAmountCell } from './read-cells.ts'

test.each(['1,23E+12', '1.2e+15', '8E+12', 12_345_678_901_234_567_000])(
  '%s is told as a number that was shortened',
  (cell) => {
    expect(findNumberFault(cell)).toContain('has shortened')
  },
)
test.each(['00501', '1234567890123', 'E12', '12E', 'TW-1E+', 1234567890123, ''])('%s is no such number', (cell) => {
  expect(findNumberFault(cell)).toBeUndefined()
})

test.each(['#REF!', '#N/A', '#DIV/0!', '#BEZUG!'])('%s is a formula that failed', (cell) => {
  expect(isFailedFormula(cell)).toBe(true)
})
test.each(['#1', 'N/A', '# Kopf', '', 5])('%s is none', (cell) => {
  expect(isFailedFormula(cell)).toBe(false)
})

test.each([
  ['1.234,50', 'de', 1234.5],
  ['1 234,50', 'fr', 1234.5],
  ['1,234.50', 'en', 1234.5],
  ['12,5', 'pl', 12.5],
  ['€ 7,95', 'nl', 7.95],
])('the amount %s of %s', (cell, language, value) => {
  expect(readAmountCell(cell, language)).toEqual({ ok: true, value })
})
