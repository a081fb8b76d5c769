import { describe, expect, it } from 'vitest'
import { placePins } from './place-pins.ts'

const NONE = new Set<string>()
const place = (ranked: string, pins: [string, number][], hidden = NONE, limit?: number) =>
  placePins(
    [...ranked],
    pins.map(([id, position]) => ({ id, position })),
    hidden,
    limit,
  ).join('')

describe('placePins', () => {
  it('puts every pin at its position and removes it from its former position', () => {
    expect(
      place('abcdef', [
        ['x', 0],
        ['e', 2],
      ]),
    ).toBe('xaebcdf')
    expect(place('abc', [['a', 2]])).toBe('bca')
  })

  it('removes hidden records, but not pinned ones', () => {
    expect(place('abcd', [['c', 0]], new Set(['a', 'c']))).toBe('cbd')
  })

  it('gives a position to the first of two pins, and uses the first of two pins of one record', () => {
    expect(
      place('abc', [
        ['x', 1],
        ['y', 1],
        ['z', 2],
      ]),
    ).toBe('axyzbc')
    expect(
      place('abc', [
        ['x', 0],
        ['x', 2],
      ]),
    ).toBe('xabc')
  })

  it('puts pins beyond the end at the end, in the order of their positions', () => {
    expect(
      place('ab', [
        ['y', 20],
        ['x', 10],
      ]),
    ).toBe('abxy')
    expect(place('', [['x', 5]])).toBe('x')
  })

  it('returns no more records than requested, so that pages fit together', () => {
    const pins: [string, number][] = [
      ['x', 1],
      ['y', 4],
      ['z', 9],
    ]
    expect(place('abcdef', pins)).toBe('axbcydefz')
    for (const limit of [0, 1, 2, 4, 5, 8, 20]) {
      expect(place('abcdef', pins, NONE, limit)).toBe('axbcydefz'.slice(0, limit))
    }
  })

  it('accepts document numbers as IDs', () => {
    expect(placePins(new Uint32Array([0, 1, 2]), [{ id: 0, position: 1 }], new Set([2]))).toEqual([1, 0])
  })
})
