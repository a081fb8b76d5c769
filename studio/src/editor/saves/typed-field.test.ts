// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { findTypedPath, isPutBack, type TypedField, typeInto } from './typed-field.ts'

const atFirst: TypedField = { text: 'Een', earlier: new Set() }
const typed = [...'Een g'].slice(3).reduce((field, key) => typeInto(field, field.text + key), atFirst)

test('a value from before the last keystrokes counts as put back', () => {
  expect(typed.text).toBe('Een g')
  expect(['Een', 'Een ', 'Een g'].map((value) => isPutBack(typed, value))).toEqual([true, true, false])
})

test('an answer without a value counts as putting back a field that was empty', () => {
  expect(isPutBack(typeInto({ ...atFirst, text: '' }, 'E'), undefined)).toBe(true)
})

test('a value that was never typed counts as the studio’s own: a corrected address, a number, another version', () => {
  expect([42, 'een-g', ['Een']].map((value) => isPutBack(typed, value))).toEqual([false, false, false])
})

const line = (name: string, more = '') =>
  `<input type="text" id="field-${name.replaceAll('.', '__')}" name="${name}" ${more}>`

test('text inputs and text areas have a path in the form, and no other elements have one', () => {
  document.body.innerHTML = `<form>${line('main.0.title')}<textarea id="field-text" name="text"></textarea>
    <input type="checkbox" id="field-isGated" name="isGated"><input type="text" id="search"><button id="field-x"></button></form>`
  const form = document.forms[0] ?? null
  const paths = [...document.querySelectorAll('form > *')].map((element) => findTypedPath(element, form))
  expect(paths).toEqual(['main.0.title', 'text', undefined, undefined, undefined])
  expect(findTypedPath(null, form)).toBe(undefined)
})

test.each([
  ['the input of the picker', '<input type="text" id="field-image" role="combobox" aria-autocomplete="list">'],
  ['a combobox with the name of its field', line('image', 'role="combobox"')],
  ['an input with autocompletion', line('image', 'aria-autocomplete="both"')],
  ['a search box', line('image', 'role="searchbox"')],
  ['the input of a react-select', '<input type="text" id="field-image" name="react-select-2-input">'],
])('a search or selection box has no path in the form: %s', (_, html) => {
  document.body.innerHTML = `<form>${html}</form>`
  expect(findTypedPath(document.querySelector('input'), document.forms[0] ?? null)).toBe(undefined)
})

test('inputs in a drawer over the form, or outside the form, have no path in the form', () => {
  document.body.innerHTML = `<form></form><dialog><form>${line('title')}</form></dialog>${line('title')}`
  const paths = [...document.querySelectorAll('input')].map((one) => findTypedPath(one, document.forms[0] ?? null))
  expect(paths).toEqual([undefined, undefined])
})
