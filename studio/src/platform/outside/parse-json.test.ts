import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  ['a name that several objects have', '[{"sku":"1","a":{"sku":"1"}},{"sku":"2"}]'],
  ['a value that equals a name', '{"sku":"name","name":"sku"}'],
  ['a text with quotes and braces', String.raw`{"a":"{\"b\":1,\"b\":2}\\","b":"}"}`],
])('%s is read', (_name, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test.each([
  ['a name that an object has twice', '[\n{"sku":"1",\n"price":1, "price" : 2}]', 'Line 3: price: appears twice'],
  ['a name that is repeated after a nested object', '{"a":{"b":1},"a":{}}', 'Line 1: a: appears twice'],
  ['a replacement character', String.raw`{"a":"\ufffd"}`, 'Line 1: there is a character here that is not a letter'],
  ['JSON that is cut off', '{"a":', 'Line 1: this is not JSON from here on'],
])('%s is refused', (_name, text, message) => {
  expect(() => parseJson(text)).toThrow(message)
})
