// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { STEP_TAKEN, tellTypedOnPage } from './kept-typing-events.ts'
import { useKeptTyping } from './use-kept-typing.ts'

type State = Record<string, { value?: string; isModified?: boolean; rows?: object[] }>

const form = vi.hoisted(() => ({ fields: {}, element: { current: null }, dispatch: () => {} }))
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({
    dispatchFields: form.dispatch,
    formRef: form.element,
    getFields: () => form.fields,
    setModified: () => {},
  }),
  useFormFields: (select: (context: [object]) => unknown) => select([form.fields]),
}))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/**
 * A form with two inputs; the test changes its state like keys, other actions of the editor, and answers of the studio.
 */
function openForm() {
  document.body.innerHTML = `<form>${['title', 'note'].map((name) => `<input type="text" id="field-${name}" name="${name}" value="Een">`).join('')}</form><button>x</button>`
  const state: State = { title: { value: 'Een' }, note: { value: 'Een' } }
  const dispatched: [path: string, value: string][] = []
  Object.assign(form, {
    fields: state,
    element: { current: document.forms[0] },
    dispatch: ({ path, value }: { path: string; value: string }) => dispatched.push([path, value]),
  })
  const { rerender } = renderHook(() => useKeptTyping())
  const set = (next: State) => {
    Object.assign(form, { fields: { ...form.fields, ...next } })
    act(() => rerender())
  }
  const line = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (found === null) throw new Error(name)
    return found
  }
  const type = (name: string, keys: string) => {
    line(name).focus()
    for (const key of keys) {
      line(name).value += key
      line(name).dispatchEvent(new Event('input', { bubbles: true }))
      set({ [name]: { value: line(name).value, isModified: true } })
    }
  }
  return { dispatched, line, set, type }
}

test('a late answer removes nothing from an input that was left for another input', () => {
  const { dispatched, set, type } = openForm()
  type('title', ' twee')
  set({ title: { value: 'Een twee' } })
  type('note', '!')
  set({ title: { value: 'Een t' } })
  expect(dispatched).toEqual([['title', 'Een twee']])
})

test('a late answer removes nothing from an input that was left for an element outside the form', () => {
  const { dispatched, set, type } = openForm()
  type('title', ' twee')
  document.querySelector('button')?.focus()
  set({ title: { value: 'Een' } })
  expect(dispatched).toEqual([['title', 'Een twee']])
})

test('an older text from an undo step is not replaced by the typed text', () => {
  const { dispatched, set, type } = openForm()
  type('title', ' twee')
  document.querySelector('button')?.focus()
  document.dispatchEvent(new Event(STEP_TAKEN))
  set({ title: { value: 'Een' } })
  expect(dispatched).toEqual([])
})

test('a text that the editor shortens elsewhere, such as on the page, is not replaced by the typed text', () => {
  const { dispatched, set, type } = openForm()
  type('title', ' twee')
  document.querySelector('button')?.focus()
  set({ title: { value: 'Een t', isModified: true } })
  set({ title: { value: 'Een t' } })
  expect(dispatched).toEqual([])
})

test('an older own text that React renders late does not end the protection of typed text, in a field or on the page', () => {
  const { dispatched, line, set } = openForm()
  line('title').focus()
  for (const text of ['Een t', 'Een tw', 'Een twee']) {
    line('title').value = text
    line('title').dispatchEvent(new Event('input', { bubbles: true }))
  }
  tellTypedOnPage({ block: '', field: 'note', before: 'Een', text: 'Een d' })
  tellTypedOnPage({ block: '', field: 'note', before: 'Een d', text: 'Een drie' })
  document.querySelector('button')?.focus()
  set({ title: { value: 'Een t', isModified: true }, note: { value: 'Een d', isModified: true } })
  set({ title: { value: 'Een twee', isModified: true }, note: { value: 'Een drie', isModified: true } })
  dispatched.length = 0
  set({ title: { value: 'Een tw' }, note: { value: 'Een d' } })
  expect(dispatched).toEqual([
    ['title', 'Een twee'],
    ['note', 'Een drie'],
  ])
})

test('typed text stays with its row when the row moves and its input is re-rendered', () => {
  const { dispatched, line, set, type } = openForm()
  const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id, blockType: 'CtaBanner' })) })
  set({ main: rows('a', 'b'), 'main.0.text': { value: 'Kat' }, 'main.1.text': { value: 'Een' } })
  line('note').insertAdjacentHTML('afterend', '<input id="field-main__1__text" name="main.1.text" value="Een">')
  type('main.1.text', ' twee')
  line('main.1.text').remove()
  set({ main: rows('b', 'a'), 'main.0.text': { value: 'Een' }, 'main.1.text': { value: 'Kat' } })
  expect(dispatched).toEqual([['main.0.text', 'Een twee']])
  set({ main: rows('a'), 'main.0.text': { value: 'Een' } })
  expect(dispatched).toHaveLength(1)
})

/** Two rows with the same text; the state has swapped them already, the inputs are not rendered again yet. */
function openTurnedRows() {
  const { dispatched, line, set } = openForm()
  document.forms[0]?.insertAdjacentHTML(
    'beforeend',
    [0, 1].map((at) => `<input type="text" id="field-main__${at}__t" name="main.${at}.t" value="Een">`).join(''),
  )
  const rows = [
    { id: 'a', blockType: 'Text' },
    { id: 'b', blockType: 'Text' },
  ]
  const toState = (own: object[]) => ({
    main: { rows: own },
    'main.0.t': { value: 'Een' },
    'main.1.t': { value: 'Een' },
  })
  set(toState(rows))
  line('main.1.t').focus()
  const turn = () => set(toState(rows.toReversed()))
  const press = (key: string) => {
    line('main.1.t').value += key
    line('main.1.t').dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { dispatched, press, turn }
}

test('a key pressed in the input of a row that has already moved goes into that row', () => {
  const { dispatched, press, turn } = openTurnedRows()
  const heard: Event[] = []
  document.body.addEventListener('input', (event) => heard.push(event))
  turn()
  press('!')
  expect(dispatched).toEqual([['main.0.t', 'Een!']])
  // The form's own input handler was not called.
  expect(heard).toEqual([])
})

test('typed text is not restored into the row that takes the place of a moved row', () => {
  const { dispatched, press, turn } = openTurnedRows()
  press('!')
  turn()
  expect(dispatched).toEqual([['main.0.t', 'Een!']])
})

test('an input that was left long ago is not changed', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { dispatched, set, type } = openForm()
  type('title', ' twee')
  document.querySelector('button')?.focus()
  vi.setSystemTime(Date.now() + 16_000)
  set({ title: { value: 'Een' } })
  expect(dispatched).toEqual([])
})

test('a key pressed before the form has restored its input is appended to the typed text', () => {
  const { line, set, type } = openForm()
  type('title', ' щe')
  const title = line('title')
  // The answer is displayed, but the form has not reacted yet.
  title.value = 'Een щ'
  title.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'н' }))
  type('title', 'нок')
  expect(title.value).toBe('Een щeнок')
  set({ title: { value: title.value, isModified: true } })
  expect(title.value).toBe('Een щeнок')
})

test('characters of an input method keep their order in an input that repeatedly loses them', () => {
  const { line } = openForm()
  const title = line('title')
  title.focus()
  title.setSelectionRange('Een'.length, 'Een'.length)
  for (const data of ' щенок') {
    // React renders an older text.
    title.value = 'Een'
    title.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data }))
    const caret = title.selectionStart ?? 0
    title.value = title.value.slice(0, caret) + data + title.value.slice(caret)
    // Chromium's caret position: behind the older text.
    title.setSelectionRange('Een'.length + 1, 'Een'.length + 1)
    title.dispatchEvent(new InputEvent('input', { bubbles: true, data }))
  }
  expect(title.value).toBe('Een щенок')
})

test('typed text stays protected when the form refocuses an input with an older text', () => {
  const { dispatched, line, set, type } = openForm()
  type('title', ' twee')
  line('title').value = 'Een t'
  line('title').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  set({ title: { value: 'Een t' } })
  expect(dispatched).toEqual([['title', 'Een twee']])
})

test('a late answer removes no text typed on the page, also after the editor went on to another text there', () => {
  const { dispatched, set } = openForm()
  const typeOnPage = (before: string, text: string) => {
    tellTypedOnPage({ block: '', field: 'title', before, text })
    set({ title: { value: text, isModified: true } })
  }
  typeOnPage('Een', 'Een t')
  typeOnPage('Een t', 'Een twee')
  set({ title: { value: 'Een twee' }, note: { value: 'Een!', isModified: true } })
  set({ title: { value: 'Een t' } })
  expect(dispatched).toEqual([['title', 'Een twee']])
  set({ title: { value: 'Een drie', isModified: true } })
  set({ title: { value: 'Een t' } })
  expect(dispatched).toHaveLength(1)
})
