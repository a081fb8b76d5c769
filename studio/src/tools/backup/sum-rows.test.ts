import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { createRowSum } from './sum-rows.ts'

async function sum(...chunks: string[]) {
  const { stream, result } = createRowSum()
  await pipeline(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), stream)
  return result()
}

test('the sum of rows is the same in any order and in any division into chunks', async () => {
  const told = await sum('1\tdog\n2\tcat\n3\t\\N\n')
  expect(told.rows).toBe(3)
  expect(await sum('3\t\\N\n1\tdog\n2\tcat\n')).toEqual(told)
  expect(await sum('2\tc', 'a', 't\n1\tdog\n3', '\t\\N\n')).toEqual(told)
})

test('the sum differs when a row is changed, missing, repeated or has another cell', async () => {
  const { sum: whole } = await sum('1\tdog\n2\tcat\n')
  for (const text of [
    '1\tdog\n2\tCat\n',
    '1\tdog\n',
    '1\tdog\n2\tcat\n2\tcat\n',
    '1\tcat\n2\tdog\n',
    '1\tdog2\n\tcat\n',
  ])
    expect((await sum(text)).sum).not.toBe(whole)
  // If equal rows cancelled each other out, both pairs would have the same sum.
  expect((await sum('a\na\n')).sum).not.toBe((await sum('b\nb\n')).sum)
  expect(await sum()).toEqual({ rows: 0, sum: '0-0' })
})
