import assert from 'node:assert/strict'
import type { ConformanceCase } from '../conformance-case.ts'

const ids = (hits: readonly { objectID: string }[]) => hits.map(({ objectID }) => objectID)

/** Pages, which parts of a record are returned, and the fields of an answer. */
export const ANSWER_CASES: readonly ConformanceCase[] = [
  {
    title: '20 hits a page by default',
    ask: {},
    check: ({ hits, hitsPerPage, nbPages, page }) =>
      assert.deepEqual([hits.length, hitsPerPage, nbPages, page], [20, 20, 2, 0]),
  },
  { title: 'the second page goes on where the first ended', ask: { hitsPerPage: 3, page: 1 }, ids: ['k2', 'p6', 'g3'] },
  {
    title: 'the last page may be shorter',
    ask: { hitsPerPage: 18, page: 2 },
    check: ({ hits, nbPages }) => assert.deepEqual([hits.length, nbPages], [4, 3]),
  },
  { title: 'a page behind the last is empty', ask: { page: 7 }, ids: [], nbHits: 40 },
  {
    title: 'no hits a page: counts only',
    ask: { hitsPerPage: 0 },
    check: ({ hits, nbHits, nbPages }) => assert.deepEqual([hits, nbHits, nbPages], [[], 40, 0]),
  },
  { title: 'offset and length instead of pages', ask: { offset: 3, length: 3 }, ids: ['k2', 'p6', 'g3'] },
  {
    title: 'attributesToRetrieve returns these attributes and the id',
    ask: { query: 'lampshade', attributesToRetrieve: ['price'], attributesToHighlight: [] },
    check: ({ hits }) =>
      assert.deepEqual(
        Object.keys(hits[0] ?? {})
          .filter((key) => !key.startsWith('_'))
          .toSorted(),
        ['objectID', 'price'],
      ),
  },
  {
    title: 'attributesToRetrieve leaves out attributes with a minus',
    ask: { query: 'lampshade', attributesToRetrieve: ['*', '-price'] },
    check: ({ hits }) => assert.deepEqual([hits[0]?.price, hits[0]?.brand], [undefined, 'Lumo']),
  },
  {
    title: 'attributesToRetrieve reaches into objects',
    ask: { query: 'lampshade', attributesToRetrieve: ['categories.lvl0'] },
    check: ({ hits }) => assert.deepEqual(hits[0]?.categories, { lvl0: 'Light' }),
  },
  {
    title: 'unretrievable attributes are never returned',
    ask: { query: 'lampshade' },
    check: ({ hits }) => assert.equal(hits[0]?.purchase_price, undefined),
  },
  {
    title: 'responseFields leaves out all other fields',
    ask: { responseFields: ['nbHits', 'hits'], facets: ['brand'], hitsPerPage: 1 },
    check: ({ nbHits, hits, facets }) => assert.deepEqual([nbHits, hits.length, facets], [40, 1, undefined]),
  },
  {
    title: 'clickAnalytics gives the query an id',
    ask: { clickAnalytics: true },
    check: ({ queryID }) => assert.match(queryID ?? '', /^[0-9a-f]{32}$/),
  },
  {
    title: 'without clickAnalytics the query has no id',
    ask: { clickAnalytics: false },
    check: ({ queryID }) => assert.equal(queryID, undefined),
  },
  { title: 'the answer names the index', ask: {}, check: ({ index }) => assert.ok(index.includes('shop')) },
  {
    title: 'hits are whole records',
    ask: { query: 'lampshade' },
    check: ({ hits }) => {
      assert.deepEqual(ids(hits), ['l5'])
      assert.deepEqual([hits[0]?.name, hits[0]?.price, hits[0]?.colours], ['Lampshade', 24, ['White']])
    },
  },
]
