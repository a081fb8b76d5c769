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

test('arrow keys go through the options and round by the field', () => {
  const { press, active } = setUp({ isOpen: true })
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    expect(press(key)).toBe(true)
    return active()
  })
  expect(visited).toEqual(['option-0', 'option-1', null, 'option-1'])
})

test('a closed list marks nothing: the arrow opens it first, and Enter after Escape is the form’s', () => {
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

test('a mark that is left in a list that something else has closed is not taken', () => {
  const { press, list, options, field, choose } = setUp({ isOpen: true })
  press('ArrowDown')
  list.close()
  markOption(field, options, 0)
  expect(press('Enter')).toBe(false)
  expect(choose).not.toHaveBeenCalled()
})

test('with Alt the list opens without a mark, and closes', () => {
  const { press, active, list } = setUp({ isOpen: false })
  expect(press('ArrowDown', { altKey: true })).toBe(true)
  expect([list.isOpen(), active()]).toEqual([true, null])
  expect(press('ArrowUp', { altKey: true })).toBe(true)
  expect(list.isOpen()).toBe(false)
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s moves in the text, and gives Enter back to it', (key) => {
  const { press, active } = setUp({ isOpen: true })
  press('ArrowDown')
  expect(press(key)).toBe(false)
  expect(active()).toBe(null)
  expect(press('Enter')).toBe(false)
})

test('Escape clears a field whose list is closed, and is not for the list of an empty one', () => {
  const { press, field } = setUp({ isOpen: false, value: 'stew' })
  expect(press('Escape')).toBe(true)
  expect(field.value).toBe('')
  expect(press('Escape')).toBe(false)
})

test('keys that put a letter together are not for the list', () => {
  const { press, active } = setUp({ isOpen: true })
  expect(press('ArrowDown', { isComposing: true })).toBe(false)
  expect(press('Enter', { isComposing: true })).toBe(false)
  expect(active()).toBe(null)
})

test('an arrow waits for a list that has to be asked for', async () => {
  const { press, active, list } = setUp({ isOpen: false, value: 'amst' })
  const { open } = list
  list.open = () => Promise.resolve().then(open)
  expect(press('ArrowDown')).toBe(true)
  expect(active()).toBe(null)
  await vi.waitFor(() => expect(active()).toBe('option-0'))
})

test('hits that come late take no mark away from the link that has it', () => {
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

test('a marked link that is offered no more leaves none marked, and the field names none', () => {
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
