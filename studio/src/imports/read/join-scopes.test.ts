import { expect, test } from 'vitest'
import { joinScopes } from './join-scopes.ts'
import { nameCells } from './outside-rows.ts'

const isKeyName = (cell: string) => cell.toLowerCase() === 'sku'
const toLine = (cells: readonly unknown[], at = 0) => ({ where: `row ${at + 1}`, cells })
const join = (head: readonly unknown[], below: readonly unknown[]) =>
  joinScopes(toLine(head), toLine(below), isKeyName)?.cells

async function read(...rows: unknown[][]) {
  const found = []
  for await (const { fields } of nameCells(rows.map(toLine), { isKeyName, onNote: () => {} })) found.push(fields)
  return found
}

test.each([
  [
    ['sku', 'Price', null, 'Name'],
    ['', 'NL', 'DE', 'nl_NL'],
    ['sku', 'Price:NL', 'Price:DE', 'Name:nl_NL'],
  ],
  [
    ['SKU', 'Price', 'Price'],
    ['SKU', 'NL', 'acme/de_DE'],
    ['SKU', 'Price:NL', 'Price:acme/de_DE'],
  ],
  [
    ['sku', 'Brand', 'Name'],
    [null, null, 'nl', 'de-AT'],
    ['sku', 'Brand', 'Name:nl', 'Name:de-AT'],
  ],
])('the header %j above the scopes %j becomes one header', (head, below, cells) => {
  expect(join(head, below)).toEqual(cells)
})

test.each([
  [
    ['sku', 'country'],
    ['501', 'NL'],
  ],
  [
    ['sku', 'country'],
    ['XL', 'NL'],
  ],
  [
    ['sku', 'name'],
    ['', 'Brok'],
  ],
  [
    ['sku', 'name'],
    ['sku', 'name'],
  ],
])('the header %j is not joined with the row of data below it: %j', (head, below) => {
  expect(join(head, below)).toBeUndefined()
})

test('rows follow both header lines, also below a title, and a table of headers alone has no rows', async () => {
  const rows = [['Price list'], ['sku', 'Price', ''], ['', 'NL', 'DE'], ['501', '5', '6'], ['502', '7', '8']]
  expect(await read(...rows)).toEqual([
    { sku: '501', 'Price:NL': '5', 'Price:DE': '6' },
    { sku: '502', 'Price:NL': '7', 'Price:DE': '8' },
  ])
  expect(await read(['sku', 'name'], ['501', 'NL'])).toEqual([{ sku: '501', name: 'NL' }])
  expect(await read(['sku', 'name'])).toEqual([])
  await expect(read(['sku', 'name', 'name'], ['501', 'a', 'b'])).rejects.toThrow('two columns are called name')
  await expect(read(['sku', 'name', 'name'])).rejects.toThrow('two columns are called name')
})
