// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveChoice } from './save-choice.ts'
import { CHOICE_EVENT, readChoice } from './stored-choice.ts'

const DAY_MS = 86_400_000
const NOTHING = { allowed: [], refused: [] }

beforeEach(() => {
  document.documentElement.dataset.brand = 'tailwell'
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('a visitor without a choice allows nothing, and nothing is stored for that', () => {
  expect(readChoice()).toEqual(NOTHING)
  expect(localStorage.length).toBe(0)
})

test('a choice is kept for its brand, with those before it, and the document hears of it', () => {
  const heard = vi.fn()
  document.addEventListener(CHOICE_EVENT, heard, { once: true })
  saveChoice({ allowed: ['youtube', 'vimeo'], refused: [] })
  saveChoice({ allowed: [], refused: ['vimeo', 'feed'] })
  expect(readChoice()).toEqual({ allowed: ['youtube'], refused: ['vimeo', 'feed'] })
  expect(Object.keys(localStorage)).toEqual(['tailwell-consent'])
  expect(heard).toHaveBeenCalledOnce()
  document.documentElement.dataset.brand = 'aldergrove'
  expect(readChoice()).toEqual(NOTHING)
})

test('after half a year it is forgotten', () => {
  saveChoice({ allowed: ['youtube'], refused: [] })
  vi.setSystemTime(Date.now() + 181 * DAY_MS)
  expect(readChoice().allowed).toEqual(['youtube'])
  vi.setSystemTime(Date.now() + 3 * DAY_MS)
  expect(readChoice()).toEqual(NOTHING)
  expect(localStorage.length).toBe(0)
})

describe('what is stored and makes no sense', () => {
  test.each([
    '{',
    '{"version":0,"at":0,"allowed":["youtube"],"refused":[]}',
    '{"version":1,"at":9e15,"allowed":"youtube"}',
  ])('allows nothing: %s', (text) => {
    localStorage.setItem('tailwell-consent', text)
    expect(readChoice()).toEqual(NOTHING)
  })
})
