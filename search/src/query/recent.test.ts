import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('caches the latest results of all owners together, and finds dropped results again', () => {
  const find = createRecent<object, string, string>(10, ({ length }) => length)
  const [a, b] = [{}, {}]
  const found: string[] = []
  const ask = (owner: object, key: string) =>
    find(owner, key, () => {
      found.push(key)
      return key
    })
  expect(ask(a, 'one')).toBe('one')
  ask(b, 'one')
  expect(ask(a, 'one')).toBe('one')
  // The second owner's entry filled half of the cache. The first one was kept, because it had just been requested again.
  expect(found).toEqual(['one', 'one'])
  for (const key of ['three', 'seven', 'eight']) ask(a, key)
  found.length = 0
  for (const key of ['eight', 'seven', 'one']) ask(a, key)
  expect(found).toEqual(['one'])
})
