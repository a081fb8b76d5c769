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
])('the malformed root %j is reported with its field', (root) => {
  expect(findMisshapenText(inBlock({ root }))).toBe('main.0.content')
})

test.each([
  [{ root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }] } }],
  [{ root: { type: 'root', children: [] } }],
  [null],
  ['root'],
  [['root']],
])('%j is not reported as malformed', (content) => {
  expect(findMisshapenText(inBlock(content))).toBeUndefined()
})
