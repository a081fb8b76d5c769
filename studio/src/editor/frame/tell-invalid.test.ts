// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetInvalid, tellInvalid } from './tell-invalid.ts'

const WORDS = { required: 'Dieses Feld ist erforderlich.', email: 'Das ist keine Adresse.' }
document.addEventListener('invalid', (event) => tellInvalid(event, WORDS), true)
document.addEventListener('input', forgetInvalid, true)

function show(html: string): HTMLInputElement {
  document.body.innerHTML = `<form>${html}</form>`
  const [field] = document.getElementsByTagName('input')
  if (field === undefined) throw new Error('there is no field')
  return field
}

function say(field: HTMLInputElement): string {
  return field.checkValidity() ? '' : field.validationMessage
}

test.each([
  ['<input required>', 'Dieses Feld ist erforderlich.'],
  ['<input type="file" required>', 'Dieses Feld ist erforderlich.'],
  ['<input type="checkbox" required>', 'Dieses Feld ist erforderlich.'],
  ['<input type="email" value="ann">', 'Das ist keine Adresse.'],
])('%s shows why it is invalid', (html, message) => expect(say(show(html))).toBe(message))

test('a shown message is cleared on input, and the next error is shown', () => {
  const field = show('<input type="email" required>')
  expect(say(field)).toBe(WORDS.required)
  field.value = 'ann'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(say(field)).toBe(WORDS.email)
  field.value = 'ann@example.test'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(say(field)).toBe('')
})
