import { expect, test } from 'vitest'
import { findSiteSeparator, toCsvLine } from './to-csv.ts'

test.each([
  '=1+1',
  '+31',
  '+1+2',
  '+31 20 A1',
  '+49 30-1',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '|calc',
  '%0A=1',
])('the cell %j cannot become a formula', (text) => expect(toCsvLine([text], ',')).toBe(`"'${text}"\r\n`))

test('a phone number is written unchanged', () => {
  expect(toCsvLine(['+49 30 1234567', '+39 06 1234 5678 ext. 12'], ';')).toBe(
    '"+49 30 1234567";"+39 06 1234 5678 ext. 12"\r\n',
  )
  // Extensions of telephone numbers as written in Britain, Romania and Peru.
  const others = ['+44 20 7946 0123 x12', '+40 712 034 567 int 12', '+51 912 345 678 Anexo 12']
  expect(toCsvLine(others, ';')).not.toContain("'")
})

test('quotes, separators and line breaks stay inside their cell', () => {
  expect(toCsvLine(['a "b"', 'c,d', 'e\nf', 'g;h', ''], ',')).toBe('"a ""b""","c,d","e\nf","g;h",""\r\n')
})

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', ';'],
  ['nl', ';'],
  ['de-CH, de;q=0.9', ';'],
  ['fr-CH', ';'],
  ['en-US', ','],
  ['ru', ';'],
  ['en-GB,en;q=0.9', ','],
  ['*', ','],
  ['not a language!', ','],
  [null, ','],
])('for the accepted languages %s, tables are separated by “%s”', (languages, separator) => {
  expect(findSiteSeparator(languages)).toBe(separator)
})
