import { expect, test } from 'vitest'
import { createAheadAsker } from './ask-ahead.ts'

test('a prefetched answer is used once, other words are asked for anew, and an empty query is not prefetched', async () => {
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

test('a failed prefetch rejects the call that waits for it', async () => {
  const asker = createAheadAsker(() => Promise.reject(new Error('down')))
  asker.ahead('cat')
  await expect(asker.now('cat')).rejects.toThrow('down')
})
