import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import type { Rule, RuleCondition, RuleConsequence } from '../port/rule.ts'
import { applyRules } from './apply-rules.ts'
import { prepareRules } from './prepare-rules.ts'

const NOW = Date.UTC(2026, 10, 21)
const FACETS: { [attribute: string]: readonly string[] } = {
  brand: ['Tailwell', 'Aldergrove Vet', '-Odd'],
  colour: ['red', 'dark red', 'blue'],
}

type Asked = { rules: Rule[]; language?: string; now?: number; [parameter: string]: unknown }

function apply({ rules, language = 'en', now = NOW, ...parameters }: Asked) {
  const request = { indexName: 'products', ...parameters }
  return applyRules(request, prepareRules(rules, findAnalyzer(language)), now, (attribute) => FACETS[attribute] ?? [])
}

function rule(condition: RuleCondition | undefined, consequence: RuleConsequence = {}, objectID = 'rule'): Rule {
  return { objectID, ...(condition === undefined ? {} : { conditions: [condition] }), consequence }
}

/** Which rules hold. */
function holding(rules: Rule[], query: string, parameters: { [name: string]: unknown } = {}): string[] {
  return apply({ rules, query, ...parameters }).applied.map(({ objectID }) => objectID)
}

function holds(condition: RuleCondition, query: string, parameters: { [name: string]: unknown } = {}): boolean {
  return holding([rule(condition)], query, parameters).length > 0
}

describe('a pattern', () => {
  it.each([
    ['is', 'dog food', true],
    ['is', 'DÓG  food!', true],
    ['is', 'dog food bowl', false],
    ['is', 'dog', false],
    ['startsWith', 'dog food bowl', true],
    ['startsWith', 'big dog food', false],
    ['endsWith', 'big dog food', true],
    ['endsWith', 'dog food bowl', false],
    ['contains', 'my dog food bowl', true],
    ['contains', 'dog and food', false],
    ['contains', 'dog foo', false],
    ['contains', '', false],
  ] as const)('that %s: %j', (anchoring, query, expected) => {
    expect(holds({ pattern: 'Dog food', anchoring }, query)).toBe(expected)
  })

  it('of nothing is a query without words, or anything', () => {
    expect(holds({ pattern: '', anchoring: 'is' }, ' ! ')).toBe(true)
    expect(holds({ pattern: '', anchoring: 'is' }, 'dog')).toBe(false)
    expect(holds({ pattern: '', anchoring: 'contains' }, 'dog')).toBe(true)
  })

  it('takes other forms and typos only with alternatives', () => {
    for (const query of ['kittens', 'kitetn', 'kiten']) {
      expect(holds({ pattern: 'kitten', anchoring: 'is' }, query), query).toBe(false)
      expect(holds({ pattern: 'kitten', anchoring: 'is', alternatives: true }, query), query).toBe(true)
    }
    expect(holds({ pattern: 'kitten', anchoring: 'is', alternatives: true }, 'mitten')).toBe(false)
    expect(holds({ pattern: 'cat', anchoring: 'is', alternatives: true }, 'cut')).toBe(false)
  })

  it('may name a value of a facet, of several words, too', () => {
    const condition = { pattern: '{facet:colour} bowl', anchoring: 'is' } as const
    expect(holds(condition, 'dark red bowl')).toBe(true)
    expect(holds(condition, 'Red bowl')).toBe(true)
    expect(holds(condition, 'dark bowl')).toBe(false)
    expect(holds({ pattern: '{facet:unknown}', anchoring: 'contains' }, 'red')).toBe(false)
  })
})

describe('the other parts of a condition', () => {
  it('are contexts, as lists or texts', () => {
    expect(holds({ context: 'website' }, '', { ruleContexts: ['app', 'website'] })).toBe(true)
    expect(holds({ context: 'website' }, '', { params: 'ruleContexts=%5B%22website%22%5D' })).toBe(true)
    expect(holds({ context: 'website' }, '', { ruleContexts: ['app'] })).toBe(false)
    expect(holds({ context: 'website' }, '')).toBe(false)
  })

  it('are filters, however they are written', () => {
    const condition = { filters: 'brand:"Aldergrove Vet" AND price > 5' }
    const facetFilters = [['brand:aldergrove vet', 'brand:Tailwell']]
    expect(holds(condition, '', { facetFilters, numericFilters: 'price>5' })).toBe(true)
    expect(holds(condition, '', { filters: "price>5 AND brand:'ALDERGROVE VET'" })).toBe(true)
    expect(holds(condition, '', { facetFilters })).toBe(false)
    expect(holds(condition, '', { facetFilters: ['brand:-Aldergrove Vet'], numericFilters: ['price>5'] })).toBe(false)
  })

  it('must all hold, but only one of the conditions', () => {
    const both = { pattern: 'dog', anchoring: 'contains', context: 'website' } as const
    expect(holds(both, 'dog')).toBe(false)
    expect(holds(both, 'dog', { ruleContexts: 'website' })).toBe(true)
    const either: Rule = { objectID: 'e', conditions: [both, { context: 'app' }], consequence: {} }
    expect(holding([either], 'cat', { ruleContexts: 'app' })).toEqual(['e'])
    expect(holding([rule(undefined)], 'cat')).toEqual(['rule'])
  })
})

describe('a rule', () => {
  it('is in force within its times, when it is enabled, and when the request wants rules', () => {
    const timed: Rule = { ...rule(undefined), validity: [{ from: NOW / 1000 - 5, until: NOW / 1000 + 5 }] }
    expect(apply({ rules: [timed] }).applied).toHaveLength(1)
    expect(apply({ rules: [timed], now: NOW + 5001 }).applied).toEqual([])
    expect(apply({ rules: [timed], now: NOW - 5001 }).applied).toEqual([])
    expect(apply({ rules: [{ ...rule(undefined), enabled: false }] }).applied).toEqual([])
    expect(apply({ rules: [rule(undefined)], enableRules: false }).applied).toEqual([])
  })

  it('that does not hold leaves the request as it is', () => {
    const request = { indexName: 'products', query: 'cat' }
    const rules = prepareRules([rule({ pattern: 'dog', anchoring: 'is' })], findAnalyzer('en'))
    expect(applyRules(request, rules, NOW).request).toBe(request)
  })

  it('goes before others by the place, length and kind of what it found', () => {
    const rules = [
      rule(undefined, {}, 'always'),
      rule({ pattern: 'food', anchoring: 'contains' }, {}, 'later'),
      rule({ pattern: 'dog', anchoring: 'contains' }, {}, 'b'),
      rule({ pattern: 'dog', anchoring: 'contains' }, {}, 'a'),
      rule({ pattern: 'dog', anchoring: 'startsWith' }, {}, 'start'),
      rule({ pattern: 'dog food', anchoring: 'contains' }, {}, 'longer'),
      rule({ pattern: 'dog', anchoring: 'contains', context: 'website' }, {}, 'context'),
    ]
    const expected = ['longer', 'start', 'context', 'a', 'b', 'later', 'always']
    expect(holding(rules, 'dog food', { ruleContexts: ['website'] })).toEqual(expected)
    expect(holding(rules.toReversed(), 'dog food', { ruleContexts: ['website'] })).toEqual(expected)
  })
})

describe('parameters of a rule', () => {
  const dog = { pattern: 'dog', anchoring: 'contains' } as const

  it('take the place of the request’s, those of the first rule before others', () => {
    const rules = [
      rule(dog, { params: { hitsPerPage: 3, distinct: true, indexName: 'other', type: 'facet' } }, 'a'),
      rule(dog, { params: { hitsPerPage: 4, page: 1 } }, 'b'),
    ]
    expect(apply({ rules, query: 'dog', hitsPerPage: 20 }).request).toEqual({
      indexName: 'products',
      query: 'dog',
      hitsPerPage: 3,
      distinct: true,
      page: 1,
    })
  })

  it('keep the address of the request and open its encoded parameters', () => {
    const rules = [rule(dog, { params: { hitsPerPage: 3 } })]
    expect(apply({ rules, type: 'facet', facet: 'brand', params: 'query=dog&page=2' }).request).toEqual({
      indexName: 'products',
      type: 'facet',
      facet: 'brand',
      query: 'dog',
      page: '2',
      hitsPerPage: 3,
    })
  })

  it('filter together with the request and with each other', () => {
    const rules = [
      rule(dog, { params: { filters: 'type:a OR type:b', facetFilters: [['x:1', 'x:2']] } }, 'a'),
      rule(dog, { params: { filters: 'NOT brand:c AND price > 5', numericFilters: 'n>1,(n=5,n:7 TO 9)' } }, 'b'),
    ]
    const { request } = apply({
      rules,
      query: 'dog',
      filters: 'k:v',
      facetFilters: 'y:1,z:-2',
      numericFilters: ['m<1'],
    })
    expect(request.filters).toBe('k:v AND (type:a OR type:b) AND NOT brand:c AND price > 5')
    expect(request.facetFilters).toEqual([['y:1'], ['z:-2'], ['x:1', 'x:2']])
    expect(request.numericFilters).toEqual(['m<1', ['n>1'], ['n=5', 'n:7 TO 9']])
    const alone = apply({ rules: [rule(dog, { params: { tagFilters: 'a,-b' } })], query: 'dog', tagFilters: ['c'] })
    expect(alone.request.tagFilters).toEqual(['c', ['a'], ['-b']])
  })

  it('may filter by the facets that the query names', () => {
    const condition = { pattern: '{facet:brand}', anchoring: 'contains' } as const
    const params = {
      automaticFacetFilters: [{ facet: 'brand', disjunctive: true }],
      automaticOptionalFacetFilters: [{ facet: 'brand', score: 2 }],
      query: { edits: [{ type: 'remove', delete: '{facet:brand}' }] },
    }
    const query = 'tailwell food aldergrove vet -odd'
    const { request } = apply({ rules: [rule(condition, { params })], query, facetFilters: [['a:b']] })
    const brands = ['brand:Tailwell', 'brand:Aldergrove Vet', 'brand:\\-Odd']
    expect(request.facetFilters).toEqual([['a:b'], brands])
    expect(request.optionalFilters).toEqual(brands.map((brand) => [`${brand}<score=2>`]))
    expect(request.query).toBe('food')
    const all = apply({ rules: [rule(condition, { params: { automaticFacetFilters: ['brand'] } })], query })
    expect(all.request.facetFilters).toEqual(brands.map((brand) => [brand]))
  })
})

describe('the query of a rule', () => {
  const always = (query: RuleConsequence['params'], objectID = 'a') => rule(undefined, { params: query }, objectID)

  it.each([
    ['replaced', 'fish', 'fish'],
    ['with words removed', { remove: ['cheap', 'for dogs'] }, 'Best food, Omega-3'],
    [
      'edited',
      { edits: [{ type: 'replace', delete: 'DOGS', insert: 'puppies' }] },
      'Best cheap food for puppies, Omega-3',
    ],
    ['edited twice', { edits: [{ delete: 'best cheap' }, { type: 'remove', delete: 'omega 3' }] }, 'food for dogs'],
    [
      'edited inside a word',
      { edits: [{ delete: '3' }, { type: 'replace', delete: 'cheap', insert: 'dear' }] },
      'Best dear food for dogs, Omega',
    ],
    ['edited where nothing is', { edits: [{ delete: 'cat' }, { delete: '!' }] }, undefined],
  ])('is %s', (_, query, expected) => {
    const typed = 'Best cheap  food for dogs, Omega-3'
    const { request } = apply({ rules: [always({ query })], query: typed })
    expect(request.query).toBe(expected ?? typed)
  })

  it('is the first rule’s: what it replaced or changed, others leave', () => {
    const rules = [
      always({ query: 'fish' }, 'a'),
      always({ query: 'bird' }, 'b'),
      always({ query: { remove: ['x'] } }, 'c'),
    ]
    expect(apply({ rules, query: 'x' }).request.query).toBe('fish')
    const edits = [
      always({ query: { edits: [{ type: 'replace', delete: 'dog', insert: 'puppy' }] } }, 'a'),
      always({ query: { remove: ['dog', 'food'] } }, 'b'),
      always({ query: 'bird' }, 'c'),
    ]
    expect(apply({ rules: edits, query: 'dog food' }).request.query).toBe('puppy')
  })

  it('loses other forms of a word where the condition takes them', () => {
    const condition = { pattern: 'kitten', anchoring: 'contains', alternatives: true } as const
    const { request } = apply({
      rules: [rule(condition, { params: { query: { remove: ['kitten'] } } })],
      query: 'kittens food',
    })
    expect(request.query).toBe('food')
  })
})

describe('what rules add to an answer', () => {
  it('places each record once, as the first rule says', () => {
    const rules = [
      rule(
        undefined,
        { promote: [{ objectIDs: ['x', 'y'], position: 4 }], hide: [{ objectID: 'z' }, { objectID: 'x' }] },
        'a',
      ),
      rule(
        undefined,
        {
          promote: [
            { objectID: 'y', position: 0 },
            { objectID: 'z', position: 1 },
            { objectID: 'w', position: 2 },
          ],
          filterPromotes: true,
        },
        'b',
      ),
    ]
    const { pins, hidden, filterPromotes } = apply({ rules })
    expect(pins).toEqual([
      { objectID: 'x', position: 4, mustPassFilters: false },
      { objectID: 'y', position: 5, mustPassFilters: false },
      { objectID: 'w', position: 2, mustPassFilters: true },
    ])
    expect([...hidden]).toEqual(['z'])
    expect(filterPromotes).toBe(true)
  })

  it('gives the data of all, and merges what is to be shown', () => {
    const banner = (title: string) => ({ image: { title } })
    const rules = [
      rule(undefined, { userData: { a: 1 }, renderingContent: { widgets: { banners: [banner('a')] } } }, 'a'),
      rule(
        undefined,
        {
          userData: ['b'],
          params: { renderingContent: { redirect: { url: '/b/' }, widgets: { banners: [banner('b')] } } },
          renderingContent: { facetOrdering: { facets: { order: ['brand'] } } },
        },
        'b',
      ),
      rule(
        undefined,
        { renderingContent: { redirect: { url: '/c/' }, facetOrdering: { values: { brand: {} } } } },
        'c',
      ),
    ]
    const ruled = apply({ rules })
    expect(ruled.userData).toEqual([{ a: 1 }, ['b']])
    expect(ruled.renderingContent).toEqual({
      widgets: { banners: [banner('a'), banner('b')] },
      redirect: { url: '/b/' },
      facetOrdering: { facets: { order: ['brand'] }, values: { brand: {} } },
    })
    expect(ruled.request).not.toHaveProperty('renderingContent')
    expect(ruled.applied).toEqual([{ objectID: 'a' }, { objectID: 'b' }, { objectID: 'c' }])
  })
})

describe('many rules and a long query', () => {
  it('cost no more than the words that are looked at', () => {
    const loose = { alternatives: true, anchoring: 'contains' } as const
    const rules = Array.from({ length: 500 }, (_, at) =>
      rule({ pattern: '{facet:colour} {facet:colour} {facet:colour} nothing', ...loose }, {}, String(at)),
    )
    expect(holding(rules, 'dark red '.repeat(10_000))).toEqual([])
  })
})
