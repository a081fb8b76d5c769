// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { make } from './make-element.ts'
import { markOption, moveOption, redrawOptions } from './move-option.ts'

const toOptions = (...hrefs: string[]) =>
  hrefs.map((href, at) => {
    const option = make('a', { role: 'option', id: `option-${at}`, href, 'aria-selected': 'false' })
    option.scrollIntoView = () => {}
    return option
  })
const marksOf = (options: readonly HTMLElement[]) => options.map(({ ariaSelected }) => ariaSelected)
const activeOf = (field: HTMLInputElement) => field.getAttribute('aria-activedescendant')

test('arrow keys go through the options and round by the field', () => {
  const field = make('input', {})
  const options = toOptions('/a/', '/b/')
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    expect(moveOption(field, options, key)).toBe(true)
    return activeOf(field)
  })
  expect(visited).toEqual(['option-0', 'option-1', null, 'option-1'])
  expect(moveOption(field, options, 'Home')).toBe(false)
})

test('hits that come late take no mark away from the link that has it', () => {
  const field = make('input', {})
  let options = toOptions('/a/', '/b/', '/c/')
  moveOption(field, options, 'ArrowDown')
  redrawOptions(
    field,
    () => options,
    () => (options = toOptions('/new/', '/a/')),
  )
  expect(marksOf(options)).toEqual(['false', 'true'])
  expect(activeOf(field)).toBe('option-1')
})

test('a marked link that is offered no more leaves none marked, and the field names none', () => {
  const field = make('input', {})
  let options = toOptions('/a/', '/b/')
  moveOption(field, options, 'ArrowUp')
  redrawOptions(
    field,
    () => options,
    () => (options = toOptions('/c/', '/d/')),
  )
  expect(marksOf(options)).toEqual(['false', 'false'])
  expect(activeOf(field)).toBe(null)
})

test('another word marks nothing', () => {
  const field = make('input', {})
  const options = toOptions('/a/')
  moveOption(field, options, 'ArrowDown')
  markOption(field, options, -1)
  expect([marksOf(options), activeOf(field)]).toEqual([['false'], null])
})
