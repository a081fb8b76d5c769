import { expect, test } from 'vitest'
import { parseSynonymFile } from './parse-synonyms.ts'

const parse = (...lines: string[]) => parseSynonymFile(lines.join('\n'), 'nl/synonyms.txt')

test('a line maps an everyday word to one of ours, and lines with the same word become one row', () => {
  const { synonyms, faults } = parse(
    '# comment',
    '',
    'Odor = odour',
    'snoepjes =  pluchen   speelgoed',
    'odor = smells',
  )
  expect(faults).toEqual([])
  expect(synonyms).toEqual([
    { type: 'onewaysynonym', word: 'Odor', words: ['odour', 'smells'] },
    { type: 'onewaysynonym', word: 'snoepjes', words: ['pluchen speelgoed'] },
  ])
})

test('two words that are mapped in both directions become mutual synonyms', () => {
  const { synonyms } = parse('poes = kat', 'brok = voer', 'Kat = poes')
  expect(synonyms).toEqual([
    { type: 'synonym', words: ['Kat', 'poes'] },
    { type: 'onewaysynonym', word: 'brok', words: ['voer'] },
  ])
})

test.each([
  ['a single word', 'brok', 'must be "everyday word = word of our texts"'],
  ['an empty left side', '= voer', 'must be'],
  ['a second equals sign', 'a = b = c', 'must be'],
  ['the same word on both sides', 'Voer = voer', 'says the same on both sides'],
  ['a word that is too long', `${'a'.repeat(101)} = b`, 'longer than 100'],
])('%s is reported with its line', (_what, line, problem) => {
  const { synonyms, faults } = parse('kat = poes', line)
  expect(synonyms).toHaveLength(1)
  expect(faults).toEqual([expect.stringContaining(`demo/words/nl/synonyms.txt:2, ${line}: `)])
  expect(faults[0]).toContain(problem)
})

test('a duplicate line is reported with both line numbers', () => {
  expect(parse('brok = voer', '', 'Brok = Voer').faults).toEqual([
    'demo/words/nl/synonyms.txt:3, Brok = Voer: stands in line 1, too',
  ])
})
