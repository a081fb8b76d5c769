import assert from 'node:assert/strict'
import type { ConformanceCase } from '../conformance-case.ts'

const index = 'ranking'

/** Which of two hits comes first, criterion by criterion. */
export const RANKING_CASES: readonly ConformanceCase[] = [
  {
    title: 'exact: one word that is the whole attribute',
    index,
    ask: { query: 'car' },
    found: ['car', 'cartoon', 'car-seat'],
    check: ({ hits }) => assert.equal(hits[0]?.objectID, 'car'),
  },
  {
    title: 'exactOnSingleWordQuery word: a whole word',
    index,
    ask: { query: 'car', exactOnSingleWordQuery: 'word' },
    ids: ['car-seat', 'car', 'cartoon'],
  },
  {
    title: 'exactOnSingleWordQuery none: weight only',
    index,
    ask: { query: 'car', exactOnSingleWordQuery: 'none' },
    ids: ['cartoon', 'car-seat', 'car'],
  },
  { title: 'proximity: words beside each other', index, ask: { query: 'green field' }, ids: ['near', 'apart'] },
  {
    title: 'minProximity: words within it count as neighbours',
    index,
    ask: { query: 'green field', minProximity: 2 },
    ids: ['apart', 'near'],
  },
  {
    title: 'attribute: the first one before the second',
    index,
    ask: { query: 'harbour' },
    ids: ['in-title', 'in-body'],
  },
  { title: 'attribute: the beginning before the end', index, ask: { query: 'lighthouse' }, ids: ['begins', 'ends'] },
  {
    title: 'words: more of them before fewer',
    index,
    ask: { query: 'blue whale', optionalWords: ['whale'] },
    ids: ['both', 'one'],
  },
  {
    title: 'custom: the heavier before the lighter',
    index,
    ask: { query: 'bicycle' },
    ids: ['red-light', 'blue-light', 'grey-light'],
  },
  {
    title: 'optionalFilters raise',
    index,
    ask: { query: 'bicycle', optionalFilters: ['shade:grey'] },
    ids: ['grey-light', 'red-light', 'blue-light'],
  },
  {
    title: 'optionalFilters lower',
    index,
    ask: { query: 'bicycle', optionalFilters: ['shade:-red'] },
    ids: ['blue-light', 'grey-light', 'red-light'],
  },
  {
    title: 'optionalFilters weigh by score',
    index,
    ask: { query: 'bicycle', optionalFilters: [['shade:grey<score=3>'], ['shade:blue<score=5>']] },
    ids: ['blue-light', 'grey-light', 'red-light'],
  },
  {
    title: 'getRankingInfo gives the ranking of each hit',
    index,
    ask: { query: 'mountain', getRankingInfo: true },
    check: ({ hits }) =>
      assert.deepEqual(
        hits.map(({ _rankingInfo }) => _rankingInfo?.nbTypos),
        [0, 1],
      ),
  },
  {
    title: 'without getRankingInfo there is no ranking info',
    index,
    ask: { query: 'mountain' },
    check: ({ hits }) => assert.equal(hits[0]?._rankingInfo, undefined),
  },
  {
    title: 'distinct: one of each group, the best',
    ask: { query: 'tea cup', distinct: true },
    ids: ['k11'],
    nbHits: 1,
  },
  { title: 'distinct 2: two of each group', ask: { query: 'tea cup', distinct: 2 }, ids: ['k11', 'k12'] },
  {
    title: 'distinct leaves records alone that have no group',
    ask: { query: '', filters: 'categories.lvl0:Kitchen', distinct: true },
    nbHits: 11,
  },
  {
    title: 'distinct off finds all',
    ask: { query: 'tea cup', distinct: false },
    found: ['k11', 'k12', 'k13'],
    nbHits: 3,
  },
]
