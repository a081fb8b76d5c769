import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseCsv } from '../../platform/outside/parse-csv.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { encodeAs, encodeWide } from '../../testing/test-encode.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { exportColumns } from './export-columns.ts'
import { exportProducts } from './export-products.ts'
import { EXPORT_FORMATS, type ExportFormat, writeExport } from './write-export.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>

const HTML = '"<p>Vol <strong>zalm</strong> & „kip”; 5 &lt; 6</p><ul><li>één</li><li>twee</li></ul>"'
const HEAD =
  'sku;article_number;internal_name;brands;price:NL;price:DE;available:BE;variant_group;tags;flavor;is_natural;name:nl;name:de;url_slug:nl;url_slug:de;description:nl;usps:nl_NL;short_description:nl_NL;product_links:nl_NL;categories:nl_NL;related;specification.size:nl;meta_description:nl_NL;status:nl_BE;teaser:nl_NL'

beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
  const make = createTestDocuments(studio)
  await make.term({ vocabulary: 'flavor', code: 'salmon', label: 'zalm' })
  await make.term({ vocabulary: 'flavor', code: 'chicken', label: 'kip' })
  await make.category({ code: 'dogs' })
  const long = `<p>${'Één lang verhaal, en meer. '.repeat(3000)}</p>`
  const rows = [
    `00701;TW-1/a;=Kibble;tailwell;12,50;13,00;ja;kibble;;salmon|kip;ja;"Zalm – ""XL""";Lachs;honden;hunde;${HTML};Goed|Beter;'Citaat' en +1;Winkel <https://winkel.example/p?a=1&b=2>;dogs;702;2,5 kg;100% zalm;draft;Knapperig`,
    `702;;-5 korting;tailwell;3;;;;;;nee;Kip;;honden;;${long};;;;;00701;;;;`,
  ]
  const { problems, counts } = await imports.run({ 'p.csv': [HEAD, ...rows].join('\n') })
  expect([problems, counts.new]).toEqual([[], 2])
  // Makes the next import read every row, instead of skipping known ones.
  await studio.payload.db.pool.query('delete from import_fingerprint')
})
afterAll(() => studio.close())

async function exportAs(format: ExportFormat, sites = BRAND_LOCALES, separator: ',' | ';' = ';'): Promise<Buffer> {
  const table = {
    columns: exportColumns(sites),
    records: exportProducts(studio.payload, sites),
    separator,
  }
  return buffer(Readable.from(writeExport(format, table)))
}

const SAME = { same: 2, new: 0, changed: 0, broken: 0, gone: 0, problems: 0 }

it.each(EXPORT_FORMATS)('products exported as %s are imported again without a difference', async (format) => {
  const { counts, findings, problems } = await imports.run({ [`p.${format}`]: await exportAs(format) }, { isDry: true })
  expect(findings.flatMap(({ changes }) => changes)).toEqual([])
  expect([problems, counts]).toEqual([[], expect.objectContaining(SAME)])
})

it.each(['tailwell/nl_NL', 'tailwell/de_DE'])(
  'the exported table of %s alone is imported again without a difference',
  async (id) => {
    const site = findById(id)
    if (site === undefined) throw new Error(id)
    const { counts } = await imports.run({ 'p.csv': await exportAs('csv', [site], ',') }, { isDry: true })
    expect(counts).toMatchObject({ changed: 0, broken: 0, new: 0 })
  },
)

const withTabs = (text: string) =>
  parseCsv(text)
    .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'))
    .join('\r\n')

const toText = (bytes: Buffer) => bytes.toString('utf8').replace(/^\ufeff/, '')

it.each([
  ['UTF-16 with tabs, as “Unicode text”', (text: string) => encodeWide(withTabs(text), { hasMark: true })],
  ['Windows-1252', (text: string) => encodeAs('windows-1252', text)],
  ['a line that names the separator', (text: string) => Buffer.from(`sep=;\r\n${text}`)],
  ['empty rows and columns', (text: string) => Buffer.from(`${text.replaceAll('\r\n', ';;\r\n')};;;\r\n;;\r\n`)],
])('an exported table that a spreadsheet has saved with %s is imported without a difference', async (_name, encode) => {
  const site = findById('tailwell/nl_NL')
  if (site === undefined) throw new Error('There is no site')
  const text = toText(await exportAs('csv', [site]))
  const { counts, problems, findings } = await imports.run({ 'p.csv': Buffer.from(encode(text)) }, { isDry: true })
  expect(findings.flatMap(({ changes }) => changes)).toEqual([])
  expect([problems, counts.changed, counts.broken]).toEqual([[], 0, 0])
})
