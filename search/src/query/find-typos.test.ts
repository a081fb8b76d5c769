import { describe, expect, test } from 'vitest'
import { toShared, toStrings } from '../index/strings.ts'
import { findTypos } from './find-typos.ts'
import { countTypos } from './testing/slow-typos.ts'

function find(words: readonly string[], word: string, budget: number, isPrefix = false): Record<string, number> {
  const sorted = [...words].sort()
  const vocabulary = toStrings(sorted)
  const found: Record<string, number> = {}
  findTypos(vocabulary, toShared(vocabulary), word, budget, isPrefix, (term, typos) => {
    found[sorted[term] ?? ''] = typos
  })
  return found
}

function toExpected(words: readonly string[], word: string, budget: number, isPrefix: boolean): Record<string, number> {
  const counted = words.map((term): [string, number] => [term, countTypos(term, word, isPrefix)])
  return Object.fromEntries(counted.filter(([, typos]) => typos <= budget))
}

describe('findTypos', () => {
  const words = ['hand', 'hnod', 'hond', 'honden', 'hondt', 'hont', 'mond', 'ohnd', 'shond', 'zalm']

  test('counts an extra, missing, changed or swapped letter as one typo, and as two on the first letter', () => {
    expect(find(words, 'hond', 1)).toEqual({ hand: 1, hnod: 1, hond: 0, hondt: 1, hont: 1 })
    const first = { mond: 2, ohnd: 2, shond: 2, honden: 2 }
    expect(find(words, 'hond', 2)).toEqual({ hand: 1, hnod: 1, hond: 0, hondt: 1, hont: 1, ...first })
  })

  test('accepts a prefix with a typo only when it ends in the last letter of the word', () => {
    expect(find(['honing', 'handig', 'hondenvoer', 'hnodje'], 'hond', 1, true)).toEqual({
      handig: 1,
      hnodje: 1,
      hondenvoer: 0,
    })
  })

  test('agrees with a slow reference search on words of few different letters', () => {
    let seed = 7
    const next = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      return (seed >>> 16) % below
    }
    const toWord = () => Array.from({ length: 1 + next(9) }, () => 'abc'[next(3)]).join('')
    const vocabulary = [...new Set(Array.from({ length: 1500 }, toWord))]
    for (let round = 0; round < 60; round++) {
      const word = toWord()
      const budget = 1 + (round % 2)
      const isPrefix = round % 4 > 1
      expect(find(vocabulary, word, budget, isPrefix), `${word} ${budget} ${isPrefix}`).toEqual(
        toExpected(vocabulary, word, budget, isPrefix),
      )
    }
  })
})
