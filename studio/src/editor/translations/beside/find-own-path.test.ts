import { expect, test } from 'vitest'
import { findOwnPath } from './find-own-path.ts'

const row = (id: string) => ({ id })
const FIELDS = {
  title: { value: 'A' },
  main: { rows: [row('b1'), row('b2')] },
  'main.0.id': { value: 'b1' },
  'main.1.id': { value: 'b2' },
  'main.1.button.text': { value: 'Go' },
  'main.1.banners': { rows: [row('n1')] },
  'main.1.banners.0.id': { value: 'n1' },
  'main.1.banners.0.title': { value: 'C' },
  extras: { rows: [] },
}

test.each([
  ['title', 'title'],
  ['main', 'main'],
  ['main/b2', 'main.1'],
  ['main/b2/button/text', 'main.1.button.text'],
  ['main/b2/banners/n1/title', 'main.1.banners.0.title'],
  ['main/b9/text', undefined],
  ['main/b2/banners/n9', undefined],
  ['extras/b1', undefined],
  ['subtitle', undefined],
])('the key %s belongs to the form path %s', (key, path) => {
  expect(findOwnPath(FIELDS, key)).toBe(path)
})
