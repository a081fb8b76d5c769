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

test('while a visitor types, only the last query is written to the address, after a pause', () => {
  const address = createListAddress()
  for (const typed of ['?query=d', '?query=do', '?query=dog']) {
    address.go(typed, 'replace')
    vi.advanceTimersByTime(200)
  }
  expect(steps).toEqual([])
  vi.advanceTimersByTime(200)
  expect(steps).toEqual(['replace ?query=dog'])
})

test('a pending query is written to the history before the next step', () => {
  const address = createListAddress()
  address.go('?query=dog', 'replace')
  address.go('?query=dog&page=2', 'push')
  vi.runAllTimers()
  expect(steps).toEqual(['replace ?query=dog', 'push ?query=dog&page=2'])
})

test('a pending address is dropped when the visitor goes back', () => {
  const address = createListAddress()
  address.go('?query=dog', 'replace')
  address.go('', 'none')
  vi.runAllTimers()
  address.settle()
  expect(steps).toEqual([])
})

test('a pending address is written on leaving the page, and only once', () => {
  const address = createListAddress()
  address.go('?query=dog', 'replace')
  address.settle()
  vi.runAllTimers()
  expect(steps).toEqual(['replace ?query=dog'])
})
