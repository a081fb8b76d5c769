import { describe, expect, it } from 'vitest'
import { parseStoredRules } from './parse-rules.ts'
import { parseStoredSynonyms } from './parse-synonyms.ts'

describe('parseSynonyms', () => {
  it('accepts types in any capitalisation', () => {
    expect(parseStoredSynonyms([{ objectID: '1', type: 'oneWaySynonym', input: 'a', synonyms: ['b'] }])).toEqual([
      { objectID: '1', type: 'onewaysynonym', input: 'a', synonyms: ['b'] },
    ])
  })

  it.each([
    [null],
    [{ objectID: '1', type: 'other' }],
    [{ objectID: '1', type: 'synonym', synonyms: 'a' }],
    [{ type: 'synonym', synonyms: [] }],
  ])('refuses %j and names its position in the list', (value) => {
    const good = { objectID: '0', type: 'synonym', synonyms: ['a', 'b'] }
    expect(() => parseStoredSynonyms([good, value])).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringMatching(/^Synonym 2: /) }),
    )
  })
})

describe('parseRules', () => {
  it('accepts the single condition of former versions', () => {
    expect(
      parseStoredRules([{ objectID: 'r', condition: { pattern: 'a', alternatives: 'true' }, consequence: {} }]),
    ).toEqual([
      {
        objectID: 'r',
        condition: { pattern: 'a', alternatives: true },
        conditions: [{ pattern: 'a', alternatives: true }],
        consequence: {},
      },
    ])
  })

  it.each([
    [{ objectID: 'r' }],
    [{ objectID: 'r', consequence: { promote: [{ objectID: 'a', position: 301 }] } }],
    ['rule'],
  ])('refuses %j', (value) => {
    expect(() => parseStoredRules([value])).toThrow(expect.objectContaining({ status: 400 }))
  })
})
