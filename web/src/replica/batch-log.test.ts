import { expect, test } from 'vitest'
import { createBatchLog } from './batch-log.ts'
import { openNoReplica } from './replica-file.ts'

const openLog = () => createBatchLog(openNoReplica())

test('a reader that is behind gets all tags that changed since its last batch', () => {
  const log = openLog()
  const began = log.last()
  log.note(new Set(['a', 'b']))
  log.note(new Set(['b', 'c']))
  expect(log.between(began, log.last())).toEqual(new Set(['a', 'b', 'c']))
  expect(log.between(began + 1, log.last())).toEqual(new Set(['b', 'c']))
  expect(log.between(log.last(), log.last())).toBeUndefined()
})

test('a reader that is more than 256 batches behind drops everything', () => {
  const log = openLog()
  const began = log.last()
  for (let n = 0; n < 300; n += 1) log.note(new Set([`tag-${n}`]))
  expect(log.between(began, log.last())).toBe('all')
  expect(log.between(log.last() - 256, log.last())).toHaveProperty('size', 256)
})

test('a reader with a batch number of another file, too low or too high, drops everything', () => {
  const log = openLog()
  log.note(new Set(['a']))
  expect(log.between(0, log.last())).toBe('all')
  expect(log.between(log.last() + 5, log.last())).toBe('all')
})

test('a batch with too many tags to list makes readers that are behind it drop everything', () => {
  const log = openLog()
  const began = log.last()
  log.note(new Set(Array.from({ length: 20_001 }, (_, n) => `tag-${n}`)))
  log.note(new Set(['a']))
  expect(log.between(began, log.last())).toBe('all')
  expect(log.between(began + 1, log.last())).toEqual(new Set(['a']))
})

test('the file of another epoch continues the batch numbers, for readers and for the CDN', () => {
  const before = openLog()
  before.note(new Set(['a']))
  before.notePurged(before.last())
  const after = openLog()
  after.continueFrom(before, new Set(['b']))
  expect(after.between(before.last(), after.last())).toEqual(new Set(['b']))
  expect(after.purged()).toBe(before.last())
})
