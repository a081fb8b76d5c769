import { expect, test } from 'vitest'
import { toJson } from './to-json.ts'

test.each([
  ['texts, numbers and flags', { a: 'x', b: 1.5, c: false, d: null }],
  ['fields without a value', { a: undefined, b: [undefined, 1], c: () => 1, d: Symbol('x') }],
  ['dates', { at: new Date('2026-05-01'), list: [new Date(0)] }],
  ['NaN, infinity and negative zero', { a: Number.NaN, b: [Number.POSITIVE_INFINITY], c: -0 }],
  ['fields that are named __proto__', JSON.parse('{"__proto__": {"a": 1}}')],
  ['lists with holes', { list: Array.from({ length: 3 }) }],
  ['objects with a toJSON method', { a: { toJSON: () => ({ b: undefined, c: 1 }) } }],
])('%s are converted as JSON.stringify and JSON.parse convert them', (_what, value) => {
  expect(JSON.stringify(toJson(value))).toBe(JSON.stringify(value))
  expect(toJson(value)).toStrictEqual(JSON.parse(JSON.stringify(value)))
})
