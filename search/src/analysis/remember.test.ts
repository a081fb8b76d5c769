import { expect, test } from 'vitest'
import { remember } from './remember.ts'

/** Returns how often the first of so many words is read when it is asked for again behind them. */
function countReads(words: number, letters: number): number {
  const read: string[] = []
  const find = remember((word) => read.push(word))
  const toWord = (at: number) => String(at).padStart(letters, 'x')
  for (let at = 0; at < words; at += 1) find(toWord(at))
  find(toWord(0))
  return read.filter((word) => word === toWord(0)).length
}

test('words are read once', () => {
  expect(countReads(40_000, 8)).toBe(1)
})

test('long words, as visitors may invent them, do not fill the memory', () => {
  expect(countReads(20_000, 80)).toBe(2)
})
