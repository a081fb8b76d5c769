import { expect, test } from 'vitest'
import { whileUnreadable } from './while-unreadable.ts'

const withError = (error: Error) =>
  whileUnreadable(async (): Promise<{ status: 200 }> => {
    throw error
  })

test('a file of the replica that is damaged makes a picture wait, and is no error of the site', async () => {
  for (const errcode of [11, 26, 522])
    expect(await withError(Object.assign(new Error('malformed'), { errcode }))(undefined)).toEqual({ status: 503 })
})

test('what else is thrown stays an error, and what is found is answered', async () => {
  await expect(withError(new Error('no'))(undefined)).rejects.toThrow('no')
  expect(await whileUnreadable(async (key: string) => ({ status: 200, key }))('a')).toEqual({ status: 200, key: 'a' })
})
