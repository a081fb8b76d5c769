// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHeaderSearch } from './start-header-search.ts'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  document.body.innerHTML = '<header><form data-search="/search.json"><input name="query"></form></header>'
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(null, { status: 503 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('a field that has the focus before its script runs requests its overlay', () => {
  document.querySelector('input')?.focus()
  startHeaderSearch()
  expect(asked).toEqual(['/search.json'])
})

test('the overlay is requested only when a visitor reaches for the field, and only once', () => {
  startHeaderSearch()
  expect(asked).toEqual([])
  document.querySelector('input')?.focus()
  document.querySelector('form')?.dispatchEvent(new Event('pointerdown'))
  expect(asked).toEqual(['/search.json'])
})
