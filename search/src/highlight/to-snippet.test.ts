import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import type { MatchedWord } from '../query/query-words.ts'
import type { Marker } from './mark-words.ts'
import { toSnippet } from './to-snippet.ts'

function snip(text: string, words: number, matched: { [word: string]: MatchedWord }, ...query: string[]) {
  const marker: Marker = {
    analyzer: findAnalyzer('en'),
    matched: new Map(Object.entries(matched)),
    queryWords: query.map((word) => ({ text: word, folded: [word], isPrefix: false })),
    preTag: '[',
    postTag: ']',
    ellipsis: '…',
    replacesSynonyms: false,
    isRestricted: false,
  }
  return toSnippet(text, words, marker)
}

const TEXT = 'One two, three. Four five six seven; eight (nine) ten.'

describe('toSnippet', () => {
  it('returns the beginning when nothing matches, and a short text whole', () => {
    expect(snip(TEXT, 3, {})).toEqual({ value: 'One two, three…', matchLevel: 'none' })
    expect(snip(TEXT, 10, {})).toEqual({ value: TEXT, matchLevel: 'none' })
    expect(snip(TEXT, 50, {})).toEqual({ value: TEXT, matchLevel: 'none' })
    expect(snip('!?', 1, {})).toEqual({ value: '!?', matchLevel: 'none' })
    expect(snip('', 1, {})).toEqual({ value: '', matchLevel: 'none' })
  })

  it('returns the beginning when no other part matches more', () => {
    const matched = { three: { word: 0 }, seven: { word: 0 } }
    expect(snip(TEXT, 4, matched, 'three')).toEqual({ value: 'One two, [three]. Four…', matchLevel: 'full' })
  })

  it('returns the words around a later match, with an ellipsis where the text is cut', () => {
    expect(snip(TEXT, 3, { six: { word: 0 } }, 'six')).toEqual({ value: '…five [six] seven…', matchLevel: 'full' })
    expect(snip(TEXT, 3, { ten: { word: 0 } }, 'ten')).toEqual({ value: '…eight (nine) [ten].', matchLevel: 'full' })
  })

  it('prefers the part with the most different query words, and the first such part', () => {
    const matched = { two: { word: 0 }, five: { word: 0 }, seven: { word: 1 }, nine: { word: 0 }, ten: { word: 1 } }
    expect(snip(TEXT, 3, matched, 'a', 'b')).toEqual({ value: '…[five] six [seven]…', matchLevel: 'full' })
    expect(snip(TEXT, 2, matched, 'a', 'b')).toEqual({ value: '…[nine]) [ten].', matchLevel: 'full' })
    expect(snip(TEXT, 1, matched, 'a', 'b')).toEqual({ value: '…[two]…', matchLevel: 'partial' })
  })

  it('never cuts an HTML entity', () => {
    expect(snip('cat &amp; dog &amp; bird', 2, {})).toMatchObject({ value: 'cat &amp;…' })
    expect(snip('cat &amp; dog', 2, { dog: { word: 0 } }, 'dog')).toMatchObject({ value: '…&amp; [dog]' })
  })

  it('handles a long text that consists only of matches', () => {
    const text = 'dog cat '.repeat(50_000)
    const { value } = snip(text, 1000, { dog: { word: 0 }, cat: { word: 1 } }, 'dog', 'cat')
    expect(value.startsWith('[dog] [cat] [dog]')).toBe(true)
    expect(value.split(' ')).toHaveLength(1000)
  })
})
