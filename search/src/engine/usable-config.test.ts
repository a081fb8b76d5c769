import { expect, test } from 'vitest'
import type { Rule } from '../port/rule.ts'
import type { Synonym } from '../port/synonym.ts'
import { createSearchEngine } from './search-engine.ts'
import { toUsableConfig } from './usable-config.ts'

const GOOD: Synonym = { objectID: 'good', type: 'synonym', synonyms: ['dog', 'hound'] }
const settings = { indexLanguages: ['nl'], queryLanguages: ['nl'] }
const consequence = { hide: [{ objectID: '1' }] }

test.each([
  ['spot-on', 'spot on'],
  ['café', 'cafe'],
  ['400g', '400 g'],
  ['voer', '&'],
])('the synonym of %s and %s is left out with its reason, and the index is built', async (...words) => {
  const bad: Synonym = { objectID: 'bad', type: 'synonym', synonyms: words }
  const config = { settings, synonyms: [bad, GOOD], rules: [] }
  const { config: usable, unusable } = toUsableConfig(config)
  expect(unusable).toEqual([{ objectID: 'bad', reason: expect.stringContaining('"bad"') }])
  expect(usable).toEqual({ ...config, synonyms: [GOOD] })
  const engine = createSearchEngine()
  await engine.replaceAll('shop', [{ objectID: '1', name: 'Hound' }], usable)
  expect(await engine.search([{ indexName: 'shop', query: 'dog' }])).toMatchObject({ results: [{ nbHits: 1 }] })
})

test.each<[string, Rule]>([
  ['a pattern without anchoring', { objectID: 'bad', conditions: [{ pattern: 'dog' }], consequence }],
  ['a pattern without a word', { objectID: 'bad', conditions: [{ pattern: '!!', anchoring: 'is' }], consequence }],
  ['a validity that ends when it begins', { objectID: 'bad', validity: [{ from: 5, until: 5 }], consequence }],
  ['filters that cannot be read', { objectID: 'bad', consequence: { params: { filters: 'a OR (' } } }],
])('a rule with %s is left out', (_what, bad) => {
  const good: Rule = { objectID: 'good', consequence }
  const { config, unusable } = toUsableConfig({ settings, synonyms: [], rules: [good, bad] })
  expect(config.rules).toEqual([good])
  expect(unusable.map(({ objectID }) => objectID)).toEqual(['bad'])
})

test('a fully usable configuration is returned as the same object, so that an engine sees no change', () => {
  const config = { settings, synonyms: [GOOD], rules: [] }
  expect(toUsableConfig(config).config).toBe(config)
})
