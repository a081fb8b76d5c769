import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function run(show?: (text: string) => void): string[] {
  const lines: string[] = []
  const task = createProgress({ say: (line) => lines.push(line), show }).begin('products', 2000)
  for (const count of [100, 200, 300]) {
    vi.advanceTimersByTime(600)
    task.reach(count)
    task.reach(count + 1)
  }
  task.end(2000)
  return lines
}

it('prints one line per kind, with count and seconds', () => {
  expect(run()).toEqual(['  products                2,000 new          1.8 s'])
})

it('shows a running count after a second, at a readable rate, and clears it at the end', () => {
  const shown: string[] = []
  run((text) => shown.push(text.trim().replaceAll(/ +/g, ' ')))
  expect(shown).toEqual(['products 200 of 2,000', 'products 300 of 2,000', ''])
})
