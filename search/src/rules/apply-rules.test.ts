import { describe, expect, it } from 'vitest'
import type { RuleConsequence } from '../port/rule.ts'
import { askRules, toRule } from './testing/ask-rules.ts'

describe('parameters of a rule', () => {
  const dog = { pattern: 'dog', anchoring: 'contains' } as const

  it('override those of the request, and the first rule takes precedence', () => {
    const rules = [
      toRule(dog, { params: { hitsPerPage: 3, distinct: true, indexName: 'other', type: 'facet' } }, 'a'),
      toRule(dog, { params: { hitsPerPage: 4, page: 1 } }, 'b'),
    ]
    expect(askRules({ rules, query: 'dog', hitsPerPage: 20 }).request).toEqual({
      indexName: 'products',
      query: 'dog',
      hitsPerPage: 3,
      distinct: true,
      page: 1,
    })
  })

  it('keep the index, type and facet of the request and decode its encoded parameters', () => {
    const rules = [toRule(dog, { params: { hitsPerPage: 3 } })]
    expect(askRules({ rules, type: 'facet', facet: 'brand', params: 'query=dog&page=2' }).request).toEqual({
      indexName: 'products',
      type: 'facet',
      facet: 'brand',
      query: 'dog',
      page: '2',
      hitsPerPage: 3,
    })
  })

  it('combine their filters with those of the request and of other rules', () => {
    const rules = [
      toRule(dog, { params: { filters: 'type:a OR type:b', facetFilters: [['x:1', 'x:2']] } }, 'a'),
      toRule(dog, { params: { filters: 'NOT brand:c AND price > 5', numericFilters: 'n>1,(n=5,n:7 TO 9)' } }, 'b'),
    ]
    const { request } = askRules({
      rules,
      query: 'dog',
      filters: 'k:v',
      facetFilters: 'y:1,z:-2',
      numericFilters: ['m<1'],
    })
    expect(request.filters).toBe('k:v AND (type:a OR type:b) AND NOT brand:c AND price > 5')
    expect(request.facetFilters).toEqual([['y:1'], ['z:-2'], ['x:1', 'x:2']])
    expect(request.numericFilters).toEqual(['m<1', ['n>1'], ['n=5', 'n:7 TO 9']])
    const alone = askRules({
      rules: [toRule(dog, { params: { tagFilters: 'a,-b' } })],
      query: 'dog',
      tagFilters: ['c'],
    })
    expect(alone.request.tagFilters).toEqual(['c', ['a'], ['-b']])
  })

  it('can filter by facet values that the query contains', () => {
    const condition = { pattern: '{facet:brand}', anchoring: 'contains' } as const
    const params = {
      automaticFacetFilters: [{ facet: 'brand', disjunctive: true }],
      automaticOptionalFacetFilters: [{ facet: 'brand', score: 2 }],
      query: { edits: [{ type: 'remove', delete: '{facet:brand}' }] },
    }
    const query = 'tailwell food aldergrove vet -odd'
    const { request } = askRules({ rules: [toRule(condition, { params })], query, facetFilters: [['a:b']] })
    const brands = ['brand:Tailwell', 'brand:Aldergrove Vet', 'brand:\\-Odd']
    expect(request.facetFilters).toEqual([['a:b'], brands])
    expect(request.optionalFilters).toEqual(brands.map((brand) => [`${brand}<score=2>`]))
    expect(request.query).toBe('food')
    const all = askRules({ rules: [toRule(condition, { params: { automaticFacetFilters: ['brand'] } })], query })
    expect(all.request.facetFilters).toEqual(brands.map((brand) => [brand]))
  })
})

describe('the query of a rule', () => {
  const always = (query: RuleConsequence['params'], objectID = 'a') => toRule(undefined, { params: query }, objectID)

  it.each([
    ['replaced', 'fish', 'fish'],
    ['shortened by removed words', { remove: ['cheap', 'for dogs'] }, 'Best food, Omega-3'],
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
    ['unchanged by edits that match nothing', { edits: [{ delete: 'cat' }, { delete: '!' }] }, undefined],
  ])('is %s', (_, query, expected) => {
    const typed = 'Best cheap  food for dogs, Omega-3'
    const { request } = askRules({ rules: [always({ query })], query: typed })
    expect(request.query).toBe(expected ?? typed)
  })

  it('is set by the first rule: later rules do not change what it has replaced or edited', () => {
    const rules = [
      always({ query: 'fish' }, 'a'),
      always({ query: 'bird' }, 'b'),
      always({ query: { remove: ['x'] } }, 'c'),
    ]
    expect(askRules({ rules, query: 'x' }).request.query).toBe('fish')
    const edits = [
      always({ query: { edits: [{ type: 'replace', delete: 'dog', insert: 'puppy' }] } }, 'a'),
      always({ query: { remove: ['dog', 'food'] } }, 'b'),
      always({ query: 'bird' }, 'c'),
    ]
    expect(askRules({ rules: edits, query: 'dog food' }).request.query).toBe('puppy')
  })

  it('is also edited for inflected forms when the condition has alternatives', () => {
    const condition = { pattern: 'kitten', anchoring: 'contains', alternatives: true } as const
    const { request } = askRules({
      rules: [toRule(condition, { params: { query: { remove: ['kitten'] } } })],
      query: 'kittens food',
    })
    expect(request.query).toBe('food')
  })
})

describe('the effects of several rules', () => {
  it('place or hide each record once, as the first rule says', () => {
    const rules = [
      toRule(
        undefined,
        { promote: [{ objectIDs: ['x', 'y'], position: 4 }], hide: [{ objectID: 'z' }, { objectID: 'x' }] },
        'a',
      ),
      toRule(
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
    const { pins, hidden, filterPromotes } = askRules({ rules })
    expect(pins).toEqual([
      { objectID: 'x', position: 4, mustPassFilters: false },
      { objectID: 'y', position: 5, mustPassFilters: false },
      { objectID: 'w', position: 2, mustPassFilters: true },
    ])
    expect([...hidden]).toEqual(['z'])
    expect(filterPromotes).toBe(true)
  })

  it('include the user data of all rules and their merged rendering content', () => {
    const banner = (title: string) => ({ image: { title } })
    const rules = [
      toRule(undefined, { userData: { a: 1 }, renderingContent: { widgets: { banners: [banner('a')] } } }, 'a'),
      toRule(
        undefined,
        {
          userData: ['b'],
          params: { renderingContent: { redirect: { url: '/b/' }, widgets: { banners: [banner('b')] } } },
          renderingContent: { facetOrdering: { facets: { order: ['brand'] } } },
        },
        'b',
      ),
      toRule(
        undefined,
        { renderingContent: { redirect: { url: '/c/' }, facetOrdering: { values: { brand: {} } } } },
        'c',
      ),
    ]
    const ruled = askRules({ rules })
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
