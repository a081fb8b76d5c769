import { expect, test } from 'vitest'
import { findKeys, type Match } from './find-keys.ts'

const KEYS = ['amersfoort', 'amsterdam', 'amsterdam noord', 'rotterdam', 'utrecht', 'zeist'].sort()

function find(query: string, allowsTypo = true): Record<string, Match> {
  const order: readonly Match[] = ['whole', 'prefix', 'whole-typo', 'prefix-typo']
  const found: Record<string, Match> = {}
  findKeys(KEYS, query, allowsTypo, ({ from, to }, match) => {
    for (const key of KEYS.slice(from, to)) {
      const known = found[key]
      if (known === undefined || order.indexOf(match) < order.indexOf(known)) found[key] = match
    }
  })
  return found
}

test('finds the exact key and the keys that begin with the query', () => {
  expect(find('amsterdam', false)).toEqual({ amsterdam: 'whole', 'amsterdam noord': 'prefix' })
  expect(find('ams', false)).toEqual({ amsterdam: 'prefix', 'amsterdam noord': 'prefix' })
})

test.each([
  ['a wrong letter', 'utrecjt'],
  ['a wrong first letter', 'itrecht'],
  ['a wrong last letter', 'utrechr'],
  ['a missing letter', 'utecht'],
  ['a missing first letter', 'trecht'],
  ['an extra letter', 'utreecht'],
  ['an extra letter at the end', 'utrechtt'],
  ['an extra letter at the beginning', 'uutrecht'],
  ['two swapped letters', 'utrehct'],
  ['two swapped letters at the beginning', 'turecht'],
])('finds a key despite a typo: %s', (_what, query) => {
  expect(find(query)).toEqual({ utrecht: 'whole-typo' })
})

test('finds the beginning of a key despite one typo, and nothing with two typos', () => {
  expect(find('amstre')).toEqual({ amsterdam: 'prefix-typo', 'amsterdam noord': 'prefix-typo' })
  expect(find('utrxcxt')).toEqual({})
  expect(find('utrecjt', false)).toEqual({})
})

test('finds the same keys as a comparison with every possible typo', () => {
  const letters = 'abc'
  const words = Array.from({ length: 200 }, (_, seed) =>
    Array.from({ length: 1 + (seed % 5) }, (_, at) => letters[(seed * (at + 3) + (seed >> at)) % 3]).join(''),
  )
  const keys = [...new Set(words)].sort()
  for (const query of keys.filter(({ length }) => length >= 3)) {
    const found = new Set<string>()
    findKeys(keys, query, true, ({ from, to }) => {
      for (const key of keys.slice(from, to)) found.add(key)
    })
    expect([...found].sort(), query).toEqual(keys.filter((key) => isNear(query, key)))
  }
})

/** Returns whether at most one typo turns the query into the beginning of a key; tries all of them. */
function isNear(query: string, key: string): boolean {
  const slips = [query]
  for (let at = 0; at < query.length; at += 1) {
    slips.push(query.slice(0, at) + query.slice(at + 1))
    slips.push(
      query.slice(0, at) +
        query
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        query.slice(at + 2),
    )
    for (const letter of 'abc') {
      slips.push(query.slice(0, at) + letter + query.slice(at + 1))
      slips.push(query.slice(0, at) + letter + query.slice(at))
    }
  }
  return slips.some((slip) => key.startsWith(slip))
}
