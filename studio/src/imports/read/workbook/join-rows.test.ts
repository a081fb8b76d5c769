import { expect, test } from 'vitest'
import { streamWorkbook } from '../../../platform/stream-workbook.ts'
import { findCellFault } from '../../values/read-cells.ts'
import { readWorkbookRows } from './read-workbook.ts'

async function* toRows(...rows: string[][]) {
  yield* rows
}

async function writeAndRead(goesOn: boolean, ...rows: string[][]) {
  const written = streamWorkbook(toRows(...rows), { name: 'Products', head: ['sku', 'text'], goesOn })
  const bytes = Buffer.from(await new Response(written).arrayBuffer())
  const reading = { isKeyName: (name: string) => name === 'sku', takesDates: false, onNote: () => {} }
  const read = []
  for await (const row of readWorkbookRows(bytes, reading)) read.push(row)
  return read
}

test('a text of our own export that continues in the rows below is joined again', async () => {
  const text = 'Een lang verhaal. '.repeat(5000)
  const rows = await writeAndRead(true, ['501', text], ['502', 'kort'])
  expect(rows.map(({ fields }) => fields.text)).toEqual([text, 'kort'])
  expect(rows.map(({ where }) => where)).toEqual(['row 2', 'row 5'])
})

test('a text whose continuation rows were reordered is reported', async () => {
  const first = ['501', `${'a'.repeat(32_717)}✂ 1/3 ✂`]
  const rows = await writeAndRead(false, first, ['', '✂ 3/3 ✂b✂'], ['', '✂ 2/3 ✂b✂'])
  expect(rows).toHaveLength(3)
  expect(findCellFault(rows[0]?.fields.text)).toContain('a text in this workbook was cut')
})
