import { expect, test } from 'vitest'
import { nameCells } from './outside-rows.ts'

test('a repeated header row from joined files is not a product, even with a byte order mark', async () => {
  const lines = [
    ['sku', 'name'],
    ['12', 'A'],
    ['\uFEFFSku', 'Name'],
    ['sku', 'Sku'],
    ['34', 'B'],
  ]
  const told: string[] = []
  const rows = nameCells(
    lines.map((cells, at) => ({ where: `line ${at + 1}`, cells })),
    { isKeyName: (cell) => cell === 'sku', onNote: (note) => told.push(note) },
  )
  const read = []
  for await (const row of rows) read.push(row)
  expect(read).toEqual([
    { where: 'line 2', fields: { sku: '12', name: 'A' } },
    { where: 'line 4', fields: { sku: 'sku', name: 'Sku' } },
    { where: 'line 5', fields: { sku: '34', name: 'B' } },
  ])
  expect(told).toEqual([])
})
