import { describe, expect, test } from 'vitest'
import { toShared, toStrings } from '../index/strings.ts'
import { findTypos } from './find-typos.ts'

function find(words: readonly string[], word: string, budget: number, isPrefix = false): Record<string, number> {
  const sorted = [...words].sort()
  const vocabulary = toStrings(sorted)
  const found: Record<string, number> = {}
  findTypos(vocabulary, toShared(vocabulary), word, budget, isPrefix, (term, typos) => {
    found[sorted[term] ?? ''] = typos
  })
  return found
}

/** The same by the whole table, each term for itself. */
function toTypos(term: string, word: string): number[][] {
  const rows = [Array.from({ length: word.length + 1 }, (_, j) => (j === 0 ? 0 : j + 1))]
  for (let i = 1; i <= term.length; i++) {
    const row = [i + 1]
    for (let j = 1; j <= word.length; j++) {
      const isSame = term[i - 1] === word[j - 1]
      const ways = [
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : i === 1 && j === 1 ? 2 : 1),
        (rows[i - 1]?.[j] ?? 0) + (i === 1 ? 2 : 1),
        (row[j - 1] ?? 0) + (j === 1 ? 2 : 1),
      ]
      const isSwapped = i > 1 && j > 1 && term[i - 2] === word[j - 1] && term[i - 1] === word[j - 2]
      if (isSwapped) ways.push((rows[i - 2]?.[j - 2] ?? 0) + (i === 2 && j === 2 ? 2 : 1))
      row.push(Math.min(...ways))
    }
    rows.push(row)
  }
  return rows
}

function toExpected(words: readonly string[], word: string, budget: number, isPrefix: boolean): Record<string, number> {
  const found: Record<string, number> = {}
  for (const term of words) {
    const rows = toTypos(term, word)
    const m = word.length
    let typos = rows[term.length]?.[m] ?? 99
    for (let i = 1; isPrefix && i <= term.length; i++) {
      if (term[i - 1] === word[m - 1]) typos = Math.min(typos, rows[i - 1]?.[m - 1] ?? 99)
      const isSwapped = i > 1 && m > 1 && term[i - 2] === word[m - 1] && term[i - 1] === word[m - 2]
      if (isSwapped) typos = Math.min(typos, (rows[i - 2]?.[m - 2] ?? 99) + (i === 2 && m === 2 ? 2 : 1))
    }
    if (typos <= budget) found[term] = typos
  }
  return found
}

describe('within typos', () => {
  const words = ['hand', 'hnod', 'hond', 'honden', 'hondt', 'hont', 'mond', 'ohnd', 'shond', 'zalm']

  test('a letter too many, missing, other or two changed over is one typo, on the first letter two', () => {
    expect(find(words, 'hond', 1)).toEqual({ hand: 1, hnod: 1, hond: 0, hondt: 1, hont: 1 })
    const first = { mond: 2, ohnd: 2, shond: 2, honden: 2 }
    expect(find(words, 'hond', 2)).toEqual({ hand: 1, hnod: 1, hond: 0, hondt: 1, hont: 1, ...first })
  })

  test('a beginning may be near, when it ends in the last letter', () => {
    expect(find(['honing', 'handig', 'hondenvoer', 'hnodje'], 'hond', 1, true)).toEqual({
      handig: 1,
      hnodje: 1,
      hondenvoer: 0,
    })
  })

  test('agrees with the slow way on words of few letters', () => {
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
