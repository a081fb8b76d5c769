import { expect, test } from 'vitest'
import { isErased, readErasures, toErasureHash } from './erasure-hash.ts'

const hash = toErasureHash('anna@shop.example').toString('hex')

test('data kept before the last erasure of an address counts as erased, later data does not', () => {
  const erasures = readErasures([`${hash} 1000`, '', ` ${hash} 2000\r`])
  expect(isErased(erasures, 'anna@shop.example', 1999)).toBe(true)
  expect(isErased(erasures, 'anna@shop.example', 2000)).toBe(false)
  expect(isErased(erasures, 'kim@shop.example', 0)).toBe(false)
  expect(isErased(readErasures([hash]), 'anna@shop.example', Number.MAX_SAFE_INTEGER)).toBe(true)
})

test.each(['anna@shop.example', hash.slice(1), `${hash} soon`, `${hash} 1 2`, `${hash},1000`, '{"hash":"x"}'])(
  'an erasure list with the line %j is refused with the number of that line',
  (line) => {
    expect(() => readErasures([`${hash} 1000`, line])).toThrow(/^Line 2 of the erasures/)
  },
)
