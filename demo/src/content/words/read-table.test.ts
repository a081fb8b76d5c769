import { expect, test } from 'vitest'
import { createTableReader, toTable } from './read-table.ts'

const NAMES = ['scene-home', 'scene-dogs'] as const

test('a text is read for each name', () => {
  const texts = { 'scene-home': 'Garden', 'scene-dogs': 'Dog' }
  expect(toTable(JSON.stringify(texts), 'fi/x.json', NAMES)).toEqual(texts)
})

test.each([
  ['a name', { 'scene-home': 'Garden' }, 'demo/words/fi/x.json, scene-dogs: is missing'],
  ['a text', { 'scene-home': 'Garden', 'scene-dogs': ' ' }, 'demo/words/fi/x.json, scene-dogs: Too small'],
  [
    'nothing, but has an unknown name',
    { 'scene-home': 'Garden', 'scene-dogs': 'Dog', 'scene-cats': 'Cat' },
    'demo/words/fi/x.json: Unrecognized key: "scene-cats"',
  ],
])('a file that lacks %s is refused with the file and the reason', (_, texts, fault) => {
  expect(() => toTable(JSON.stringify(texts), 'fi/x.json', NAMES)).toThrow(fault)
})

test('a missing file is reported by name', () => {
  expect(() => createTableReader('none.json', NAMES)('fi')).toThrow('demo/words/fi/none.json: there is no such file')
})
