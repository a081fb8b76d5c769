import { describe, expect, it } from 'vitest'
import { RecentMap } from './recent-map.ts'

describe('RecentMap', () => {
  it('stays within its limit, however many entries are added', () => {
    const map = new RecentMap<number>(10)
    for (let number = 0; number < 1_000; number += 1) map.set(String(number), number)
    expect(map.size).toBeLessThanOrEqual(10)
    expect(map.get('999')).toBe(999)
    expect(map.get('0')).toBeUndefined()
  })

  it('keeps an entry that is read again and again', () => {
    const map = new RecentMap<string>(10)
    map.set('home', 'kept')
    for (let number = 0; number < 1_000; number += 1) {
      map.set(String(number), 'passing')
      expect(map.get('home')).toBe('kept')
    }
  })

  it('limits the total weight of its entries, not their number', () => {
    const map = new RecentMap<string>(10)
    map.set('a', 'heavy', 4)
    map.set('b', 'heavy', 4)
    map.set('c', 'heavy', 4)
    expect(map.get('a')).toBeUndefined()
    expect(map.get('c')).toBe('heavy')
  })

  it('frees the space of deleted entries', () => {
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
