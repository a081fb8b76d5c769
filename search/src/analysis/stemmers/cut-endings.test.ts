import { describe, expect, it } from 'vitest'
import { createCutter, createFinder, toEndingKeys } from './cut-endings.ts'
import { stemPolish } from './pl.ts'

describe('the cutter of endings', () => {
  const rows = [
    ['a ami', 2],
    ['ci', 2, 't'],
  ] as const

  it('cuts the longest ending, and only once', () => {
    expect(createCutter(rows)('rybami')).toBe('ryb')
    expect(createCutter(rows)('amiamia')).toBe('amiami')
  })

  it('appends the replacement that the row names', () => expect(createCutter(rows)('koci')).toBe('kot'))

  it('cuts a shorter ending, or none, when too little of the word would remain', () => {
    const cut = createCutter([
      ['ami', 4],
      ['i', 2],
    ])
    expect(cut('rybami')).toBe('rybam')
    expect(cut('ei')).toBe('ei')
  })

  it('returns undefined for a word without a known ending', () => expect(createFinder(rows)('pies')).toBeUndefined())
  it('leaves an empty word unchanged', () => expect(createCutter(rows)('')).toBe(''))
})

it('maps each listed word to its key', () => {
  expect(toEndingKeys(['ps pies psa'])).toEqual(
    new Map([
      ['pies', 'ps'],
      ['psa', 'ps'],
    ]),
  )
})

it('stems a word of any length', () => expect(stemPolish(`kot${'ij'.repeat(100_000)}`)).toBe('kot'))
