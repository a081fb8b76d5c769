import { expect, test } from 'vitest'
import { product, searchSettingsEntry } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import { loadSuggestionPhrases } from './suggestion-phrases.ts'

test('phrases come from popular terms, product groups, brands and product names', () => {
  const facets = {
    animal_type: [{ code: 'cat', label: 'Cats' }],
    product_sub_group: [{ code: 'litter', label: 'Litter' }],
    sub_brand: [{ code: 'bath-house', label: 'Bath House' }],
  }
  const entries = [searchSettingsEntry({ terms: ['fleas'] }), product('1', { name: 'Pine Pellets', facets })]
  expect(loadSuggestionPhrases(createTestContext('tailwell/en_US', entries))).toEqual([
    { phrase: 'fleas', source: 'terms' },
    { phrase: 'Litter', source: 'facets' },
    { phrase: 'Bath House', source: 'facets' },
    { phrase: 'Litter Cats', source: 'facets' },
    { phrase: 'Pine Pellets', source: 'titles' },
  ])
})
