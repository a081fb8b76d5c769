import { expect, test } from 'vitest'
import { freeText, knownOneOf, oneOf, severalOf, wholeNumberField } from '../../platform/query-field.ts'
import { readDeclaredQuery } from './declared-query.ts'

const PAGE = wholeNumberField('page', { first: 1, last: 3 })
const TYPE = oneOf('type', ['blog', 'advice'])
const SORT = knownOneOf('sort', ['price', 'name'])
const WORDS = freeText('query', 20)
const FIELDS = [WORDS, TYPE, SORT, PAGE]

test.each([
  ['?page=2', '?page=2'],
  ['?page=2&page=2', '?page=2'],
  ['?utm_source=mail&page=3&fbclid=x', '?page=3'],
  ['?page=3&type=blog', '?type=blog&page=3'],
  ['?page=1', ''],
  ['?page=', ''],
  ['?PAGE=2', ''],
  ['?type=Blog', ''],
  ['?type=__proto__', ''],
  ['?sort=', ''],
  ['?sort=price&sort=price', '?sort=price'],
  ['?', ''],
  ['?&&&=&%', ''],
])('%s has the canonical form %s', (query, suffix) => {
  expect(readDeclaredQuery(FIELDS, query)).toMatchObject({ suffix, isStored: true })
})

test.each([
  '?page=0',
  '?page=4',
  '?page=99999999999999999999',
  '?type=blog&page=1000',
  '?page=two',
  '?page=02',
  '?page=01',
  '?page=%202',
  '?page=2.0',
  '?page=1.5',
  '?page=1e9',
  '?page=-1',
  '?page=+2',
  '?page=0x2',
  '?page=%D9%A2',
  '?page=2&page=3',
  '?page=2&page=two',
  '?page=&page=2',
  '?sort=bogus',
  '?sort=Price',
  '?sort=price-up',
  '?sort=__proto__',
  '?sort=price&sort=name',
  '?sort=price&sort=bogus',
])('the query %s is not found', (query) => expect(readDeclaredQuery(FIELDS, query)).toBeUndefined())

test('typed words are joined to one line and shortened, and their answer is not stored', () => {
  const read = (query: string) => readDeclaredQuery(FIELDS, query)
  expect(read('?query=sick++dog%0d%0a%00')).toMatchObject({ suffix: '?query=sick+dog', isStored: false })
  expect(WORDS.read(read(`?query=${'a'.repeat(5_000)}`)?.values)).toBe('a'.repeat(20))
  expect(WORDS.read(read('?query=%F0%9F%90%B6%ff')?.values)).toBe('🐶\ufffd')
  expect(read('?query=+%20')).toMatchObject({ suffix: '', isStored: true })
})

test('a route reads its declared parameters with their declared types', () => {
  const values = readDeclaredQuery(FIELDS, '?page=3&type=advice&other=1')?.values
  expect([PAGE.read(values), TYPE.read(values), WORDS.read(values)]).toEqual([3, 'advice', ''])
  expect([PAGE.read(undefined), TYPE.read(undefined)]).toEqual([1, undefined])
  expect([...(values ?? [])].map(([name]) => name)).toEqual(['type', 'page'])
})

test('a route without declared parameters ignores any query', () => {
  expect(readDeclaredQuery([], `?${'page=2&'.repeat(1_000)}`)).toMatchObject({ suffix: '', isStored: true })
})

test('a repeatable parameter has a limited number of distinct values in a fixed order, and its answer is not stored', () => {
  const fields = [severalOf('flavor', 3), PAGE]
  const declared = readDeclaredQuery(fields, '?flavor=Fish&page=2&flavor=Beef%0A&flavor=Fish&flavor=')
  expect(declared).toMatchObject({ suffix: '?flavor=Beef&flavor=Fish&page=2', isStored: false })
  expect(fields[0]?.read(declared?.values)).toEqual(['Beef', 'Fish'])
  const many = Array.from({ length: 90 }, (_, index) => `flavor=${index}`).join('&')
  expect(fields[0]?.read(readDeclaredQuery(fields, many)?.values)).toHaveLength(3)
})
