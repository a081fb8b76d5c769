import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { idsAskedFor, matchesWhere } from './matches-where.ts'

const DOCUMENT = { id: 'a', site: 'tailwell/nl_NL', vocabulary: 'color', parent: null }

const CONDITIONS: [Where, boolean][] = [
  [{ site: { equals: 'tailwell/nl_NL' } }, true],
  [{ site: { equals: 'tailwell/nl_BE' } }, false],
  [{ id: { not_equals: 'a' } }, false],
  [{ and: [{ id: { in: ['a', 'b'] } }, { vocabulary: { equals: 'flavor' } }] }, false],
  [{ or: [{ vocabulary: { equals: 'flavor' } }, { vocabulary: { equals: 'color' } }] }, true],
  [{ parent: { exists: false }, id: { not_equals: 'b' } }, true],
  [{ parent: { exists: true } }, false],
]

describe('a condition of a form', () => {
  it.each(CONDITIONS)('%o is met: %s', (where, met) => {
    expect(matchesWhere(DOCUMENT, where)).toBe(met)
  })

  it('with an unknown operator throws an error', () => {
    expect(() => matchesWhere(DOCUMENT, { site: { like: 'tail' } })).toThrow(/like/)
  })

  it('names the ids of the documents that it asks for, if it has any', () => {
    expect(idsAskedFor({ and: [{ id: { in: ['a', 'b'] } }, { site: { equals: 'x' } }] })).toEqual(['a', 'b'])
    expect(idsAskedFor({ id: { equals: 'a' } })).toEqual(['a'])
    expect(idsAskedFor({ parent: { equals: 'a' } })).toBeUndefined()
  })
})
