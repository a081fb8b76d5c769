import { describe, expect, it } from 'vitest'
import { changeRecord } from './change-record.ts'

const before = { objectID: 'a', name: 'Ball', stock: 5, tags: ['red', 'red', 'round'], version: 2 }
const change = (fields: Parameters<typeof changeRecord>[2]) => changeRecord(before, 'a', fields)

describe('changeRecord', () => {
  it('replaces the given attributes and keeps the others', () => {
    expect(change({ name: 'Bowl', sizes: { small: 1 } })).toEqual({ ...before, name: 'Bowl', sizes: { small: 1 } })
  })

  it.each([
    ['Increment', 'stock', 2, 7],
    ['Decrement', 'stock', 2, 3],
    ['Increment', 'sold', 2, 2],
    ['Add', 'tags', 'red', ['red', 'red', 'round', 'red']],
    ['AddUnique', 'tags', 'red', ['red', 'red', 'round']],
    ['AddUnique', 'tags', 'new', ['red', 'red', 'round', 'new']],
    ['Remove', 'tags', 'red', ['round']],
    ['Add', 'marks', 1, [1]],
    ['IncrementFrom', 'version', 2, 3],
    ['IncrementSet', 'version', 9, 9],
  ])('%s works on %s', (_operation, attribute, value, after) => {
    expect(change({ [attribute]: { _operation, value } })).toEqual({ ...before, [attribute]: after })
  })

  it('changes nothing when a guarded number has another value', () => {
    expect(change({ name: 'Late', version: { _operation: 'IncrementFrom', value: 1 } })).toBeUndefined()
    expect(change({ name: 'Late', version: { _operation: 'IncrementSet', value: 2 } })).toBeUndefined()
    expect(changeRecord(undefined, 'new', { version: { _operation: 'IncrementFrom', value: 3 } })).toBeUndefined()
  })

  it('creates a record when none exists', () => {
    expect(changeRecord(undefined, 'new', { stock: { _operation: 'Increment', value: 1 } })).toEqual({
      objectID: 'new',
      stock: 1,
    })
  })

  it.each([
    [{ stock: { _operation: 'Double', value: 1 } }],
    [{ stock: { _operation: 'Increment', value: 'one' } }],
    [{ name: { _operation: 'Increment', value: 1 } }],
    [{ name: { _operation: 'Add', value: 'x' } }],
    [{ tags: { _operation: 'Add', value: ['x'] } }],
  ])('refuses %j', (fields) => {
    expect(() => change(fields)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
