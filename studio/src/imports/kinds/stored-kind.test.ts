import { expect, test } from 'vitest'
import { toKindKey } from './stored-kind.ts'

const keyOf = (from: string) => toKindKey('redirects', { site: 'tailwell/de_DE', from })

test.each([
  ['größe', 'gr%C3%B6%C3%9Fe'],
  ['/Alt/', 'alt'],
  ['index.php?id=12', 'index.php?id=13'],
  ['spring%2Doffer', 'spring-offer'],
])('old addresses that the site treats as equal have the same key: %s and %s', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other))
})

test('addresses that differ in a letter have different keys', () => {
  expect(keyOf('größe')).not.toBe(keyOf('grösse'))
  expect(toKindKey('pages', { site: 'tailwell/de_DE', path: 'größe' })).not.toBe(
    toKindKey('pages', { site: 'tailwell/de_DE', path: 'grösse' }),
  )
})
