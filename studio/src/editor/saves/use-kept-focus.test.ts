// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

const form = vi.hoisted(() => {
  const held = { fields: {} }
  const parts = { dispatchFields: () => {}, getFields: () => held.fields }
  return Object.assign(held, { parts })
})
vi.mock('@payloadcms/ui', () => ({
  useForm: () => form.parts,
  useFormFields: (select: (context: [object]) => unknown) => select([form.fields]),
}))

afterEach(cleanup)

const toRow = (at: number) =>
  `<div id="main-row-${at}"><input type="text" id="field-main__${at}__title" name="main.${at}.title" value="Twee щено"></div>`
const toState = (...ids: string[]) => ({ main: { rows: ids.map((id) => ({ id, blockType: 'CtaBanner' })) } })

test('text typed while a moved row is re-rendered is inserted into the new input of that row', async () => {
  Element.prototype.checkVisibility = () => true
  Element.prototype.scrollIntoView = () => {}
  const typed: string[] = []
  document.execCommand = (_, __, text = '') => typed.push(text) > 0
  Object.assign(form, { fields: toState('a', 'b') })
  document.body.innerHTML = `<form id="field-main">${toRow(0)}</form>`
  const { rerender } = renderHook(() => useKeptFocus())
  const line = document.querySelector('input')
  line?.focus()
  line?.setSelectionRange(9, 9)
  // A colleague has swapped the blocks: first the form's state changes, then the row is rendered in its new place.
  Object.assign(form, { fields: toState('b', 'a') })
  act(() => rerender())
  line?.parentElement?.remove()
  await Promise.resolve()
  const box = document.activeElement
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('no box has the focus')
  box.value = 'к'
  document.forms[0]?.insertAdjacentHTML('beforeend', toRow(1))
  await vi.waitFor(() => expect(typed).toEqual(['к']))
  expect(document.activeElement?.id).toBe('field-main__1__title')
  window.dispatchEvent(new Event('keydown'))
  await vi.waitFor(() => expect(box.isConnected).toBe(false))
})
