import { describe, expect, it } from 'vitest'
import { type Analyzer, findAnalyzer } from './analyzer.ts'
import { LANGUAGE_CODES } from './language-codes.ts'
import { splitCompound, TWO_WORDS } from './split-compound.ts'
import { type JudgedPair, loadPairs } from './testing/load-pairs.ts'

const PAIRS_AT_LEAST = 50

const toWords = (text: string, analyzer: Analyzer): string[] => analyzer.tokenize(text).map(({ word }) => word)
const toFolded = (text: string, analyzer: Analyzer): string[] =>
  toWords(text, analyzer).flatMap((word) => analyzer.fold(word).slice(0, 1))

/** Returns the only word of one side; an elided article does not count as a word. */
function toWord(text: string, analyzer: Analyzer): string {
  const words = toWords(text, analyzer)
  expect(words, `words of “${text}”`).toHaveLength(1)
  return words[0] ?? ''
}

function hasShared(left: readonly string[], right: readonly string[]): boolean {
  return left.some((key) => right.includes(key))
}

function checkPair({ left, kind, right }: JudgedPair, analyzer: Analyzer, known: ReadonlySet<string>): void {
  if (kind === '>') {
    const rules = analyzer.compounds ?? TWO_WORDS
    const splits = splitCompound(toFolded(left, analyzer).join(''), (part) => known.has(part), rules)
    expect(splits[0]).toEqual(toFolded(right, analyzer))
    return
  }
  const find = kind === '~' ? analyzer.fold : analyzer.stems
  const keys = [find(toWord(left, analyzer)), find(toWord(right, analyzer))] as const
  expect(hasShared(...keys), `${keys[0].join(', ')} and ${keys[1].join(', ')}`).toBe(kind !== '!')
}

for (const language of LANGUAGE_CODES) {
  describe(`words of ${language}`, () => {
    const analyzer = findAnalyzer(language)
    const pairs = loadPairs(language)
    /** Words that an index of this language would contain. */
    const known = new Set(
      pairs.flatMap(({ left, kind, right }) => toFolded(kind === '>' ? right : `${left} ${right}`, analyzer)),
    )

    it.each(pairs.map((pair) => [`${pair.left} ${pair.kind} ${pair.right}`, pair] as const))(
      'relate as listed: %s',
      (_name, pair) => {
        checkPair(pair, analyzer, known)
      },
    )

    it(`include at least ${PAIRS_AT_LEAST} different pairs`, () => {
      const different = new Set(pairs.map(({ left, kind, right }) => `${[left, right].sort().join(' ')} ${kind}`))
      expect(different.size).toBe(pairs.length)
      expect(pairs.length).toBeGreaterThanOrEqual(PAIRS_AT_LEAST)
    })
  })
}
