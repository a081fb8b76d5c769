// @vitest-environment jsdom
import type { EditedText } from '@menagerie/contract/preview'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTyped } from '../typed-part.ts'
import { createFormFollower } from './follow-form.ts'
import { DUTCH_MARKS } from './testing/mark-words.ts'

const TITLE = { block: 'b', field: 'blockTitle' }
const toPage = (...texts: Pick<EditedText, 'block' | 'field' | 'text'>[]) => ({
  texts: texts.map((text) => ({ ...text, label: text.field, isPlain: true })),
  areas: [],
  mayUndo: false,
  mayRedo: false,
  isReadOnly: false,
  words: DUTCH_MARKS,
  textSize: 13,
})
const titled = (text: string) => toPage({ ...TITLE, text }, { block: 'b', field: 'button', text: 'Lees meer' })
const shown = (selector: string) => document.querySelector(selector)?.textContent
const isHeld = () => isTyped(document.querySelector('[data-edit-block]') ?? document)

let page = titled('Voer')
const redraw = vi.fn()
const createFollower = () => createFormFollower({ pageOf: () => page, redraw })

beforeEach(() => {
  vi.useFakeTimers()
  redraw.mockClear()
  page = titled('Voer')
  document.body.innerHTML = '<main><div data-edit-block="b"><h2>Voer</h2><a>Lees meer</a></div></main>'
})
afterEach(() => vi.useRealTimers())

test('the page shows typed text at once and holds the block until the site has rendered that text', () => {
  const follower = createFollower()
  follower.follow({ ...TITLE, text: 'Voer!' })
  follower.follow({ ...TITLE, text: 'Voer!!' })
  expect(shown('h2')).toBe('Voer!!')
  follower.settle(titled('Voer!'))
  expect(isHeld()).toBe(true)
  follower.settle(titled('Voer!!'))
  expect(isHeld()).toBe(false)
  vi.runAllTimers()
  expect(redraw).not.toHaveBeenCalled()
})

test('typed text that the site renders differently is replaced one second after the last key press', () => {
  const follower = createFollower()
  follower.follow({ ...TITLE, text: 'Voer!' })
  vi.advanceTimersByTime(900)
  follower.follow({ ...TITLE, text: 'Voer!!' })
  follower.settle(titled('VOER'))
  vi.advanceTimersByTime(900)
  expect(isHeld()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(isHeld()).toBe(false)
  expect(redraw).toHaveBeenCalledTimes(1)
})

test('a rendering of earlier text changes nothing while a later rendering is on its way', () => {
  const follower = createFollower()
  for (const text of ['Voer щ', 'Voer ще', 'Voer щен']) follower.follow({ ...TITLE, text })
  for (const late of ['Voer', 'Voer щ', 'Voer ще']) {
    follower.settle(titled(late))
    vi.advanceTimersByTime(2_000)
    expect([shown('h2'), isHeld()]).toEqual(['Voer щен', true])
  }
  follower.settle(titled('Voer щен'))
  expect(isHeld()).toBe(false)
  vi.runAllTimers()
  expect(redraw).not.toHaveBeenCalled()
})

test('an undone change releases the block at once', () => {
  const follower = createFollower()
  follower.follow({ ...TITLE, text: 'Voer!' })
  follower.follow({ block: '', field: 'none', text: '' })
  expect(isHeld()).toBe(false)
})

test('a block whose typed text the site never renders is released and redrawn after a while', () => {
  const follower = createFollower()
  for (const text of ['Voer щ', 'Voer ще']) follower.follow({ ...TITLE, text })
  follower.settle(titled('Voer'))
  vi.advanceTimersByTime(11_000)
  expect(isHeld()).toBe(false)
  expect(redraw).toHaveBeenCalledTimes(1)
})

test('without an answer from the studio the typed text stays and nothing is redrawn', () => {
  createFollower().follow({ ...TITLE, text: 'Voer!' })
  vi.runAllTimers()
  expect(isHeld()).toBe(false)
  expect(redraw).not.toHaveBeenCalled()
  expect(shown('h2')).toBe('Voer!')
})

test('two fields typed in one after the other show their texts, and are released once both are rendered', () => {
  const follower = createFollower()
  follower.follow({ ...TITLE, text: 'Voer!' })
  follower.follow({ block: 'b', field: 'button', text: 'Lees verder' })
  expect([shown('h2'), shown('a')]).toEqual(['Voer!', 'Lees verder'])
  follower.settle(toPage({ ...TITLE, text: 'Voer!' }, { block: 'b', field: 'button', text: 'Lees verder' }))
  expect(isHeld()).toBe(false)
})

test.each([
  ['a text that becomes empty', { ...TITLE, text: ' ' }, '<h2>Voer</h2>'],
  ['a field that the page does not show', { block: 'b', field: 'anchor', text: 'voer' }, '<h2>Voer</h2>'],
  ['a text beside another element', { ...TITLE, text: 'Voer!' }, '<h2>Voer<svg></svg></h2>'],
])('%s is not changed on the page by typing', (_, typed, html) => {
  document.body.innerHTML = `<main><div data-edit-block="b">${html}</div></main>`
  createFollower().follow(typed)
  expect(shown('h2')).toBe('Voer')
  expect(isHeld()).toBe(false)
})

test('typing continues in elements that the site has rendered anew', () => {
  const follower = createFollower()
  follower.follow({ ...TITLE, text: 'Voer!' })
  document.body.innerHTML = '<main><div data-edit-block="b"><h2>Voer!</h2></div></main>'
  page = titled('Voer!')
  follower.follow({ ...TITLE, text: 'Voer!?' })
  expect(shown('h2')).toBe('Voer!?')
  expect(isHeld()).toBe(true)
})

test('a typed run of formatted text is shown at once, where the block contains it only once', () => {
  document.body.innerHTML =
    '<main><div data-edit-block="b"><p>Een <strong>hond</strong> blaft</p><p>Een </p><p>Twee katten</p></div></main>'
  const follower = createFollower()
  const typed = { block: 'b', field: 'content' }
  follower.follow({ ...typed, before: 'Twee katten', text: 'Twee kattenb' })
  follower.follow({ ...typed, before: 'Twee kattenb', text: 'Twee kattenba' })
  expect(shown('p:last-child')).toBe('Twee kattenba')
  follower.settle(toPage({ ...typed, text: 'Een hond blaft Een  Twee kattenb' }))
  expect(isHeld()).toBe(true)
  follower.settle(toPage({ ...typed, text: 'Een hond blaft Een  Twee kattenba' }))
  expect(isHeld()).toBe(false)
  // The text occurs twice in the block, so only the site's rendering can show which place is meant.
  follower.follow({ ...typed, before: 'Een ', text: 'Een x' })
  expect(shown('main')).not.toContain('Een x')
})
