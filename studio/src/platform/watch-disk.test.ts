import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { joinHealth, readDiskHealth, readDisksHealth } from './watch-disk.ts'

test('a disk with little free space is reported, free space is a metric, and a missing folder is ignored', () => {
  expect(readDiskHealth(tmpdir(), 0)).toEqual({ degraded: [], gauges: { disk_free_bytes: expect.any(Number) } })
  expect(readDiskHealth(tmpdir(), Number.POSITIVE_INFINITY).degraded).toEqual([
    expect.stringMatching(/^disk: \d+ MB are left for /),
  ])
  expect(readDiskHealth('/nowhere/at/all')).toEqual({ degraded: [], gauges: {} })
})

test('the health of several parts of a process is joined', () => {
  expect(
    joinHealth([
      { degraded: ['a'], gauges: { x: 1 } },
      { degraded: ['b'], gauges: { y: 2 } },
    ]),
  ).toEqual({ degraded: ['a', 'b'], gauges: { x: 1, y: 2 } })
})

test('each full disk is reported once, and the metric shows the fullest disk', () => {
  const folders = [tmpdir(), '/dev/shm', '/nowhere/at/all', tmpdir()]
  const { degraded, gauges } = readDisksHealth(folders, Number.POSITIVE_INFINITY)
  expect(degraded.map((line) => line.split(' ').at(-1))).toEqual([tmpdir(), '/dev/shm'])
  const each = [tmpdir(), '/dev/shm'].map((folder) => readDiskHealth(folder).gauges.disk_free_bytes ?? 0)
  // Tolerates writes of other programs.
  expect(Math.abs((gauges.disk_free_bytes ?? 0) - Math.min(...each))).toBeLessThan(2 ** 28)
  expect(readDisksHealth(['/nowhere/at/all'])).toEqual({ degraded: [], gauges: {} })
})
