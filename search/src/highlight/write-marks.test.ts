import { expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { type Marker, markWords } from './mark-words.ts'
import { writeMarks } from './write-marks.ts'

function mark(text: string, query: readonly string[]): string {
  const analyzer = findAnalyzer('nl')
  const marker: Marker = {
    analyzer,
    matched: new Map(query.map((word, at) => [word, { word: at }])),
    queryWords: query.map((word) => ({ text: word, folded: [word], isPrefix: false })),
    preTag: '<em>',
    postTag: '</em>',
    ellipsis: '…',
    replacesSynonyms: false,
    isRestricted: false,
  }
  return writeMarks(text, 0, text.length, markWords(text, analyzer.tokenize(text), marker), marker)
}

it.each([
  ['Zalm 400g', ['400', 'g'], 'Zalm <em>400g</em>'],
  ['Zalm 400 g', ['400', 'g'], 'Zalm <em>400</em> <em>g</em>'],
  ['F1 hybride', ['f', '1'], '<em>F1</em> hybride'],
  ['Vitamine D3', ['d', '3'], 'Vitamine <em>D3</em>'],
  ['Zalm 400g', ['400'], 'Zalm <em>400</em>g'],
  ['D3 en D3', ['d', '3'], '<em>D3</em> en <em>D3</em>'],
])('matched letters and digits of one word share one mark: %s', (text, query, marked) => {
  expect(mark(text, query)).toBe(marked)
})
