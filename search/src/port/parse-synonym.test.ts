import { describe, expect, it } from 'vitest'
import { parseSentSynonyms, parseSynonym } from './parse-synonym.ts'
import { SearchError } from './search-error.ts'

describe('parseSynonym', () => {
  it.each([
    [{ objectID: '1', type: 'synonym', synonyms: ['a', 'b'] }],
    [{ objectID: '1', type: 'onewaysynonym', input: 'a', synonyms: ['b'] }],
    [{ objectID: '1', type: 'altcorrection1', word: 'a', corrections: ['b'] }],
    [{ objectID: '1', type: 'altcorrection2', word: 'a', corrections: ['b'] }],
    [{ objectID: '1', type: 'placeholder', placeholder: '<a>', replacements: ['b'] }],
  ])('accepts %j', (synonym) => {
    expect(parseSynonym(synonym)).toEqual(synonym)
  })

  it('accepts another spelling of a type, and drops properties that the type does not have', () => {
    expect(
      parseSynonym({
        objectID: '1',
        type: 'oneWaySynonym',
        input: 'a',
        synonyms: ['b'],
        word: 'c',
        _highlightResult: {},
      }),
    ).toEqual({ objectID: '1', type: 'onewaysynonym', input: 'a', synonyms: ['b'] })
    expect(parseSynonym({ objectID: '1', type: 'altCorrection2', word: 'a', corrections: ['b'] })).toMatchObject({
      type: 'altcorrection2',
    })
  })

  it.each([
    [null, 'Synonym: expected an object'],
    [{ type: 'synonym', synonyms: [] }, 'Synonym: objectID: expected a text'],
    [{ objectID: 'x', type: 'antonym' }, /Synonym "x": type: expected one of synonym, onewaysynonym/],
    [{ objectID: 'x', type: 'synonym' }, 'Synonym "x": synonyms: expected a list of texts'],
    [{ objectID: 'x', type: 'synonym', synonyms: ['a', 1] }, 'Synonym "x": synonyms.1: expected a text'],
    [{ objectID: 'x', type: 'onewaysynonym', synonyms: ['a'] }, 'Synonym "x": input: expected a text'],
    [{ objectID: 'x', type: 'onewaysynonym', input: '', synonyms: ['a'] }, 'input: expected a text that is not empty'],
  ])('refuses %j', (value, message) => {
    expect(() => parseSynonym(value)).toThrow(SearchError)
    expect(() => parseSynonym(value)).toThrow(message)
  })
})

describe('parseSynonyms', () => {
  it('accepts a list and nothing else', () => {
    const synonym = { objectID: '1', type: 'synonym', synonyms: ['a', 'b'] }
    expect(parseSentSynonyms([synonym])).toEqual([synonym])
    expect(() => parseSentSynonyms({ requests: [synonym] })).toThrow('expected a list')
  })
})
