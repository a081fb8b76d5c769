import { describe, expect, it } from 'vitest'
import { RecentMap } from './recent-map.ts'

describe('a map of what was used recently', () => {
  it('stays within its bound, however much is put in', () => {
    const map = new RecentMap<number>(10)
    for (let number = 0; number < 1_000; number += 1) map.set(String(number), number)
    expect(map.size).toBeLessThanOrEqual(10)
    expect(map.get('999')).toBe(999)
    expect(map.get('0')).toBeUndefined()
  })

  it('keeps what is asked for again and again', () => {
    const map = new RecentMap<string>(10)
    map.set('home', 'kept')
    for (let number = 0; number < 1_000; number += 1) {
      map.set(String(number), 'passing')
      expect(map.get('home')).toBe('kept')
    }
  })

  it('counts weight, not number', () => {
    const map = new RecentMap<string>(10)
    map.set('a', 'heavy', 4)
    map.set('b', 'heavy', 4)
    map.set('c', 'heavy', 4)
    expect(map.get('a')).toBeUndefined()
    expect(map.get('c')).toBe('heavy')
  })

  it('gives its room back when something is taken out', () => {
    const map = new RecentMap<number>(10)
    for (let round = 0; round < 100; round += 1) {
      map.set('same', round, 5)
      map.delete('same')
    }
    map.set('other', 1, 2)
    map.set('last', 2, 3)
    expect([map.get('same'), map.get('other'), map.get('last')]).toEqual([undefined, 1, 2])
  })
})
