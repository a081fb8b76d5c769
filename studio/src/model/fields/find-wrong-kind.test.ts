import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { findProblem } from './find-wrong-kind.ts'

const FIELD: FlattenedField = { name: 'content', type: 'richText' }
const problemOf = (value: unknown) => findProblem(FIELD, value)
const withChildren = (children: unknown) => ({ root: { type: 'root', children } })

test('formatted text and an empty value are accepted', () => {
  const words = { type: 'paragraph', version: 1, children: [{ type: 'text', text: 'Food for cats' }] }
  for (const value of [null, '', withChildren([]), withChildren([words, { type: 'horizontalrule' }])])
    expect(problemOf(value)).toBeUndefined()
})

test.each([
  ['a word', 'hello'],
  ['a number', 7],
  ['an object without a root', {}],
  ['a list', []],
  ['a root without nodes', { root: {} }],
  ['a node that is a word', withChildren(['hello'])],
  ['a node without a type', withChildren([{ text: 'hello' }])],
  ['a word instead of child nodes', withChildren([{ type: 'paragraph', children: 'hello' }])],
])('%s is refused as formatted text, because the form would not open', (_what, value) => {
  expect(problemOf(value)).toBe('This field takes formatted text')
})
