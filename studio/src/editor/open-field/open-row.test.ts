// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRow } from './open-row.ts'

const ending = { controller: new AbortController() }
const options = { uncollapse: () => {} }

beforeEach(() => {
  ending.controller = new AbortController()
  vi.stubGlobal('innerHeight', 900)
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  ending.controller.abort()
  vi.unstubAllGlobals()
})

const ROW = '<div id="main-row-0"><input type="text" id="field-main__0__title"></div>'

/** Replaces the row by a new element with its text, as a form does. */
function drawRow(text: string): HTMLInputElement {
  document.body.innerHTML = `<div id="field-main">${ROW}</div>`
  const line = document.querySelector('input')
  if (line === null) throw new Error('no line')
  line.value = text
  return line
}

const isFocused = (line: Element) => vi.waitFor(() => expect(document.activeElement).toBe(line))

test('a re-rendered text input takes over the caret of the one that it replaces', async () => {
  const former = drawRow('Drie été')
  former.setSelectionRange(6, 6)
  const line = drawRow('Drie été')
  const opened = openRow(() => 'main.0.title', { ...options, signal: ending.controller.signal, former })
  await isFocused(line)
  expect(line.selectionStart).toBe(6)
  window.dispatchEvent(new Event('keydown'))
  await opened
})

test('keys pressed while no input had the focus are inserted at the former caret', async () => {
  const typed: string[] = []
  document.execCommand = (command, _, text = '') => typed.push(`${command} ${text}`) > 0
  const former = drawRow('Twee щено')
  former.setSelectionRange(9, 9)
  const line = drawRow('Twee щено')
  const { signal } = ending.controller
  void openRow(() => 'main.0.title', { ...options, signal, former, takeKeys: () => 'к' })
  await isFocused(line)
  expect(typed).toEqual(['insertText к'])
})

test('a character that the new input has and the replaced one lacked is before the caret', async () => {
  const former = drawRow('Een  hond')
  former.setSelectionRange(4, 4)
  const line = drawRow('Een é hond')
  void openRow(() => 'main.0.title', { ...options, signal: ending.controller.signal, former })
  await isFocused(line)
  expect(line.selectionStart).toBe(5)
})

test('an input that is re-rendered while it is scrolled into view keeps its caret', async () => {
  const first = drawRow('Drie')
  void openRow(() => 'main.0.title', { ...options, signal: ending.controller.signal })
  await isFocused(first)
  first.setSelectionRange(2, 2)
  const second = drawRow('Drie')
  await isFocused(second)
  expect(second.selectionStart).toBe(2)
})

test('a row that is re-rendered for a late answer gets the focus again', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] })
  try {
    const first = drawRow('Twee')
    void openRow(() => 'main.0.title', { ...options, signal: ending.controller.signal })
    await vi.advanceTimersByTimeAsync(8_000)
    expect(document.activeElement).toBe(first)
    const second = drawRow('Twee')
    await vi.advanceTimersByTimeAsync(100)
    expect(document.activeElement).toBe(second)
  } finally {
    vi.useRealTimers()
  }
})

/** A row that renders its fields once it is visible; `top`: its position in the window. */
function drawEmptyRow(): { row: { top: number }; shows: () => number } {
  document.body.innerHTML = '<div id="field-main"><div id="main-row-0"></div></div>'
  const row = { top: 2_000 }
  let shown = 0
  const element = document.querySelector('#main-row-0')
  if (element === null) throw new Error('no row')
  element.getBoundingClientRect = () => new DOMRect(0, row.top, 500, 60)
  element.scrollIntoView = () => {
    shown += 1
    row.top = 0
  }
  return { row, shows: () => shown }
}

test('a row pushed out of view before its fields are rendered is scrolled back into view', async () => {
  const { row, shows } = drawEmptyRow()
  void openRow(() => 'main.0.title', { ...options, signal: ending.controller.signal })
  await vi.waitFor(() => expect(shows()).toBe(1))
  row.top = 3_000
  await vi.waitFor(() => expect(shows()).toBe(2))
  await isFocused(drawRow('Twee'))
})

test('an editor who moves the focus to the page beside the form keeps it there', async () => {
  document.body.innerHTML = '<div id="field-main"></div><iframe></iframe>'
  const page = document.querySelector('iframe')
  const opened = openRow(() => 'main.0.title', { ...options, signal: ending.controller.signal })
  await new Promise((next) => requestAnimationFrame(next))
  page?.focus()
  document.querySelector('#field-main')?.insertAdjacentHTML('beforeend', ROW)
  await opened
  expect(document.activeElement).toBe(page)
})

test('an editor who scrolls on is not scrolled back to a row that is not yet rendered', async () => {
  const { row, shows } = drawEmptyRow()
  void openRow(() => 'main.0.title', { ...options, signal: ending.controller.signal })
  await vi.waitFor(() => expect(shows()).toBe(1))
  window.dispatchEvent(new Event('wheel'))
  row.top = 3_000
  await new Promise((next) => setTimeout(next, 100))
  expect(shows()).toBe(1)
})
