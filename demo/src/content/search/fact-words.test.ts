import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { describe, expect, it } from 'vitest'
import { listFactWords } from './declared-words.ts'
import { FACT_CONCEPTS } from './fact-concepts.ts'
import { factWordsOf, findFactWordFaults, parseFactWords } from './fact-words.ts'

describe('words that are facts', () => {
  it('stand in a list of each language, without a fault, and say everything that there is to say', () => {
    expect(findFactWordFaults()).toEqual([])
    for (const file of LANGUAGES) {
      const named = factWordsOf({ code: 'nl_NL', file }).map(({ concept }) => concept)
      expect(new Set(named), file).toEqual(new Set(Object.keys(FACT_CONCEPTS)))
    }
  })

  it('are those of the contract, in the spelling of the site', () => {
    const litter = (code: 'en_GB' | 'en_US') =>
      listFactWords({ code, file: 'en' }).find(({ words }) => words.includes('odour'))
    expect(litter('en_GB')).toMatchObject({
      kind: 'need',
      terms: [{ vocabulary: 'product_sub_group', code: 'odour-care' }],
    })
    expect(litter('en_US')?.words).toContain('odor')
  })

  it('are rows as long as the studio takes them', () => {
    for (const file of LANGUAGES)
      for (const { words } of listFactWords({ code: 'en_US', file }))
        expect(words.length, file).toBeLessThanOrEqual(1_000)
  })

  it.each([
    ['catt: kat', 'demo/words/nl/facts.txt:1, catt: is no concept'],
    ['cat:', 'demo/words/nl/facts.txt:1, cat: has no words'],
    ['cat: kat\ncat: poes', 'demo/words/nl/facts.txt:2, cat: is there twice'],
  ])('that are not as they should be are told with their line: %j', (text, fault) => {
    expect(parseFactWords(text, 'nl/facts.txt').faults).toEqual([fault])
  })
})
