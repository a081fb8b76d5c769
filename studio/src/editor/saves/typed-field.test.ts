// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { findTypedPath, isPutBack, type TypedField, typeInto } from './typed-field.ts'

const atFirst: TypedField = { text: 'Een', earlier: new Set() }
const typed = [...'Een g'].slice(3).reduce((field, key) => typeInto(field, field.text + key), atFirst)

test('a state that stood there before the last keys is put back', () => {
  expect(typed.text).toBe('Een g')
  expect(['Een', 'Een ', 'Een g'].map((value) => isPutBack(typed, value))).toEqual([true, true, false])
})

test('a field that was empty is put back by an answer without a value', () => {
  expect(isPutBack(typeInto({ ...atFirst, text: '' }, 'E'), undefined)).toBe(true)
})

test('what was never typed is the studio’s own: an address in its proper form, a number, another version', () => {
  expect([42, 'een-g', ['Een']].map((value) => isPutBack(typed, value))).toEqual([false, false, false])
})

test('lines and boxes of text have a path in the form, nothing else has', () => {
  document.body.innerHTML = `<input type="text" id="field-main__0__title"><textarea id="field-text"></textarea>
    <input type="checkbox" id="field-isGated"><input type="text" id="search"><button id="field-x"></button>`
  const paths = [...document.querySelectorAll('body > *')].map(findTypedPath)
  expect(paths).toEqual(['main.0.title', 'text', undefined, undefined, undefined])
  expect(findTypedPath(null)).toBe(undefined)
})
