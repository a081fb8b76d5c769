import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import type { Rule } from '../port/rule.ts'
import { SearchError } from '../port/search-error.ts'
import { prepareRules } from './prepare-rules.ts'

const refused: [Omit<Rule, 'objectID'>, string][] = [
  [{ conditions: [{ pattern: 'a' }], consequence: {} }, 'a pattern needs an anchoring'],
  [{ conditions: [{ anchoring: 'is' }], consequence: {} }, 'an anchoring needs a pattern'],
  [{ conditions: [{ pattern: '!?', anchoring: 'is' }], consequence: {} }, 'pattern has no word'],
  [{ conditions: [{ pattern: 'a '.repeat(31), anchoring: 'is' }], consequence: {} }, 'more than 30 words'],
  [{ conditions: [{ pattern: '{facet:a}'.repeat(4), anchoring: 'is' }], consequence: {} }, 'more than 3 facets'],
  [{ conditions: [{ filters: 'a:b AND' }], consequence: {} }, 'filters'],
  [{ conditions: Array(101).fill({ context: 'a' }), consequence: {} }, 'more than 100 conditions'],
  [{ consequence: {}, validity: [{ from: 2, until: 2 }] }, 'validity ends before it begins'],
  [{ consequence: { params: { query: 5 } } }, 'consequence.params.query'],
  [{ consequence: { params: { filters: 'a:b OR' } } }, 'consequence.params.filters'],
  [{ consequence: { params: { filters: ['a:b'] } } }, 'consequence.params.filters: expected a text'],
  [{ consequence: { params: { automaticFacetFilters: ['brand'] } } }, 'no pattern of the rule has {facet:brand}'],
  [{ consequence: { promote: [{ position: 0 }] } }, 'without objectID'],
  [{ consequence: { promote: [{ objectID: 'a', position: 0.5 }] } }, 'not a whole number'],
  [{ consequence: { promote: [{ objectIDs: Array(101).fill('a'), position: 0 }] } }, 'more than 100 objectIDs'],
  [{ consequence: { promote: Array(301).fill({ objectID: 'a', position: 0 }) } }, 'more than 300 records'],
  [{ consequence: { hide: Array(51).fill({ objectID: 'a' }) } }, 'more than 50 entries'],
]

describe('prepareRules', () => {
  it.each(refused)('refuses %j and names the rule', (rule, message) => {
    const prepare = () => prepareRules([{ objectID: 'the rule', ...rule }], findAnalyzer('en'))
    expect(prepare).toThrow(SearchError)
    expect(prepare).toThrow('Rule "the rule": ')
    expect(prepare).toThrow(message)
  })

  it('uses the last of several rules with one objectID, and no disabled rule', () => {
    const analyzer = findAnalyzer('en')
    const first: Rule = { objectID: '1', consequence: {} }
    const later: Rule = { objectID: '1', conditions: [{ pattern: 'a', anchoring: 'is' }], consequence: {} }
    expect(prepareRules([first, later], analyzer).others).toEqual([])
    expect([...prepareRules([first, later], analyzer).byWord.keys()]).toEqual(['a'])
    expect(prepareRules([{ ...first, enabled: false }], analyzer).others).toEqual([])
  })
})
