import { parseJudged } from '@menagerie/bench/search/parse-judged'
import { describe, expect, it } from 'vitest'
import { judge, toRelevance } from './judge-queries.ts'
import { findFacts, toRecordFacts } from './product-facts.ts'

const QUERY = `[aldergrove]
salmon pate cat | plain | 3 animal=cat group=wet-food flavor=salmon | 2 animal=cat group=wet-food flavor!=salmon | 1 sku=80110`
const [query] = parseJudged('en.txt', QUERY)
if (query === undefined) throw new Error('no query')

/** Cat food in three groups: a trout kibble, sachets of chicken and beef, mousse of turkey and salmon. */
const shelf = new Map(
  ['80110', '80111', '80150', '80151', '80160', '80161'].map((sku) => {
    const facts = findFacts(sku)
    if (facts === undefined) throw new Error(`${sku} is gone`)
    return [sku, facts] as const
  }),
)

describe('hits', () => {
  it('are graded by the facts of the found product, and a group is wanted for its best product', () => {
    const { hits, wanted, ndcg } = judge(query, ['80160', '80110', '80151'], shelf)
    expect(hits.map(({ grade }) => grade)).toEqual([2, 1, 2])
    expect(wanted.map(({ sku, grade }) => [sku, grade])).toEqual([
      ['80161', 3],
      ['80150', 2],
      ['80110', 1],
    ])
    // (3 + 1/1.584963 + 3/2) / (7 + 3/1.584963 + 1/2)
    expect(ndcg).toBeCloseTo(5.13093 / 9.392789, 5)
  })

  it('are counted once for each group', () => {
    expect(judge(query, ['80161', '80160', '80150'], shelf).hits.map(({ grade }) => grade)).toEqual([3, 0, 2])
  })

  it('must be sold products, and the site must sell a product of grade 3', () => {
    expect(() => judge(query, ['10110'], shelf)).toThrow('en.txt:2: 10110 is found and not sold')
    expect(() => judge(query, [], new Map([...shelf].slice(0, 4)))).toThrow(
      'en.txt:2: the site sells nothing of grade 3',
    )
  })
})

it('a product of the big world has the facts of its base product, with its own flavour', () => {
  const record = { objectID: '901000001', sku: '901000001', variant_group: 'heron-mill-pot-roast-sachets' }
  const { values, group } = toRecordFacts({ ...record, codes: { flavor: ['duck'], color: [] } })
  expect(group).toBe('heron-mill-pot-roast-sachets')
  expect([...(values.get('family') ?? [])]).toEqual(['pot-roast-sachets'])
  expect([...(values.get('flavor') ?? [])]).toEqual(['duck'])
  expect([...(values.get('sku') ?? [])]).toEqual(['901000001'])
  expect(() => toRecordFacts({ ...record, variant_group: 'heron', codes: { flavor: [], color: [] } })).toThrow()
})

it('the figures of a language are the mean nDCG and the share of queries without a hit', () => {
  const of = (...skus: string[]) => judge(query, skus, shelf)
  const best = of('80161', '80150', '80110')
  expect(toRelevance([best, best])).toEqual({ queries: 2, ndcg: 1, emptyShare: 0, isMet: true })
  expect(toRelevance([best, of()])).toEqual({ queries: 2, ndcg: 0.5, emptyShare: 0.5, isMet: false })
  const one = { queries: 20, ndcg: 0.95, emptyShare: 0.05, isMet: false }
  expect(toRelevance([of(), ...Array.from({ length: 19 }, () => best)])).toEqual(one)
})
