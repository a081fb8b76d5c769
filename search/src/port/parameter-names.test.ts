import { describe, expect, test } from 'vitest'
import { refuseUnknownParameters } from './parameter-names.ts'

const ask = (parameters: object) => refuseUnknownParameters(new Map(Object.entries(parameters)))

describe('parameters of a search', () => {
  test.each([
    [{ hitPerPage: 3 }, 'Unknown parameter: hitPerPage'],
    [
      { paginationLimitedTo: 5, somethingNew: {} },
      'Unknown parameter: paginationLimitedTo; Unknown parameter: somethingNew',
    ],
    [{ advancedSyntax: true }, 'advancedSyntax is not supported, so it cannot be true'],
    [{ similarQuery: 'dog' }, 'similarQuery is not supported, so it cannot be "dog"'],
    [{ constructor: 1 }, 'Unknown parameter: constructor'],
  ])('that would have no effect are refused by name: %j', (parameters, message) => {
    expect(() => ask(parameters)).toThrow(expect.objectContaining({ status: 400, message }))
  })

  test.each([
    { analytics: false, userToken: 'a', 'x-algolia-agent': 'a' },
    { advancedSyntax: 'false', mode: 'keywordSearch', extensions: {} },
    { alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'] },
    { facet: 'brand', facetName: 'brand', facetQuery: 'a', hitsPerPage: 3 },
  ])('that clients send, or that request the default behaviour, are accepted: %j', (parameters) => {
    expect(() => ask(parameters)).not.toThrow()
  })
})
