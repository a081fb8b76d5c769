// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest'
import { keepCarets } from './keep-carets.ts'

const watching = { controller: new AbortController() }
afterEach(() => watching.controller.abort())

/** An input in which the browser inserts `letters` at the caret and then moves the caret to `leftAt`. */
function typeInto(value: string, [from, to]: readonly [number, number], letters: string, leftAt: number) {
  watching.controller = new AbortController()
  keepCarets(watching.controller.signal)
  document.body.innerHTML = '<input type="text">'
  const line = document.querySelector('input')
  if (line === null) throw new Error('no line')
  line.value = value
  line.setSelectionRange(from, to)
  line.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: letters }))
  line.value = value.slice(0, from) + letters + value.slice(to)
  line.setSelectionRange(leftAt, leftAt)
  const finish = (text = line.value) => {
    line.value = text
    line.setSelectionRange(leftAt, leftAt)
    line.dispatchEvent(new InputEvent('input', { bubbles: true, data: letters }))
    return line.selectionStart
  }
  return { finish }
}

test.each<[value: string, selected: [number, number], letters: string, caret: number]>([
  ['Drie ще', [7, 7], 'н', 8],
  ['Een hond', [4, 4], '🐾', 6],
  ['Een hond', [4, 8], 'été', 7],
])('%s: the caret is placed after the inserted letters', (value, selected, letters, caret) => {
  expect(typeInto(value, selected, letters, 0).finish()).toBe(caret)
})

test('the caret is left alone in an input whose text was replaced', () => {
  expect(typeInto('Een', [3, 3], '!', 0).finish('Een hond')).toBe(0)
})
