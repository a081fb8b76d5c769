import { describe, expect, it } from 'vitest'
import { createCutter, createFinder, toEndingKeys } from './cut-endings.ts'
import { stemPolish } from './pl.ts'

describe('the cutter of endings', () => {
  const rows = [
    ['a ami', 2],
    ['ci', 2, 't'],
  ] as const

  it('cuts the longest ending, once', () => {
    expect(createCutter(rows)('rybami')).toBe('ryb')
    expect(createCutter(rows)('amiamia')).toBe('amiami')
  })

  it('puts in what the row names', () => expect(createCutter(rows)('koci')).toBe('kot'))

  it('takes a shorter ending, or none, when too little would remain', () => {
    const cut = createCutter([
      ['ami', 4],
      ['i', 2],
    ])
    expect(cut('rybami')).toBe('rybam')
    expect(cut('ei')).toBe('ei')
  })

  it('says when it finds none', () => expect(createFinder(rows)('pies')).toBeUndefined())
  it('leaves an empty word alone', () => expect(createCutter(rows)('')).toBe(''))
})

it('reads keys and their words', () => {
  expect(toEndingKeys(['ps pies psa'])).toEqual(
    new Map([
      ['pies', 'ps'],
      ['psa', 'ps'],
    ]),
  )
})

it('stems a word of any length', () => expect(stemPolish(`kot${'ij'.repeat(100_000)}`)).toBe('kot'))
