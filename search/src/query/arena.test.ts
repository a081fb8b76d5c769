import { beforeEach, expect, test } from 'vitest'
import { copyUint32, emptyArena, takeFloat64, takeUint8, takeUint16, takeUint32 } from './arena.ts'

beforeEach(emptyArena)

test('gives arrays that are filled with zeros and do not overlap', () => {
  for (let round = 0; round < 2; round++) {
    emptyArena()
    const bytes = takeUint8(3)
    const numbers = takeUint32(5)
    const halves = takeUint16(1)
    const fractions = takeFloat64(2)
    const copy = copyUint32([7, 8])
    const all = [bytes, numbers, halves, fractions]
    for (const values of all) expect([...values].every((value) => value === 0)).toBe(true)
    for (const values of all) values.fill(255)
    expect([...copy]).toEqual([7, 8])
    copy.fill(1)
    for (const values of all) expect([...values].every((value) => value === 255)).toBe(true)
  }
})

test('reuses its memory, and grows for an array that is larger than all of it', () => {
  const first = takeUint8(100)
  emptyArena()
  expect(takeUint8(100).buffer).toBe(first.buffer)
  const large = takeFloat64(3_000_000)
  expect(large).toHaveLength(3_000_000)
  const behind = takeUint32(10)
  large.fill(1)
  expect([...behind]).toEqual(Array(10).fill(0))
})

test('releases the memory of one very large batch', () => {
  const huge = takeUint8(40_000_000)
  emptyArena()
  expect(takeUint8(40_000_000).buffer).not.toBe(huge.buffer)
})
