import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readTable } from './read-tables.ts'

async function read(name: string, content: string, bytesAtOnce = content.length) {
  const bytes = Buffer.from(content)
  const pieces = Array.from({ length: Math.ceil(bytes.length / bytesAtOnce) }, (_, at) =>
    bytes.subarray(at * bytesAtOnce, (at + 1) * bytesAtOnce),
  )
  const stream = async () => Readable.from(pieces, { objectMode: false })
  const file = { name, size: bytes.length, read: async () => bytes, stream }
  const isKeyName = (cell: string) => cell === 'sku'
  const rows = []
  for await (const row of readTable(file, { noun: 'product', isKeyName, takesDates: false })) rows.push(row)
  return rows
}

const TWO = [{ fields: { sku: '1' } }, { fields: { sku: '2' } }]

test.each([
  ['p.jsonl', '\uFEFF{"sku":"1"}\r\n\r\n{"sku":"2"}\r\n'],
  ['p.jsonl', '{"sku":"1"}\r{"sku":"2"}\r'],
  ['p.jsonl', '{"sku":"1"},\n{"sku":"2"},\n'],
  ['p.jsonl', '[\n{"sku":"1"},\n{"sku":"2"}\n]\n'],
  ['p.ndjson', '[{"sku":"1"},{"sku":"2"}]'],
  ['p.json', '{"sku":"1"}\n{"sku":"2"}\n'],
  ['p.json', '{"sku":"1"}\n\n{"sku":"2"}'],
])('two products are read from %s: %j', async (name, content) => {
  expect(await read(name, content)).toMatchObject(TWO)
})

test('lines are read whole, however the file is split into parts', async () => {
  for (const bytesAtOnce of [1, 2, 3, 7])
    expect(await read('p.jsonl', '{"sku":"1","name":"Grün"}\r\n{"sku":"2"}\r\n', bytesAtOnce)).toMatchObject([
      { where: 'p.jsonl, line 1', fields: { sku: '1', name: 'Grün' } },
      { where: 'p.jsonl, line 2', fields: { sku: '2' } },
    ])
})

test('a line separator of word processors (U+2028) is part of a text', async () => {
  expect(await read('p.jsonl', '{"sku":"1","name":"a\u2028b"}\n{"sku":"2"}')).toMatchObject([
    { fields: { sku: '1', name: 'a\u2028b' } },
    { where: 'p.jsonl, line 2' },
  ])
})

test('the pictures of a single product are not read as products', async () => {
  const product = { sku: '1', images: [{ src: 'a.jpg' }] }
  await expect(read('p.json', JSON.stringify(product))).rejects.toThrow('must be a list of products')
  expect(await read('p.json', JSON.stringify({ data: [product] }))).toMatchObject([{ fields: product }])
})
