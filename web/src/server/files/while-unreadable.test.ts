import { expect, test } from 'vitest'
import { whileUnreadable } from './while-unreadable.ts'

const withError = (error: Error) =>
  whileUnreadable(async (): Promise<{ status: 200 }> => {
    throw error
  })

test('a damaged replica file makes a picture answer 503 instead of an error', async () => {
  for (const errcode of [11, 26, 522])
    expect(await withError(Object.assign(new Error('malformed'), { errcode }))(undefined)).toEqual({ status: 503 })
})

test('other errors are thrown, and a found result is returned', async () => {
  await expect(withError(new Error('no'))(undefined)).rejects.toThrow('no')
  expect(await whileUnreadable(async (key: string) => ({ status: 200, key }))('a')).toEqual({ status: 200, key: 'a' })
})
