import { describe, expect, it } from 'vitest'
import { createDraw } from './draw.ts'

describe('a seeded random draw', () => {
  it('is the same for the same seed, and differs for another seed', () => {
    const numbers = (seed: string) => Array.from({ length: 5 }, createDraw(seed).share)
    expect(numbers('nl')).toEqual(numbers('nl'))
    expect(numbers('nl')).not.toEqual(numbers('de'))
  })

  it('returns all items of a deck before it repeats any of them', () => {
    const next = createDraw('deck').deck(['a', 'b', 'c'])
    const round = () => [next(), next(), next()].sort()
    expect([round(), round()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  })

  it('fills patterns with digits and letters', () => {
    expect(createDraw('form').fill('1012 @@, 555-01##')).toMatch(/^1012 [A-Z]{2}, 555-01\d\d$/)
    expect(createDraw('form').fill('@@@', 'Q')).toBe('QQQ')
  })

  it('includes both ends of a range', () => {
    const draw = createDraw('ends')
    expect(new Set(Array.from({ length: 100 }, () => draw.between(1, 3)))).toEqual(new Set([1, 2, 3]))
  })
})
