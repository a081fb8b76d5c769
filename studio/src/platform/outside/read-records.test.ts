import { expect, test } from 'vitest'
import { encodeWide } from '../../testing/test-encode.ts'
import { readRecords } from './read-records.ts'

const read = (text: string | Uint8Array, name = 'stores.csv') =>
  readRecords({ name, bytes: typeof text === 'string' ? Buffer.from(text) : text, noun: 'store' }).records

const TWO = [
  { where: 'line 2', fields: { id: '1', name: 'Zoë' } },
  { where: 'line 3', fields: { id: '2', name: 'Bär, Köln' } },
]

test.each([
  ['commas', 'id,name\n1,Zoë\n2,"Bär, Köln"\n'],
  ['semicolons', 'id;name\n1;Zoë\n2;Bär, Köln\n'],
  ['tabs', 'id\tname\n1\tZoë\n2\tBär, Köln\n'],
  [
    'UTF-16 with tabs, as Excel saves "Unicode text"',
    encodeWide('id\tname\r\n1\tZoë\r\n2\t"Bär, Köln"\r\n', { hasMark: true }),
  ],
  ['a byte order mark', '\ufeffid;name\n1;Zoë\n2;Bär, Köln\n'],
  ['line ends of an old Mac', 'id;name\r1;Zoë\r2;Bär, Köln\r'],
  ['separators after the last field', 'id;name;\n1;Zoë;\n2;Bär, Köln;\n'],
  ['a quoted name in the first line', 'id;"name"\n1;Zoë\n2;Bär, Köln\n'],
])('a table with %s is read', (_name, text) => {
  expect(read(text)).toEqual(TWO)
})

test('a separator may be named above the table, and line numbers are those of the file', () => {
  expect(read('"sep=;"\r\nid;name\r\n1;Zoë, x\r\n')).toEqual([{ where: 'line 3', fields: { id: '1', name: 'Zoë, x' } }])
  expect(read('\n\nid;name\n1;Zoë\n')).toEqual([{ where: 'line 4', fields: { id: '1', name: 'Zoë' } }])
  expect(read('sep=;\nid;name\n1;Zoë\n')).toEqual([{ where: 'line 3', fields: { id: '1', name: 'Zoë' } }])
  expect(() => read('sep=;\nid;name\n"1;Zoë\n')).toThrow('Line 3')
})

test('JSON escape sequences are decoded', () => {
  expect(read('[{"id":"\\ud83d\\ude00\\u00e9\\n\\\\u0000"}]', 'a.json')[0]?.fields).toEqual({ id: '😀é\n\\u0000' })
})

test('JSON with a byte order mark and JSON in UTF-16 are read', () => {
  const records = [{ where: 'store 1', fields: { id: 1 } }]
  expect(read('\ufeff[{"id":1}]', 'a.JSON')).toEqual(records)
  expect(read(encodeWide('{"data":[{"id":1}]}', { hasMark: true }), 'a.json')).toEqual(records)
})

test.each([
  ['JSON that is cut off', 'a.json', '[\n{"id":1},\n', 'Line 3: this is not JSON from here on'],
  ['JSON with an extra comma', 'a.json', '[{"id":1},\n{"id":2},]', 'Line 2: this is not JSON from here on'],
  ['a cell in a column without a name', 'a.csv', 'id;;name\n1;;Zoë\n2;x;Bär\n', 'Line 3: “x” stands in a column'],
  ['an RTF document', 'a.csv', '{\\rtf1\\ansi id;name}', 'Line 1: this is no table but a document'],
  [
    'an escaped replacement character in JSON',
    'a.json',
    '[{"id":"M\\ufffdller"}]',
    'Line 1: there is a character here',
  ],
  [
    'an escaped lone surrogate in JSON',
    'a.json',
    '[{"id":1},\n{"id":"A\\ud83d"}]',
    'Line 2: there is a character here that is not a letter',
  ],
  [
    'an escaped NUL in JSON',
    'a.json',
    '[{"id":1},\n{"id":"A\\u0000B"}]',
    'Line 2: there is a character here that is not a letter',
  ],
  [
    'an escaped control character in a JSON name',
    'a.json',
    '[{"id":1},\n{"i\\u0007d":2}]',
    'there is a character here that is not a letter',
  ],
  ['JSON that is not a list of stores', 'a.json', '{"id":1}', 'The file is neither a list of stores'],
  ['an empty file', 'a.csv', '', 'The file is empty'],
  [
    'an HTML page that is named like a table',
    'a.csv',
    '<!doctype html><html></html>',
    'Line 1: this is no table but a page or XML',
  ],
  ['XML', 'a.csv', '<?xml version="1.0"?><stores/>', 'Line 1: this is no table but a page or XML'],
  ['JSON that is named like a table', 'a.csv', ' [{"id":1}]', 'Line 1: this is no table but JSON'],
  ['a GeoJSON map', 'a.geojson', '{"type":"FeatureCollection"}', 'Line 1: this is no table but JSON'],
  ['a row with more cells than names', 'a.csv', 'id,name\n1,a,b\n', 'Line 2: 3 cells, but 2 fields'],
  [
    'a table with two columns of the same name',
    'a.csv',
    'id,name,name\n1,a,b\n',
    'Line 1: two columns are called name',
  ],
])('%s is refused with the place and the reason', (_name, name, text, message) => {
  expect(() => read(text, name)).toThrow(message)
})

test('a repeated header row from joined files is not a record, even with a byte order mark', () => {
  expect(read('name;city\nA;B\n\uFEFFName;City\nC;D\nname;\n')).toEqual([
    { where: 'line 2', fields: { name: 'A', city: 'B' } },
    { where: 'line 4', fields: { name: 'C', city: 'D' } },
    { where: 'line 5', fields: { name: 'name', city: '' } },
  ])
})
