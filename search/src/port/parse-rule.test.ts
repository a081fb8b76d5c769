import { describe, expect, it } from 'vitest'
import { parseRule, parseSentRules } from './parse-rule.ts'
import { SearchError } from './search-error.ts'

describe('parseRule', () => {
  it('accepts every property that a rule may have', () => {
    const rule = {
      objectID: 'salmon',
      conditions: [
        { pattern: 'zalm', anchoring: 'contains', alternatives: true, context: 'website', filters: 'brand:Tailwell' },
        { context: 'website' },
      ],
      consequence: {
        params: { query: { edits: [{ type: 'remove', delete: 'zalm' }] }, filters: 'price > 5', hitsPerPage: 3 },
        promote: [
          { objectID: 'a', position: 0 },
          { objectIDs: ['b', 'c'], position: 2 },
        ],
        filterPromotes: true,
        hide: [{ objectID: 'd' }],
        userData: { text: ['x', 1, null] },
        renderingContent: { redirect: { url: '/zalm/' } },
      },
      description: 'Salmon week',
      enabled: false,
      validity: [{ from: 1, until: 2 }],
    }
    expect(parseRule(rule)).toEqual(rule)
  })

  it('accepts the older single condition, and ignores extra properties that clients send', () => {
    expect(
      parseRule({
        objectID: '1',
        condition: { pattern: 'x', anchoring: 'is', alternatives: 'true', context: null },
        consequence: { params: {} },
        tags: ['visual-editor'],
        _metadata: { lastUpdate: 1 },
        description: null,
      }),
    ).toEqual({
      objectID: '1',
      conditions: [{ pattern: 'x', anchoring: 'is', alternatives: true }],
      consequence: { params: {} },
    })
  })

  it('reads a validity without start or end as unlimited on that side', () => {
    const { validity } = parseRule({ objectID: '1', consequence: {}, validity: [{ from: 5 }, { until: 6 }] })
    expect(validity?.[0]?.from).toBe(5)
    expect(validity?.[0]?.until).toBeGreaterThan(Date.UTC(9999, 0) / 1000)
    expect(validity?.[1]).toEqual({ from: 0, until: 6 })
  })

  it.each([
    ['rule', 'Rule: expected an object'],
    [{ consequence: {} }, 'Rule: objectID: expected a text'],
    [{ objectID: 'x' }, 'Rule "x": consequence: expected an object'],
    [{ objectID: 'x', consequence: {}, conditions: {} }, 'Rule "x": conditions: expected a list'],
    [
      { objectID: 'x', consequence: {}, conditions: [{ pattern: 'a', anchoring: 'middle' }] },
      'Rule "x": conditions.0.anchoring: expected is, startsWith, endsWith or contains',
    ],
    [
      { objectID: 'x', consequence: { promote: [{ objectID: 'a', position: -1 }] } },
      'promote.0.position: expected a pos',
    ],
    [{ objectID: 'x', consequence: { hide: ['a'] } }, 'consequence.hide.0: expected an object'],
    [{ objectID: 'x', consequence: { params: 'a' } }, 'consequence.params: expected an object'],
  ])('refuses %j', (value, message) => {
    expect(() => parseRule(value)).toThrow(SearchError)
    expect(() => parseRule(value)).toThrow(message)
  })
})

describe('parseRules', () => {
  it('accepts a list and nothing else', () => {
    expect(parseSentRules([{ objectID: '1', consequence: {} }])).toEqual([{ objectID: '1', consequence: {} }])
    expect(() => parseSentRules(undefined)).toThrow('expected a list')
  })
})
