import { expect, test } from 'vitest'
import { findOddArguments } from './find-odd-arguments.ts'

const nest = (levels: number, inner: unknown = 'x'): unknown =>
  Array.from({ length: levels }).reduce<unknown>((value, _level, at) => (at % 2 ? { a: value } : [value]), inner)
const formState = (value: unknown) => ({ collectionSlug: 'pages', formState: { title: { value, initialValue: '' } } })

test.each([
  ['a NUL in a text', formState('a\0b')],
  ['a lone surrogate', formState('half \ud83d')],
  ['a NUL in a field name', { collectionSlug: 'pages', data: { 'a\0': 1 } }],
  ['a NUL as an id', { collectionSlug: 'pages', id: '\0' }],
])('%s is refused with an explanation', (_what, args) => {
  expect(findOddArguments(args)).toMatch(/cannot be stored/)
})

test.each([
  ['500 nested levels', formState(nest(500))],
  ['100,000 nested levels', formState(nest(100_000))],
  ['500 nested levels in a map', { data: new Map([['a', nest(500)]]) }],
])('%s are refused with an explanation', (_what, args) => {
  expect(findOddArguments(args)).toMatch(/too deeply/)
})

test('a value that contains itself is refused, even when it does so many times', () => {
  const round: Record<string, unknown> = {}
  for (const name of 'abcdefghij') round[name] = { back: round, list: [round] }
  expect(findOddArguments(formState(round))).toMatch(/too deeply/)
})

test('a value that contains the same part many times is accepted', () => {
  let shared: unknown = 'x'
  for (let level = 0; level < 15; level += 1) shared = [shared, shared]
  expect(findOddArguments(formState(shared))).toBeUndefined()
})

test.each([
  ['a form', formState('Wörter 😀\n')],
  ['a list of a file, a date and bytes', formState([new File(['\0'], 'a.jpg'), new Date(0), new Uint8Array(3)])],
  ['a value with 190 nested levels', formState(nest(190))],
  ['nothing', undefined],
])('%s passes', (_what, args) => {
  expect(findOddArguments(args)).toBeUndefined()
})
