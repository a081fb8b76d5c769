import { expect, test } from 'vitest'
import type { IndexConfig } from '../port/search-port.ts'
import { prepareConfig } from './prepare-config.ts'

const toConfig = (language: string, input = 'pup'): IndexConfig => ({
  settings: { queryLanguages: [language], indexLanguages: [language] },
  synonyms: [{ objectID: '1', type: 'onewaysynonym', input, synonyms: ['young dog'] }],
  rules: [
    { objectID: '1', conditions: [{ pattern: 'sale', anchoring: 'is' }], consequence: { params: { query: '' } } },
  ],
})

test('indexes of one language share the prepared form of equal synonyms and rules', () => {
  const first = prepareConfig(toConfig('en'))
  const second = prepareConfig(toConfig('en'), [first])
  expect(second.synonyms).toBe(first.synonyms)
  expect(second.rules).toBe(first.rules)
  expect(second.config.synonyms).toBe(first.config.synonyms)
})

test('each language and each list of synonyms has its own prepared synonyms', () => {
  const first = prepareConfig(toConfig('en'))
  expect(prepareConfig(toConfig('de'), [first]).synonyms).not.toBe(first.synonyms)
  const changed = prepareConfig(toConfig('en', 'whelp'), [first])
  expect(changed.synonyms).not.toBe(first.synonyms)
  expect(changed.config.synonyms[0]).toMatchObject({ input: 'whelp' })
  expect(changed.rules).toBe(first.rules)
})
