import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { toArchive } from '../../testing/test-archive.ts'
import { openWorkbook } from './open-workbook.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATED = 'http://schemas.openxmlformats.org/package/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const toRelation = (name: string, target: string) =>
  `<Relationships xmlns="${RELATED}"><Relationship Id="r1" Type="${OFFICE}/${name}" Target="${target}"/></Relationships>`

/** A minimal workbook with one sheet. */
const toParts = (sheet: string | Uint8Array) => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: toRelation('officeDocument', 'xl/workbook.xml') },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="P" sheetId="1" r:id="r1"/></sheets></workbook>`,
  },
  { name: 'xl/_rels/workbook.xml.rels', content: toRelation('worksheet', 'worksheets/sheet1.xml') },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
]

const ROW = '<row r="1"><c r="A1"><v>7</v></c></row>'
const toSheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`

async function read(bytes: Uint8Array) {
  const { sheets, lookOf, rowsOf } = await openWorkbook(Buffer.from(bytes))
  const [sheet] = sheets
  if (sheet === undefined) return []
  await lookOf(sheet)
  const rows = []
  for await (const { values } of rowsOf(sheet)) rows.push(values)
  return rows
}
const readSheet = (sheet: string | Uint8Array) => read(toArchive(toParts(sheet)))

test.each([
  ['as usual', toSheet(ROW)],
  [
    'with a namespace prefix and a comment at its end',
    `${toSheet(ROW)
      .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=')}\n<!-- a --> `,
  ],
])('a complete sheet is read %s', async (_name, sheet) => {
  expect(await readSheet(sheet)).toEqual([[7]])
})

test('a sheet without rows is not reported as incomplete', async () => {
  expect(await readSheet(`<worksheet xmlns="${MAIN}"/>`)).toEqual([])
})

const DAMAGED = 'This workbook is damaged or incomplete: save it again as .xlsx'
test.each([
  ['after a row', toSheet(ROW).replace('</sheetData></worksheet>', '')],
  ['within a row', toSheet(ROW).slice(0, -40)],
  ['before its last character', toSheet(ROW).slice(0, -1)],
  ['before its last character in UTF-16', Buffer.from(`\ufeff${toSheet(ROW).slice(0, -1)}`, 'utf16le')],
])('a sheet that breaks off %s is reported as damaged', async (_name, sheet) => {
  await expect(readSheet(sheet)).rejects.toThrow(DAMAGED)
})

test.each([
  ['an archive of other files', [{ name: 'a.csv', content: 'sku' }]],
  [
    'a LibreOffice spreadsheet',
    [
      { name: 'mimetype', content: 'x' },
      { name: 'content.xml', content: '<a/>' },
    ],
  ],
  [
    'a Word document',
    [
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: '<a/>' },
    ],
  ],
  [
    'a binary workbook',
    [
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.bin', content: 'x' },
    ],
  ],
])('%s is refused because it is not a workbook', async (_name, parts) => {
  await expect(read(toArchive(parts))).rejects.toThrow('This is not a workbook, despite its name')
})

test('a workbook that lacks a part is reported as damaged', async () => {
  for (const lost of ['_rels/.rels', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'])
    await expect(read(toArchive(toParts(toSheet(ROW)).filter(({ name }) => name !== lost)))).rejects.toThrow(DAMAGED)
})

test('a workbook whose content does not match its checksum is reported as damaged', async () => {
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'P', rows: [['SKU'], ['1']] }] }))
  const at = bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 46
  bytes.writeUInt32LE(7, at + 16)
  await expect(read(bytes)).rejects.toThrow(DAMAGED)
})

test('a workbook with a password or an unsupported compression is refused', async () => {
  const locked = toArchive(toParts(toSheet(ROW)))
  locked.writeUInt16LE(1, locked.indexOf('PK\u0001\u0002') + 8)
  await expect(read(locked)).rejects.toThrow('This workbook has a password')
  const odd = toArchive(toParts(toSheet(ROW)))
  odd.writeUInt16LE(9, odd.indexOf('PK\u0001\u0002') + 10)
  await expect(read(odd)).rejects.toThrow(DAMAGED)
})

test('a sheet with more columns than Excel allows is refused', async () => {
  const wide = toSheet('<row r="1"><c r="XFE1"><v>7</v></c></row>')
  await expect(readSheet(wide)).rejects.toThrow(
    'This workbook has more than 16,384 columns: save it as CSV, or in parts',
  )
})

test('a workbook without the shared texts of its cells is reported as damaged', async () => {
  const cell = (type: string) => toSheet(`<row r="1"><c r="A1" ${type}><v>0</v></c></row>`)
  for (const type of ['t="s"', "t='s'"]) await expect(readSheet(cell(type))).rejects.toThrow(DAMAGED)
  const long = toSheet(`${ROW.repeat(9000)}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`)
  await expect(readSheet(long)).rejects.toThrow(DAMAGED)
  const texts = { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${MAIN}"><si><t>a</t></si></sst>` }
  await expect(read(toArchive([...toParts(cell('t="s"')), texts]))).resolves.toHaveLength(1)
})

/** The workbook with another type of sheet before its table. */
function withOther(kind: string) {
  const other = `<sheet name="C" sheetId="2" r:id="r2"/>`
  const related = `<Relationship Id="r2" Type="${OFFICE}/${kind}" Target="${kind}s/sheet1.xml"/>`
  const parts = toParts(toSheet(ROW)).map(({ name, content }) => ({
    name,
    content:
      name === '_rels/.rels'
        ? content
        : String(content)
            .replace('<sheets>', `<sheets>${other}`)
            .replace('</Relationships>', `${related}</Relationships>`),
  }))
  return [...parts, { name: `xl/${kind}s/sheet1.xml`, content: '<a/>' }]
}

test.each(['chartsheet', 'dialogsheet', 'macrosheet'])('a sheet without cells is skipped: %s', async (kind) => {
  expect(await read(toArchive(withOther(kind)))).toEqual([[7]])
  const lost = withOther(kind).filter(({ name }) => name !== 'xl/worksheets/sheet1.xml')
  await expect(read(toArchive(lost))).rejects.toThrow(DAMAGED)
})
