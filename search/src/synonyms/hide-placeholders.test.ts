import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { LANGUAGE_CODES } from '../analysis/language-codes.ts'
import type { Synonym } from '../port/synonym.ts'
import { findAlternatives } from './find-alternatives.ts'
import { hidePlaceholders } from './hide-placeholders.ts'
import { prepareSynonyms } from './prepare-synonyms.ts'

const NUMBER: Synonym = {
  objectID: 'no',
  type: 'placeholder',
  placeholder: '<Straßen-Nr 1>',
  replacements: ['12', 'zwölf'],
}

describe('a placeholder', () => {
  it.each(LANGUAGE_CODES)('in a record (%s) is one word and is found by its replacements', (language) => {
    const analyzer = findAnalyzer(language)
    const prepared = prepareSynonyms([NUMBER], analyzer)
    const text = 'Hauptallee <straßen-nr 1>, Wien'
    const hidden = hidePlaceholders(text, prepared.placeholders)
    expect(hidden).toHaveLength(text.length)
    const tokens = analyzer.tokenize(hidden)
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(['Hauptallee', '<straßen-nr 1>', 'Wien'])
    const indexed = analyzer.fold(tokens[1]?.word ?? '')[0]
    for (const typed of ['12', 'zwolf']) {
      const [alternative] = findAlternatives([{ text: typed, folded: [typed], isPrefix: true }], prepared)
      expect(alternative?.words).toEqual([indexed])
    }
  })

  it('differs from a placeholder with another digit', () => {
    const names = new Set(['n1', 'n2'])
    expect(hidePlaceholders('<n1>', names)).not.toBe(hidePlaceholders('<n2>', names))
  })

  it('leaves all other angle brackets unchanged', () => {
    const names = new Set(['nr'])
    const text = '<b>1 < 2</b> <nr <x> <nr'
    expect(hidePlaceholders(text, names)).toBe(text)
    expect(hidePlaceholders('<nr>', new Set())).toBe('<nr>')
    const mixed = hidePlaceholders('<b><nr></b> <NR>', names)
    expect(mixed).toMatch(/^<b>\p{L}{4}<\/b> \p{L}{4}$/u)
  })

  it('is searched for in reasonable time in a text of only brackets', () => {
    const text = `${'<'.repeat(1_000_000)}>`
    expect(hidePlaceholders(text, new Set(['nr']))).toBe(text)
  })
})
