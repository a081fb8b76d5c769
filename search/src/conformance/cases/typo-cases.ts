import type { ConformanceCase } from '../conformance-case.ts'

const strict = { queryType: 'prefixNone' }

/** How far a typed word may differ from the intended one. */
export const TYPO_CASES: readonly ConformanceCase[] = [
  { title: 'three letters: a word of four letters is not found', ask: { query: 'rke', ...strict }, found: [] },
  { title: 'four letters: one letter is another one', ask: { query: 'rane', ...strict }, found: ['g6'] },
  { title: 'four letters: two neighbours have changed places', ask: { query: 'dsek', ...strict }, found: ['l1'] },
  { title: 'six letters: one letter too many', ask: { query: 'kniife', ...strict }, found: ['k6', 'k7', 'k8', 'k9'] },
  { title: 'five letters: two typos are too many', ask: { query: 'knoef', ...strict }, found: [] },
  { title: 'eight letters: two typos', ask: { query: 'founatim pen', ...strict }, found: ['p5'] },
  { title: 'three letters: no typo', ask: { query: 'pem', ...strict }, found: [] },
  {
    title: 'a typo on the first letter counts twice: over the limit of a short word',
    ask: { query: 'mnife', ...strict },
    found: [],
  },
  {
    title: 'a typo on the first letter counts twice: within the limit of a long word',
    ask: { query: 'fheelbarrow', ...strict },
    found: ['g5'],
  },
  { title: 'the beginning of a word may have a typo', ask: { query: 'wheelbr' }, found: ['g5'] },
  {
    title: 'typoTolerance false finds no misspelt words',
    ask: { query: 'wheelbarow', typoTolerance: false },
    found: [],
  },
  {
    title: 'minWordSizefor1Typo is the least length for one typo',
    ask: { query: 'kniife', minWordSizefor1Typo: 7, ...strict },
    found: [],
  },
  {
    title: 'minWordSizefor2Typos is the least length for two typos',
    ask: { query: 'founatim', minWordSizefor2Typos: 9, ...strict },
    found: [],
  },
  {
    title: 'disableTypoToleranceOnAttributes finds only exact words there',
    ask: { query: 'scrivo', disableTypoToleranceOnAttributes: ['brand'], ...strict },
    found: [],
  },
  {
    title: 'hits without typos come first, whatever their weight',
    index: 'ranking',
    ask: { query: 'mountain' },
    ids: ['right', 'misspelt'],
  },
  {
    title: 'typoTolerance strict: the fewest typos, and one more',
    index: 'ranking',
    ask: { query: 'mountain', typoTolerance: 'strict' },
    ids: ['right', 'misspelt'],
  },
  {
    title: 'typoTolerance min: the fewest typos only',
    index: 'ranking',
    ask: { query: 'mountain', typoTolerance: 'min' },
    ids: ['right'],
  },
]
