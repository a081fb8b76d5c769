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

test('a visitor who has made no choice allows nothing, and nothing is stored', () => {
  expect(readChoice()).toEqual(NOTHING)
  expect(localStorage.length).toBe(0)
})

test('a consent choice is merged with earlier ones, kept per brand and announced by a document event', () => {
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

test('a consent choice is forgotten after half a year', () => {
  saveChoice({ allowed: ['youtube'], refused: [] })
  vi.setSystemTime(Date.now() + 181 * DAY_MS)
  expect(readChoice().allowed).toEqual(['youtube'])
  vi.setSystemTime(Date.now() + 3 * DAY_MS)
  expect(readChoice()).toEqual(NOTHING)
  expect(localStorage.length).toBe(0)
})

describe('an invalid stored consent choice', () => {
  test.each([
    '{',
    '{"version":0,"at":0,"allowed":["youtube"],"refused":[]}',
    '{"version":1,"at":9e15,"allowed":"youtube"}',
  ])('allows nothing: %s', (text) => {
    localStorage.setItem('tailwell-consent', text)
    expect(readChoice()).toEqual(NOTHING)
  })
})
