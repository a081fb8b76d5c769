// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from './keep-draft.ts'
import { sendFormOnce } from './send-once.ts'
import { watchEmail } from './watch-email.ts'

const find = <T extends Element>(selector: string, type: new () => T): T => {
  const found = document.querySelector(selector)
  if (found instanceof type) return found
  throw new Error(`no ${selector}`)
}
const email = () => find('[name=email]', HTMLInputElement)
const button = () => find('button', HTMLButtonElement)
const form = () => find('form', HTMLFormElement)
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const FORM = `<form data-form="contact" data-draft="contact"><input type="email" id="e" name="email" data-warning="Not an address">
  <p id="e-errors"></p><textarea name="message"></textarea><input type="checkbox" name="about"><input type="password" name="password">
  <button type="submit">Send</button></form>`

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset.brand = 'tailwell'
  document.body.innerHTML = FORM
})

test('the button waits for a valid address; the warning appears on leaving the field and goes while typing (spec §5)', () => {
  watchEmail(form())
  expect(button().disabled).toBe(true)
  type(email(), 'kim@shop')
  expect(document.getElementById('e-errors')?.textContent).toBe('')
  email().dispatchEvent(new Event('blur'))
  expect(document.getElementById('e-errors')?.textContent).toBe('Not an address')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  type(email(), ' kim@shop.example ')
  expect(button().disabled).toBe(false)
  expect(document.getElementById('e-errors')?.textContent).toBe('')
  expect(email().hasAttribute('aria-invalid')).toBe(false)
})

test('an address that the browser fills in without any event enables the button', () => {
  vi.useFakeTimers()
  watchEmail(form())
  email().value = 'kim@shop.example'
  vi.advanceTimersByTime(600)
  expect(button().disabled).toBe(false)
  vi.useRealTimers()
})

test('a draft survives a reload, never contains passwords, and is removed when the form is sent', () => {
  keepDraft(form())
  type(email(), 'kim@shop.example')
  find('[name=about]', HTMLInputElement).checked = true
  type(find('[name=password]', HTMLInputElement), 'secret words')
  type(find('textarea', HTMLTextAreaElement), 'My cat Иван')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')

  document.body.innerHTML = FORM
  keepDraft(form())
  expect(email().value).toBe('kim@shop.example')
  expect(find('textarea', HTMLTextAreaElement).value).toBe('My cat Иван')
  expect(find('[name=about]', HTMLInputElement).checked).toBe(true)
  expect(find('[name=password]', HTMLInputElement).value).toBe('')

  form().dispatchEvent(new Event('submit', { cancelable: true }))
  document.body.innerHTML = FORM
  keepDraft(form())
  expect(email().value).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('a second press of the button does not send the form again', () => {
  sendFormOnce(form())
  const submit = () => form().dispatchEvent(new Event('submit', { cancelable: true }))
  expect([submit(), submit()]).toEqual([true, false])
  expect(find('[name=submission-key]', HTMLInputElement).value).toMatch(/^[\w-]{20,}$/)
})

test('a refused form is sent again with its own submission key', () => {
  document.body.innerHTML = FORM.replace('<p ', '<input type="hidden" name="submission-key" value="first"><p ')
  sendFormOnce(form())
  expect(new FormData(form()).getAll('submission-key')).toEqual(['first'])
})
