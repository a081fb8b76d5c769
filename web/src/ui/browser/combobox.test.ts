// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { becomeCombobox, markOption, onComboboxKey, redrawOptions } from './combobox.ts'

function toOptions(...hrefs: string[]): HTMLElement[] {
  return hrefs.map((href, at) => {
    const option = document.createElement('a')
    option.href = href
    option.id = `option-${at}`
    option.role = 'option'
    option.ariaSelected = 'false'
    option.scrollIntoView = () => {}
    return option
  })
}

function setUp({ isOpen, value = '' }: { isOpen: boolean; value?: string }) {
  const field = document.createElement('input')
  field.value = value
  becomeCombobox(field, 'list')
  const options = toOptions('/a/', '/b/')
  let isShown = isOpen
  const choose = vi.fn()
  const list = {
    options: () => options,
    isOpen: () => isShown,
    open: () => {
      isShown = true
    },
    close: () => {
      isShown = false
      markOption(field, options, -1)
    },
    choose,
  }
  const press = (key: string, more: KeyboardEventInit = {}) =>
    onComboboxKey(field, list, new KeyboardEvent('keydown', { key, ...more }))
  const active = () => field.getAttribute('aria-activedescendant')
  return { field, options, list, choose, press, active }
}

const marksOf = (options: readonly HTMLElement[]) => options.map(({ ariaSelected }) => ariaSelected)

test('arrow keys move through the options, and from the last one back to the field', () => {
  const { press, active } = setUp({ isOpen: true })
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    expect(press(key)).toBe(true)
    return active()
  })
  expect(visited).toEqual(['option-0', 'option-1', null, 'option-1'])
})

test('a closed list has no active option: an arrow key opens it first, and Enter after Escape submits the form', () => {
  const { press, active, list, choose } = setUp({ isOpen: true })
  press('ArrowDown')
  expect(press('Escape')).toBe(true)
  expect([list.isOpen(), active()]).toEqual([false, null])
  expect(press('Enter')).toBe(false)
  expect(press('ArrowDown')).toBe(true)
  expect([list.isOpen(), active()]).toEqual([true, 'option-0'])
  expect(press('Enter')).toBe(true)
  expect(choose).toHaveBeenCalledOnce()
})

test('an active option is not chosen when the list was closed in another way', () => {
  const { press, list, options, field, choose } = setUp({ isOpen: true })
  press('ArrowDown')
  list.close()
  markOption(field, options, 0)
  expect(press('Enter')).toBe(false)
  expect(choose).not.toHaveBeenCalled()
})

test('Alt with an arrow key opens the list without an active option, and closes it', () => {
  const { press, active, list } = setUp({ isOpen: false })
  expect(press('ArrowDown', { altKey: true })).toBe(true)
  expect([list.isOpen(), active()]).toEqual([true, null])
  expect(press('ArrowUp', { altKey: true })).toBe(true)
  expect(list.isOpen()).toBe(false)
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s moves the cursor in the text, and Enter no longer chooses an option',
  (key) => {
    const { press, active } = setUp({ isOpen: true })
    press('ArrowDown')
    expect(press(key)).toBe(false)
    expect(active()).toBe(null)
    expect(press('Enter')).toBe(false)
  },
)

test('Escape clears a field whose list is closed, and is ignored for an empty field', () => {
  const { press, field } = setUp({ isOpen: false, value: 'stew' })
  expect(press('Escape')).toBe(true)
  expect(field.value).toBe('')
  expect(press('Escape')).toBe(false)
})

test('keys that are pressed while a character is composed are ignored', () => {
  const { press, active } = setUp({ isOpen: true })
  expect(press('ArrowDown', { isComposing: true })).toBe(false)
  expect(press('Enter', { isComposing: true })).toBe(false)
  expect(active()).toBe(null)
})

test('an arrow key waits for a list that is loaded first', async () => {
  const { press, active, list } = setUp({ isOpen: false, value: 'amst' })
  const { open } = list
  list.open = () => Promise.resolve().then(open)
  expect(press('ArrowDown')).toBe(true)
  expect(active()).toBe(null)
  await vi.waitFor(() => expect(active()).toBe('option-0'))
})

test('results that arrive late keep the active option on the same link', () => {
  const { field, press, options, active } = setUp({ isOpen: true })
  press('ArrowDown')
  let shown = options
  redrawOptions(
    field,
    () => shown,
    () => (shown = toOptions('/new/', '/a/')),
  )
  expect(marksOf(shown)).toEqual(['false', 'true'])
  expect(active()).toBe('option-1')
})

test('no option is active when the active link is no longer offered', () => {
  const { field, press, options, active } = setUp({ isOpen: true })
  press('ArrowUp')
  let shown = options
  redrawOptions(
    field,
    () => shown,
    () => (shown = toOptions('/c/', '/d/')),
  )
  expect(marksOf(shown)).toEqual(['false', 'false'])
  expect(active()).toBe(null)
})
