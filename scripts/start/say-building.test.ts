import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayBuilding } from './say-building.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a terminal shows how long a build has taken, until the build is done', () => {
  const show = vi.fn()
  const say = vi.fn()
  const done = sayBuilding('studio', true, { isTerminal: true, say, show })
  expect(show).toHaveBeenLastCalledWith('  … building the studio, some minutes the first time  0:00')
  vi.advanceTimersByTime(65_000)
  expect(show).toHaveBeenLastCalledWith('  … building the studio, some minutes the first time  1:05')
  done()
  expect(show).toHaveBeenLastCalledWith('')
  const calls = show.mock.calls.length
  vi.advanceTimersByTime(5_000)
  expect(show).toHaveBeenCalledTimes(calls)
  expect(say).not.toHaveBeenCalled()
})

test('without a terminal a build prints one line, which mentions minutes the first time only', () => {
  const show = vi.fn()
  const say = vi.fn()
  for (const isFirst of [true, false]) sayBuilding('studio', isFirst, { isTerminal: false, say, show })()
  sayBuilding('web', false, { isTerminal: false, say, show })()
  vi.advanceTimersByTime(65_000)
  expect(say.mock.calls.flat()).toEqual([
    '  … building the studio, some minutes the first time',
    '  … building the studio',
    '  … building the site',
  ])
  expect(show).not.toHaveBeenCalled()
})
