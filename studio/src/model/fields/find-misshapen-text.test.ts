import { expect, test } from 'vitest'
import { findMisshapenText } from './find-misshapen-text.ts'

const inBlock = (content: unknown) => ({ title: 'a', main: [{ blockType: 'RichText', content }] })

test.each([
  ['x'],
  [null],
  [[]],
  [{ children: 'x' }],
  [{ children: {} }],
  [{ children: ['x'] }],
  [{ children: [null] }],
  [{ children: [{ type: 'paragraph', children: [[]] }] }],
])('the root %j is no text', (root) => {
  expect(findMisshapenText(inBlock({ root }))).toBe('main.0.content')
})

test.each([
  [{ root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }] } }],
  [{ root: { type: 'root', children: [] } }],
  [null],
  ['root'],
  [['root']],
])('%j is left to its field', (content) => {
  expect(findMisshapenText(inBlock(content))).toBeUndefined()
})
