import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFaults } from './watch-faults.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a fault is reported once when it begins and once when it ends', () => {
  let faults: string[] = []
  const told: string[] = []
  const stop = watchFaults({
    read: () => faults,
    onFault: (fault) => told.push(`+ ${fault}`),
    onEnd: (fault) => told.push(`- ${fault}`),
  })
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([])
  faults = ['feed: lost for 12 s', 'disk: 90 MB are left for media']
  vi.advanceTimersByTime(10_000)
  faults = ['feed: lost for 22 s', 'disk: 80 MB are left for media']
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual(['+ feed: lost for 12 s', '+ disk: 90 MB are left for media'])
  faults = ['disk: 80 MB are left for media']
  vi.advanceTimersByTime(10_000)
  expect(told.at(-1)).toBe('- feed: lost for 22 s')
  stop()
  faults = ['another one']
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(3)
})
