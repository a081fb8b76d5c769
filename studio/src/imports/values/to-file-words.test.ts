import { expect, test } from 'vitest'
import { toFileWords } from './to-file-words.ts'

const known = new Set(['a.jpg', 'b c.jpg', 'Dog, small.jpg'])
const isKnown = (name: string) => known.has(name)

test.each([
  ['a.jpg', ['a.jpg']],
  ['Dog, small.jpg', ['Dog, small.jpg']],
  ['a.jpg, nowhere.jpg', ['a.jpg', 'nowhere.jpg']],
  ['a.jpg,b.png', ['a.jpg', 'b.png']],
  ['https://cdn.shop.example/m/a.jpg?v=3', ['a.jpg']],
  ['https://cdn.shop.example/b%20c.jpg,https://cdn.shop.example/a.jpg', ['b c.jpg', 'a.jpg']],
  ['https://cdn.shop.example/none.jpg', ['https://cdn.shop.example/none.jpg']],
  ['C:\\Bilder\\2026\\a.jpg', ['a.jpg']],
  ['\\\\server\\share\\b c.jpg', ['b c.jpg']],
  ['file:///Users/ada/b%20c.jpg', ['b c.jpg']],
  ['/srv/pictures/a.jpg, D:/none.jpg', ['a.jpg', 'D:/none.jpg']],
  ['b%20c.jpg', ['b c.jpg']],
  ['https://cdn.shop.example/%E0%A4%A', ['https://cdn.shop.example/%E0%A4%A']],
])('file names are read from the cell %s', (part, words) => {
  expect(toFileWords(part, isKnown)).toEqual(words)
})
