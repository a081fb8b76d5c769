import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, parseSettings, refuseUnknownSettings } from './parse-settings.ts'
import { SearchError } from './search-error.ts'

function refusal(input: unknown): string {
  try {
    parseSettings(input)
  } catch (error) {
    if (error instanceof SearchError) return `${error.status} ${error.message}`
    throw error
  }
  return 'accepted'
}

describe('settings', () => {
  test('every default is accepted unchanged', () => {
    const given = Object.fromEntries(Object.entries(DEFAULT_SETTINGS).filter(([, value]) => value !== undefined))
    expect(parseSettings(given)).toEqual(given)
  })

  test('only the given settings are returned, without unknown names', () => {
    expect(parseSettings({ hitsPerPage: 18, neverHeardOf: 1 })).toEqual({ hitsPerPage: 18 })
  })

  test('unknown and unsupported settings are refused by name', () => {
    expect(() => refuseUnknownSettings({ hitsPerPage: 18, hitPerPage: 18, replicas: ['a'] })).toThrow(
      'Unknown setting: hitPerPage; replicas is not supported, so it cannot be a list of 1',
    )
  })

  test('settings that clients send back from a copied index are accepted', () => {
    const input = {
      version: 2,
      replicas: [],
      advancedSyntax: false,
      separatorsToIndex: '',
      decompoundedAttributes: null,
    }
    expect(() => refuseUnknownSettings({ ...DEFAULT_SETTINGS, ...input })).not.toThrow()
  })

  test('null restores the default', () => {
    expect(parseSettings({ hitsPerPage: null, attributeForDistinct: null, userData: null })).toEqual({
      hitsPerPage: 20,
      attributeForDistinct: undefined,
      userData: null,
    })
  })

  test.each([
    [{ distinct: true }, { distinct: 1 }],
    [{ distinct: 3 }, { distinct: 3 }],
    [{ ignorePlurals: ['nl', 'de'] }, { ignorePlurals: true }],
    [{ removeStopWords: [] }, { removeStopWords: false }],
    [{ typoTolerance: 'min' }, { typoTolerance: 'min' }],
    [{ typoTolerance: 'false' }, { typoTolerance: false }],
    [{ typoTolerance: 'true' }, { typoTolerance: true }],
    [{ optionalWords: 'dog cat' }, { optionalWords: ['dog cat'] }],
    [{ ranking: ['desc(price)', 'typo'] }, { ranking: ['desc(price)', 'typo'] }],
    [
      { attributesForFaceting: ['a', 'searchable(b.c)', 'afterDistinct(searchable(d e))', 'filterOnly(f)'] },
      { attributesForFaceting: ['a', 'searchable(b.c)', 'afterDistinct(searchable(d e))', 'filterOnly(f)'] },
    ],
  ])('%j is read', (input, read) => {
    expect(parseSettings(input)).toEqual(read)
  })

  test.each([
    ['a list instead of settings', [], '400 Settings: expected an object, not a list of 0'],
    [
      'a text instead of a number',
      { hitsPerPage: 'ten' },
      '400 Setting hitsPerPage: expected a whole number from 0 to 1000, not "ten"',
    ],
    [
      'too many hits',
      { hitsPerPage: 1001 },
      '400 Setting hitsPerPage: expected a whole number from 0 to 1000, not 1001',
    ],
    [
      'a number of hits that is not whole',
      { hitsPerPage: 1.5 },
      '400 Setting hitsPerPage: expected a whole number from 0 to 1000, not 1.5',
    ],
    [
      'a text instead of a list',
      { searchableAttributes: 'name' },
      '400 Setting searchableAttributes: expected a list of texts, not "name"',
    ],
    [
      'a number in a list',
      { searchableAttributes: ['name', 5] },
      '400 Setting searchableAttributes[1]: expected a text, not 5',
    ],
    [
      'an unknown query type',
      { queryType: 'prefixSome' },
      '400 Setting queryType: expected one of prefixLast, prefixAll, prefixNone, not "prefixSome"',
    ],
    [
      'a ranking without a direction',
      { customRanking: ['price'] },
      '400 Setting customRanking[0]: expected asc(attribute) or desc(attribute), not "price"',
    ],
    [
      'five hits of a group',
      { distinct: 5 },
      '400 Setting distinct: expected true, false or a whole number from 0 to 4, not 5',
    ],
    [
      'an unknown modifier',
      { attributesForFaceting: ['countable(a)'] },
      '400 Setting attributesForFaceting[0]: expected attribute, searchable(…), filterOnly(…) or afterDistinct(…), not "countable(a)"',
    ],
    [
      'a list instead of an object',
      { renderingContent: [] },
      '400 Setting renderingContent: expected an object, not a list of 0',
    ],
  ])('%s is refused', (_, input, message) => {
    expect(refusal(input)).toBe(message)
  })

  test('highlight tags that are too long are refused', () => {
    expect(refusal({ highlightPostTag: 'x'.repeat(201) })).toContain('Setting highlightPostTag: expected at most 200')
  })

  test('a long refused value is cut in the error message', () => {
    expect(refusal({ queryType: 'x'.repeat(5000) }).length).toBeLessThan(200)
  })
})
