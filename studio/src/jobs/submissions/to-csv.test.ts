import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test.each(['=1+1', '+31 20 123', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0A=1'])(
  'the cell %j is no formula',
  (text) => expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
)

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(toCsv([['a "b"', 'c,d', 'e\nf', '']])).toBe('\uFEFF"a ""b""","c,d","e\nf",""\r\n')
})
