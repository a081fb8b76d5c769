import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListAddress } from './list-address.ts'

const steps: string[] = []

beforeEach(() => {
  steps.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, address: string) => steps.push(`push ${address}`),
    replaceState: (_state: unknown, _title: string, address: string) => steps.push(`replace ${address}`),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('of words being typed only the last ones are written, when the keys rest', () => {
  const address = createListAddress()
  for (const typed of ['?query=d', '?query=do', '?query=dog']) {
    address.go(typed, 'replace')
    vi.advanceTimersByTime(200)
  }
  expect(steps).toEqual([])
  vi.advanceTimersByTime(200)
  expect(steps).toEqual(['replace ?query=dog'])
})

test('a step back leads to what was typed, though the next one came at once', () => {
  const address = createListAddress()
  address.go('?query=dog', 'replace')
  address.go('?query=dog&page=2', 'push')
  vi.runAllTimers()
  expect(steps).toEqual(['replace ?query=dog', 'push ?query=dog&page=2'])
})

test('going back is not undone by an address that waits', () => {
  const address = createListAddress()
  address.go('?query=dog', 'replace')
  address.go('', 'none')
  vi.runAllTimers()
  address.settle()
  expect(steps).toEqual([])
})

test('leaving writes what waits, once', () => {
  const address = createListAddress()
  address.go('?query=dog', 'replace')
  address.settle()
  vi.runAllTimers()
  expect(steps).toEqual(['replace ?query=dog'])
})
