import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readTable } from '../read/read-tables.ts'
import { EXPORT_FORMATS, writeExport } from './write-export.ts'

const ODD = [
  '=1+1',
  "'=1+1",
  "'@Home' cat tree",
  "''-5 °C",
  "'n beetje",
  '-10 °C',
  '+31 20 1234567',
  '@you',
  '="00123"',
  '007',
  '2026-05-31',
  '1/2',
  '100 %',
  'a\tb',
  'a\nb\n\nc',
  'a;b,c|d "e" f',
  '"quoted"',
  "it's",
  '🐶 👩‍👩‍👧 é e\u0301',
  'a\u00a0b\u202f!',
  'a\u2028b',
  '_x000D_',
  'null',
  'TRUE',
  '#N/A',
  'sep=;',
  'x'.repeat(40_000),
]

test.each(EXPORT_FORMATS)('unusual texts are read back from %s exactly as they were exported', async (format) => {
  async function* records() {
    for (const [at, name] of ODD.entries()) yield { sku: String(at), name }
  }
  const bytes = await buffer(Readable.from(writeExport(format, { columns: ['sku', 'name'], records: records() })))
  const stream = async () => Readable.from([bytes], { objectMode: false })
  const file = { name: `p.${format}`, size: bytes.length, read: async () => bytes, stream }
  const reading = { noun: 'product', isKeyName: (name: string) => name === 'sku', takesDates: false }
  const back = []
  for await (const { fields } of readTable(file, reading)) back.push(fields.name)
  expect(back).toEqual(ODD)
})
