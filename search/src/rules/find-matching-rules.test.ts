import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import type { Rule, RuleCondition } from '../port/rule.ts'
import { applyRules } from './apply-rules.ts'
import { prepareRules } from './prepare-rules.ts'
import { askRules, NOW, toRule } from './testing/ask-rules.ts'

/** Returns the rules that match. */
function holding(rules: Rule[], query: string, parameters: { [name: string]: unknown } = {}): string[] {
  return askRules({ rules, query, ...parameters }).applied.map(({ objectID }) => objectID)
}

function holds(condition: RuleCondition, query: string, parameters: { [name: string]: unknown } = {}): boolean {
  return holding([toRule(condition)], query, parameters).length > 0
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
  ] as const)('with anchoring “%s” is compared with the query %j', (anchoring, query, expected) => {
    expect(holds({ pattern: 'Dog food', anchoring }, query)).toBe(expected)
  })

  it('that is empty matches an empty query (is) or any query (contains)', () => {
    expect(holds({ pattern: '', anchoring: 'is' }, ' ! ')).toBe(true)
    expect(holds({ pattern: '', anchoring: 'is' }, 'dog')).toBe(false)
    expect(holds({ pattern: '', anchoring: 'contains' }, 'dog')).toBe(true)
  })

  it('matches inflected forms and typos only with alternatives', () => {
    for (const query of ['kittens', 'kitetn', 'kiten']) {
      expect(holds({ pattern: 'kitten', anchoring: 'is' }, query), query).toBe(false)
      expect(holds({ pattern: 'kitten', anchoring: 'is', alternatives: true }, query), query).toBe(true)
    }
    expect(holds({ pattern: 'kitten', anchoring: 'is', alternatives: true }, 'mitten')).toBe(false)
    expect(holds({ pattern: 'cat', anchoring: 'is', alternatives: true }, 'cut')).toBe(false)
  })

  it('matches synonyms only with alternatives, including synonyms of several words', () => {
    for (const [pattern, query] of [
      ['young cat food', 'kitten food'],
      ['kitten food', 'young cats food'],
      ['hamster food', 'rodents food'],
    ] as const) {
      expect(holds({ pattern, anchoring: 'is' }, query), query).toBe(false)
      expect(holds({ pattern, anchoring: 'is', alternatives: true }, query), query).toBe(true)
    }
    expect(holds({ pattern: 'rodent', anchoring: 'is', alternatives: true }, 'hamster')).toBe(false)
    expect(holds({ pattern: 'young cat', anchoring: 'is', alternatives: true }, 'kitten cat')).toBe(false)
  })

  it('can stand for a facet value, including a value of several words', () => {
    const condition = { pattern: '{facet:colour} bowl', anchoring: 'is' } as const
    expect(holds(condition, 'dark red bowl')).toBe(true)
    expect(holds(condition, 'Red bowl')).toBe(true)
    expect(holds(condition, 'dark bowl')).toBe(false)
    expect(holds({ pattern: '{facet:unknown}', anchoring: 'contains' }, 'red')).toBe(false)
  })
})

describe('the other parts of a condition', () => {
  it('include contexts, given as a list or a text', () => {
    expect(holds({ context: 'website' }, '', { ruleContexts: ['app', 'website'] })).toBe(true)
    expect(holds({ context: 'website' }, '', { params: 'ruleContexts=%5B%22website%22%5D' })).toBe(true)
    expect(holds({ context: 'website' }, '', { ruleContexts: ['app'] })).toBe(false)
    expect(holds({ context: 'website' }, '')).toBe(false)
  })

  it('include filters, in whatever syntax they are written', () => {
    const condition = { filters: 'brand:"Aldergrove Vet" AND price > 5' }
    const facetFilters = [['brand:aldergrove vet', 'brand:Tailwell']]
    expect(holds(condition, '', { facetFilters, numericFilters: 'price>5' })).toBe(true)
    expect(holds(condition, '', { filters: "price>5 AND brand:'ALDERGROVE VET'" })).toBe(true)
    expect(holds(condition, '', { facetFilters })).toBe(false)
    expect(holds(condition, '', { facetFilters: ['brand:-Aldergrove Vet'], numericFilters: ['price>5'] })).toBe(false)
  })

  it('must all match, but only one of several conditions must match', () => {
    const both = { pattern: 'dog', anchoring: 'contains', context: 'website' } as const
    expect(holds(both, 'dog')).toBe(false)
    expect(holds(both, 'dog', { ruleContexts: 'website' })).toBe(true)
    const either: Rule = { objectID: 'e', conditions: [both, { context: 'app' }], consequence: {} }
    expect(holding([either], 'cat', { ruleContexts: 'app' })).toEqual(['e'])
    expect(holding([toRule(undefined)], 'cat')).toEqual(['rule'])
  })
})

describe('a rule', () => {
  it('applies only within its validity, when it is enabled, and when the request allows rules', () => {
    const timed: Rule = { ...toRule(undefined), validity: [{ from: NOW / 1000 - 5, until: NOW / 1000 + 5 }] }
    expect(askRules({ rules: [timed] }).applied).toHaveLength(1)
    expect(askRules({ rules: [timed], now: NOW + 5001 }).applied).toEqual([])
    expect(askRules({ rules: [timed], now: NOW - 5001 }).applied).toEqual([])
    expect(askRules({ rules: [{ ...toRule(undefined), enabled: false }] }).applied).toEqual([])
    expect(askRules({ rules: [toRule(undefined)], enableRules: false }).applied).toEqual([])
  })

  it('that does not match leaves the request unchanged', () => {
    const request = { indexName: 'products', query: 'cat' }
    const rules = prepareRules([toRule({ pattern: 'dog', anchoring: 'is' })], findAnalyzer('en'))
    expect(applyRules(request, rules, NOW).request).toBe(request)
  })

  it('is ordered before others by the position, length and kind of its match', () => {
    const rules = [
      toRule(undefined, {}, 'always'),
      toRule({ pattern: 'food', anchoring: 'contains' }, {}, 'later'),
      toRule({ pattern: 'dog', anchoring: 'contains' }, {}, 'b'),
      toRule({ pattern: 'dog', anchoring: 'contains' }, {}, 'a'),
      toRule({ pattern: 'dog', anchoring: 'startsWith' }, {}, 'start'),
      toRule({ pattern: 'dog food', anchoring: 'contains' }, {}, 'longer'),
      toRule({ pattern: 'dog', anchoring: 'contains', context: 'website' }, {}, 'context'),
    ]
    const expected = ['longer', 'start', 'context', 'a', 'b', 'later', 'always']
    expect(holding(rules, 'dog food', { ruleContexts: ['website'] })).toEqual(expected)
    expect(holding(rules.toReversed(), 'dog food', { ruleContexts: ['website'] })).toEqual(expected)
  })
})

describe('many rules and a long query', () => {
  it('are evaluated in reasonable time', () => {
    const loose = { alternatives: true, anchoring: 'contains' } as const
    const rules = Array.from({ length: 500 }, (_, at) =>
      toRule({ pattern: '{facet:colour} {facet:colour} {facet:colour} nothing', ...loose }, {}, String(at)),
    )
    expect(holding(rules, 'dark red '.repeat(10_000))).toEqual([])
  })
})
