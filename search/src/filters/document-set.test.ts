import { describe, expect, test } from 'vitest'
import {
  addToSet,
  countSet,
  createSet,
  fillSet,
  invertSet,
  isInSet,
  keepCommon,
  toDocumentList,
} from './document-set.ts'

describe('sets of documents', () => {
  test.each([0, 1, 31, 32, 33, 64, 1000])(
    'of %i documents are exactly full after filling and empty after inverting',
    (size) => {
      const full = fillSet(size)
      expect(countSet(full)).toBe(size)
      expect([...toDocumentList(full)]).toEqual(Array.from({ length: size }, (_, i) => i))
      invertSet(full, size)
      expect(countSet(full)).toBe(0)
      invertSet(full, size)
      expect(countSet(full)).toBe(size)
    },
  )

  test('contain the added documents, and intersect to the documents that both contain', () => {
    const a = createSet(100)
    for (const document of [0, 31, 32, 63, 99]) addToSet(a, document)
    expect([...toDocumentList(a)]).toEqual([0, 31, 32, 63, 99])
    expect([isInSet(a, 31), isInSet(a, 30), isInSet(a, 99)]).toEqual([true, false, true])
    const b = createSet(100)
    for (const document of [31, 33, 99]) addToSet(b, document)
    keepCommon(a, b)
    expect([...toDocumentList(a)]).toEqual([31, 99])
  })
})
