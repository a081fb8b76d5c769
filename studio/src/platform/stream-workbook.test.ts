import { streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { streamWorkbook } from './stream-workbook.ts'
import { isCutCell, joinCells } from './workbook-cell.ts'

async function* rowsOf(...rows: string[][]) {
  yield* rows
}

const writeAndRead = (...rows: string[][]) => write(rows)
async function write(rows: string[][], goesOn = false): Promise<unknown[][]> {
  const stream = streamWorkbook(rowsOf(...rows), { name: 'Test', head: ['one', 'two'], goesOn })
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
])('%j and %j are read back unchanged', async (one, two) => {
  expect(await writeAndRead([one, two])).toEqual([[one, two]])
})

test.each([
  ['a\uFFFEb\uFFFF', 'ab'],
  ['a\uD83Db', 'a\uFFFDb'],
])('%j, which a workbook cannot store, becomes %j, and the rows around it stay', async (typed, kept) => {
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
])('a text longer than a cell is cut and marked as cut', async (typed, kept) => {
  const [[cell] = []] = await writeAndRead([typed, 'x'])
  expect(cell).toBe(kept)
  expect(isCutCell(cell)).toBe(kept !== typed)
})

test.each([
  ['letters', 'a'.repeat(70_000)],
  ['emoji, which are two code units each', '😀'.repeat(40_000)],
  ['spaces and line ends where it is split', ` ${'b \n'.repeat(30_000)}`],
  ['characters that look like the marks of its parts', '✂ 1/3 ✂'.repeat(6_000)],
])('a text of %s continues in the rows below and is read back whole', async (_name, text) => {
  const rows = await write(
    [
      ['before', 'x'],
      [text, 'short'],
      ['after', 'y'],
    ],
    true,
  )
  const parts = rows.slice(1, -1)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.map(([, second]) => second ?? '')).toEqual(['short', ...parts.slice(1).map(() => '')])
  for (const [cell] of parts) expect(String(cell).length).toBeLessThanOrEqual(32_767)
  expect(isCutCell(parts[0]?.[0])).toBe(true)
  expect(parts.map(([cell]) => cell).reduce(joinCells)).toBe(text)
})

test('a part is joined neither to another text nor out of order', async () => {
  const [first = [], second = [], third = []] = await write([['a'.repeat(70_000), 'x']], true)
  expect(joinCells(first[0], third[0])).toBeUndefined()
  expect(joinCells('whole', second[0])).toBeUndefined()
  expect(isCutCell(joinCells(first[0], second[0]))).toBe(true)
})
