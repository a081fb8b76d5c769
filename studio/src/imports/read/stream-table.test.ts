import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { streamTable } from './stream-table.ts'

async function read(...pieces: string[]) {
  const rows: (readonly unknown[])[] = []
  for await (const { cells } of streamTable(Readable.from(pieces.map((piece) => Buffer.from(piece))))) rows.push(cells)
  return rows
}

test('rows are read one by one, however the file is split into parts', async () => {
  expect(await read('sku;na', 'me\n1;"a\n', 'b"\n2;c\n')).toEqual([
    ['sku', 'name'],
    ['1', 'a\nb'],
    ['2', 'c'],
  ])
})

test.each([
  [
    'a row that would fill the memory',
    ['sku\n1\n', '0'.repeat(17 * 1024 * 1024)],
    'Line 3: a row is larger than 16 MB',
  ],
  ['a quote that is never closed', ['sku,name\n1,a\n2,"b\n3,c\n'], 'Line 3: a quote is opened but never closed'],
])('%s is reported with its line', async (_name, pieces, message) => {
  await expect(read(...pieces)).rejects.toThrow(message)
})
