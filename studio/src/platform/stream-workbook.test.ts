import { streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { streamWorkbook } from './stream-workbook.ts'
import { isCutCell } from './workbook-cell.ts'

async function* rowsOf(...rows: string[][]) {
  yield* rows
}

async function writeAndRead(...rows: string[][]): Promise<unknown[][]> {
  const stream = streamWorkbook(rowsOf(...rows), { name: 'Test', head: ['one', 'two'] })
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const read: unknown[][] = []
  for await (const { values } of streamXlsxRows(bytes)) read.push([...values])
  return read.slice(1)
}

test.each([
  ['+31 20 1234567', '=1+1'],
  ['00123', 'a\nb'],
  ['<&>"\'', ' spaces '],
  ['a _x0041_ b', '_x000D_'],
  ['tab\there', '😀 café'],
])('%j and %j come back as they were', async (one, two) => {
  expect(await writeAndRead([one, two])).toEqual([[one, two]])
})

test.each([
  ['a\uFFFEb\uFFFF', 'ab'],
  ['a\uD83Db', 'a\uFFFDb'],
])('%j, which no workbook holds, is %j, and the rows around it stay', async (typed, kept) => {
  expect(await writeAndRead(['before', 'x'], [typed, 'x'], ['after', 'x'])).toEqual([
    ['before', 'x'],
    [kept, 'x'],
    ['after', 'x'],
  ])
})

test.each([
  ['a'.repeat(32_767), 'a'.repeat(32_767)],
  ['a'.repeat(32_768), `${'a'.repeat(32_758)}… ✂ 32768`],
  ['😀'.repeat(20_000), `${'😀'.repeat(16_379)}… ✂ 40000`],
  ['_x0041_'.repeat(4_681), '_x0041_'.repeat(4_681)],
])('a text that is longer than a cell is cut and says so', async (typed, kept) => {
  const [[cell] = []] = await writeAndRead([typed, 'x'])
  expect(cell).toBe(kept)
  expect(isCutCell(cell)).toBe(kept !== typed)
})
