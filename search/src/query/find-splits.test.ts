import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { findSplits, partAlternatives } from './find-splits.ts'
import type { KnownWords } from './known-words.ts'
import type { Alternative, QueryWord } from './query-words.ts'

function toKnown(words: readonly string[], language: string): KnownWords & { asked: number } {
  const stems = new Set(words.flatMap((word) => findAnalyzer(language).stems(word)))
  const known = {
    asked: 0,
    has: (word: string) => {
      known.asked += 1
      return words.includes(word)
    },
    hasPrefix: (prefix: string) => words.some((word) => word.startsWith(prefix)),
    hasStem: (stem: string) => stems.has(stem),
    complete: (prefix: string, most: number) => words.filter((word) => word.startsWith(prefix)).slice(0, most),
  }
  return known
}

const toWord = (text: string, isPrefix: boolean): QueryWord => ({ text, folded: [text], isPrefix })

/** Returns the parts, marked `*` if they may be prefixes and `~` if they may have typos. */
function split(word: string, words: string, { language = 'nl', isPrefix = false, others = {} } = {}): string[] {
  const known = toKnown(words.split(' '), language)
  const names = new Map<string, string>(Object.entries(others))
  const findOthers = ([{ text } = toWord('', false)]: readonly QueryWord[]): Alternative[] => {
    const other = names.get(text)
    return other === undefined ? [] : [{ from: 0, to: 1, words: [other], typos: 0, kind: 'synonym' }]
  }
  const splits = findSplits([toWord(word, isPrefix)], known, findAnalyzer(language), findOthers)
  return splits.map(({ words: parts }) =>
    parts
      .map(({ word: part, isLoose, others: same }) => {
        const mark = `${isLoose ? '~' : ''}${part.isPrefix ? '*' : ''}`
        return `${part.text}${mark}${same.map((one) => `=${one.words.join(' ')}`).join('')}`
      })
      .join(' '),
  )
}

describe('findSplits', () => {
  it('prefers exact words to inflected forms, and inflected forms to typos', () => {
    expect(split('hondenvoer', 'honden voer')).toEqual(['honden voer'])
    expect(split('kattenvoer', 'kat voer')).toEqual(['katten voer'])
    expect(split('hondensjampoo', 'honden shampoo')[0]).toBe('honden sjampoo~')
    expect(split('hodnenshampoo', 'honden shampoo')).toEqual(['hodnen~ shampoo'])
  })

  it('does not use letters of the longest leading word in the rest of the compound', () => {
    expect(split('katzentur', 'katze katzen natur', { language: 'de' })).toEqual([])
    expect(split('katzennatr', 'katze katzen natur', { language: 'de' })).toContain('katzen natr~')
    expect(split('pferdebrot', 'pferde rot', { language: 'de' })).not.toContain('pferdeb~ rot')
  })

  it('matches the end of the query as a prefix of a part or of a known compound', () => {
    const words = 'katten speelgoed katjes'
    expect(split('kattenspeel', words, { isPrefix: true })).toEqual(['katten speel*'])
    expect(split('kattenspeel', words)).toContain('katten speel~')
    expect(split('koivo', 'koi voer koivoer', { isPrefix: true })).toEqual(['koi voer'])
    expect(split('katten', `${words} kattenspeelgoed`, { isPrefix: true })).toEqual([])
  })

  it('accepts a part that is known only by its synonyms, and returns these', () => {
    expect(split('hundmat', 'hund foder', { language: 'sv' })).toEqual([])
    expect(split('hundmat', 'hund foder', { language: 'sv', others: { mat: 'foder' } })).toEqual(['hund mat=foder'])
  })

  it('finds no splits in languages without compounds', () => {
    expect(split('dogfood', 'dog food', { language: 'en' })).toEqual([])
  })

  it('makes a bounded number of look-ups, whatever is typed', () => {
    const known = toKnown(['eee', 'eeee'], 'nl')
    const words = Array.from({ length: 10 }, () => toWord('e'.repeat(64), true))
    expect(findSplits(words, known, findAnalyzer('nl'), () => []).length).toBeLessThanOrEqual(30)
    expect(known.asked).toBeLessThan(10_000)
  })
})

it('the words of a synonym may be apart without its stop words, for a limited number of synonyms', () => {
  const synonym = { from: 1, to: 2, words: ['zak', 'voor', 'honden'], typos: 0, kind: 'synonym' } as const
  const parted = partAlternatives(Array(9).fill(synonym), findAnalyzer('nl'))
  expect(parted).toHaveLength(4)
  expect(parted[0]?.words.map(({ word }) => word.text)).toEqual(['zak', 'honden'])
  expect(partAlternatives([{ ...synonym, words: ['zak'] }], findAnalyzer('nl'))).toEqual([])
  expect(partAlternatives([synonym], findAnalyzer('en'))).toEqual([])
})
