import { expect, test } from 'vitest'
import { lookUpPublic } from './look-up-public.ts'

test('a name that leads into a private network is not looked up', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>()
  lookUpPublic('localhost', {}, resolve)
  expect((await promise)?.message).toBe('localhost leads into a private network')
})
