import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { joinHealth, readDiskHealth } from './watch-disk.ts'

test('a disk with little room is told, one with enough is a figure, and no folder is nothing', () => {
  expect(readDiskHealth(tmpdir(), 0)).toEqual({ degraded: [], gauges: { disk_free_bytes: expect.any(Number) } })
  expect(readDiskHealth(tmpdir(), Number.POSITIVE_INFINITY).degraded).toEqual([
    expect.stringMatching(/^disk: \d+ MB are left for /),
  ])
  expect(readDiskHealth('/nowhere/at/all')).toEqual({ degraded: [], gauges: {} })
})

test('parts of a process are one', () => {
  expect(
    joinHealth([
      { degraded: ['a'], gauges: { x: 1 } },
      { degraded: ['b'], gauges: { y: 2 } },
    ]),
  ).toEqual({ degraded: ['a', 'b'], gauges: { x: 1, y: 2 } })
})
