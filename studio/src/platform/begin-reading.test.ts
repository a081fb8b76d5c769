import { expect, test } from 'vitest'
import { beginReading } from './begin-reading.ts'

async function* count(to: number, seen: string[]) {
  try {
    for (let at = 1; at <= to; at++) yield at
  } finally {
    seen.push('closed')
  }
}

async function listAll<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

test.each([0, 1, 3])('all of %i rows are read once, and the source is closed', async (to) => {
  const seen: string[] = []
  expect(await listAll(await beginReading(count(to, seen)))).toEqual([1, 2, 3].slice(0, to))
  expect(seen).toEqual(['closed'])
})

test('a source that fails at its first row is reported before reading begins, and a reader that stops closes it', async () => {
  async function* broken(): AsyncGenerator<number> {
    yield* []
    throw new Error('not allowed')
  }
  await expect(beginReading(broken())).rejects.toThrow('not allowed')
  const seen: string[] = []
  for await (const row of await beginReading(count(3, seen))) if (row === 2) break
  expect(seen).toEqual(['closed'])
})
