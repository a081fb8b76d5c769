import { expect, test } from 'vitest'
import { createAheadAsker } from './ask-ahead.ts'

test('what is asked ahead is taken once, other words are asked anew, and none are not asked', async () => {
  const asked: string[] = []
  const asker = createAheadAsker(async (words) => {
    asked.push(words)
    return words.toUpperCase()
  })
  asker.ahead('')
  asker.ahead('cat')
  asker.ahead('cat')
  expect(asked).toEqual(['cat'])
  expect(await asker.now('cat')).toBe('CAT')
  expect(asked).toEqual(['cat'])
  expect(await asker.now('cat')).toBe('CAT')
  asker.ahead('dog')
  expect(await asker.now('dogs')).toBe('DOGS')
  expect(asked).toEqual(['cat', 'cat', 'dog', 'dogs'])
})

test('a failure ahead is told to what waits for it', async () => {
  const asker = createAheadAsker(() => Promise.reject(new Error('down')))
  asker.ahead('cat')
  await expect(asker.now('cat')).rejects.toThrow('down')
})
