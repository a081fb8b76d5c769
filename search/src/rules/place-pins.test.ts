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
  it('puts every pin at its position and takes it away from where it was', () => {
    expect(
      place('abcdef', [
        ['x', 0],
        ['e', 2],
      ]),
    ).toBe('xaebcdf')
    expect(place('abc', [['a', 2]])).toBe('bca')
  })

  it('takes hidden ones out, but no pin', () => {
    expect(place('abcd', [['c', 0]], new Set(['a', 'c']))).toBe('cbd')
  })

  it('lets the first of two have a position, and the first of two pins of one record', () => {
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

  it('puts pins beyond the end at the end, in their order', () => {
    expect(
      place('ab', [
        ['y', 20],
        ['x', 10],
      ]),
    ).toBe('abxy')
    expect(place('', [['x', 5]])).toBe('x')
  })

  it('makes no more than it is asked for, so that pages fit together', () => {
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

  it('takes numbers of documents', () => {
    expect(placePins(new Uint32Array([0, 1, 2]), [{ id: 0, position: 1 }], new Set([2]))).toEqual([1, 0])
  })
})
