import assert from 'node:assert/strict'
import { type BatchCase, type ConformanceCase, toConformanceHits, toFacetHits } from '../conformance-case.ts'

const LIGHT = { filters: 'categories.lvl0:Light', hitsPerPage: 0 }

export const FACET_CASES: readonly ConformanceCase[] = [
  {
    title: 'facets count what was found',
    ask: { ...LIGHT, facets: ['brand', 'colours'] },
    check: ({ facets }) =>
      assert.deepEqual(facets, { brand: { Lumo: 6, Mirelle: 1 }, colours: { White: 6, Black: 2 } }),
  },
  {
    title: 'a facet may be asked for by a text',
    ask: { ...LIGHT, facets: 'brand' },
    check: ({ facets }) => assert.deepEqual(facets, { brand: { Lumo: 6, Mirelle: 1 } }),
  },
  {
    title: 'a star means every facet except filter-only ones',
    ask: { ...LIGHT, facets: ['*'] },
    check: ({ facets = {} }) =>
      assert.deepEqual(Object.keys(facets).toSorted(), [
        'brand',
        'categories.lvl0',
        'categories.lvl1',
        'colours',
        'is_new',
        'price',
      ]),
  },
  {
    title: 'values that are true or false are counted as texts',
    ask: { facets: ['is_new'], hitsPerPage: 0 },
    check: ({ facets }) => assert.deepEqual(facets, { is_new: { false: 35, true: 5 } }),
  },
  {
    title: 'numbers have their least, greatest, sum and mean',
    ask: { facets: ['price'], hitsPerPage: 0 },
    check: ({ facets_stats }) => {
      const { min, max, sum = 0, avg = 0 } = facets_stats?.price ?? {}
      assert.deepEqual([min, max], [2.5, 129])
      // Algolia rounds means and sums.
      assert.ok(Math.abs(sum - 1306.5) < 1 && Math.abs(avg - 32.66) < 1)
    },
  },
  {
    title: 'maxValuesPerFacet keeps the most frequent',
    ask: { facets: ['colours'], maxValuesPerFacet: 2, hitsPerPage: 0 },
    check: ({ facets }) => assert.deepEqual(facets, { colours: { White: 11, Black: 10 } }),
  },
  {
    title: 'values come most frequent first',
    ask: { facets: ['categories.lvl0'], hitsPerPage: 0 },
    check: ({ facets }) => assert.deepEqual(Object.keys(facets?.['categories.lvl0'] ?? {}).slice(0, 1), ['Kitchen']),
  },
  {
    title: 'a facet without any hit is left out',
    ask: { query: 'zeppelin', facets: ['brand'] },
    check: ({ facets }) => assert.equal(facets?.brand, undefined),
  },
  {
    title: 'facets are counted before distinct',
    ask: { query: 'tea cup', distinct: true, facets: ['brand'] },
    check: ({ facets, nbHits }) => assert.deepEqual([facets, nbHits], [{ brand: { Mirelle: 3 } }, 1]),
  },
  {
    title: 'facetingAfterDistinct counts groups',
    ask: { query: 'tea cup', distinct: true, facets: ['brand'], facetingAfterDistinct: true },
    check: ({ facets }) => assert.deepEqual(facets, { brand: { Mirelle: 1 } }),
  },
  {
    title: 'counts are exhaustive and marked as such',
    ask: { facets: ['brand'] },
    check: ({ exhaustiveFacetsCount, exhaustiveNbHits }) =>
      assert.deepEqual([exhaustiveFacetsCount, exhaustiveNbHits], [true, true]),
  },
]

/** What InstantSearch sends for a page: two disjunctive facets, a price, a category two levels deep. */
const COLOURS = ['colours:Silver', 'colours:Black']
const BRANDS = ['brand:Halden', 'brand:Veska', 'brand:Ostra']
const KNIVES = ['categories.lvl1:Kitchen > Knives']
const PRICE = ['price>=20']
const STATE = {
  query: '',
  ruleContexts: ['website'],
  filters: 'is_new:true OR is_new:false',
  maxValuesPerFacet: 50,
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
  numericFilters: PRICE,
}
const COUNT = { ...STATE, hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false }
const FACETS = ['brand', 'colours', 'categories.lvl0', 'categories.lvl1', 'price']

export const BATCH_CASES: readonly BatchCase[] = [
  {
    title: 'the six requests of a page with facets agree with each other',
    asks: [
      { ...STATE, hitsPerPage: 18, clickAnalytics: true, facets: FACETS, facetFilters: [COLOURS, BRANDS, KNIVES] },
      { ...COUNT, facets: 'colours', facetFilters: [BRANDS, KNIVES] },
      { ...COUNT, facets: 'brand', facetFilters: [COLOURS, KNIVES] },
      {
        ...COUNT,
        facets: ['categories.lvl0', 'categories.lvl1'],
        facetFilters: [COLOURS, BRANDS, ['categories.lvl0:Kitchen']],
      },
      { ...COUNT, facets: 'price', facetFilters: [COLOURS, BRANDS, KNIVES], numericFilters: [] },
      { ...COUNT, facets: ['categories.lvl0'], facetFilters: [COLOURS, BRANDS] },
    ],
    check: (results) => {
      const [main, colours, brands, lower, price, upper] = results.map(toConformanceHits)
      const ids = main?.hits.map(({ objectID }) => objectID)
      assert.deepEqual(ids, ['k6', 'k8'])
      assert.match(main?.queryID ?? '', /^[0-9a-f]{32}$/)
      assert.deepEqual(main?.facets?.brand, { Halden: 1, Veska: 1 })
      assert.deepEqual(colours?.facets, { colours: { Black: 2, Red: 1, Silver: 1 } })
      assert.deepEqual(brands?.facets, { brand: { Halden: 1, Veska: 1 } })
      assert.deepEqual(lower?.facets?.['categories.lvl1'], { 'Kitchen > Knives': 2, 'Kitchen > Pots': 2 })
      assert.deepEqual([price?.facets_stats?.price?.min, price?.facets_stats?.price?.max], [15, 59])
      assert.deepEqual(upper?.facets, { 'categories.lvl0': { Kitchen: 4 } })
      assert.deepEqual([colours?.hits.length, colours?.nbPages, colours?.queryID], [0, 0, undefined])
    },
  },
  {
    title: 'answers come in the order of the requests',
    asks: ['knife', 'lampshade', 'knife'].map((query) => ({ query })),
    check: (results) =>
      assert.deepEqual(
        results.map((each) => toConformanceHits(each).nbHits),
        [4, 1, 4],
      ),
  },
  {
    title: 'facet search finds values by their beginning and marks it',
    asks: [{ type: 'facet', facet: 'brand', facetQuery: 'lu' }],
    check: ([first]) =>
      assert.deepEqual(toFacetHits(first).facetHits, [{ value: 'Lumo', highlighted: '<em>Lu</em>mo', count: 6 }]),
  },
  {
    title: 'facet search counts within the filters',
    asks: [{ type: 'facet', facet: 'brand', facetQuery: 'lu', filters: 'categories.lvl1:"Light > Bulbs"' }],
    check: ([first]) =>
      assert.deepEqual(
        toFacetHits(first).facetHits.map(({ count: found }) => found),
        [2],
      ),
  },
  {
    title: 'facet search without a word gives the most frequent values',
    asks: [{ type: 'facet', facet: 'brand', facetQuery: '', maxFacetHits: 1 }],
    check: ([first]) =>
      assert.deepEqual(
        toFacetHits(first).facetHits.map(({ value }) => value),
        ['Lumo'],
      ),
  },
  {
    title: 'facet search and hits in one batch',
    asks: [{ query: 'knife' }, { type: 'facet', facet: 'brand', facetQuery: 'zzz' }],
    check: ([first, second]) =>
      assert.deepEqual([toConformanceHits(first).nbHits, toFacetHits(second).facetHits], [4, []]),
  },
]
