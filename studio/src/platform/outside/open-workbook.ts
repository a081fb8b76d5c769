import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { fromBufferPromise } from 'yauzl'

const MEGABYTE = 1024 * 1024
/** Unpacked size of all parts of a workbook. */
const MOST_UNPACKED = 1024 * MEGABYTE
const PACKED = Buffer.from('PK')
const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Rows of a sheet of which the formats are looked at. */
const LOOKED_AT = 200

export type WorkbookSheet = { index: number; name: string; isHidden: boolean }
type SheetRow = { index: number; values: readonly unknown[] }

/** Looks at a workbook before it is read; what is none, or is made to harm, is refused. */
export async function openWorkbook(bytes: Buffer, mostUnpacked = MOST_UNPACKED) {
  await refuseOthers(bytes, mostUnpacked)
  const data = new Uint8Array(bytes)
  return {
    sheets: await listSheets(data),
    rowsOf: (sheet: WorkbookSheet): AsyncIterable<SheetRow> => streamXlsxRows(data, { sheet: sheet.index }),
    digitsOf: (sheet: WorkbookSheet) => findDigits(data, sheet),
  }
}

async function refuseOthers(bytes: Buffer, mostUnpacked: number): Promise<void> {
  if (bytes.subarray(0, OLD.length).equals(OLD))
    throw new Error('This workbook has a password or is of an old Excel: save it as .xlsx without a password')
  if (!bytes.subarray(0, PACKED.length).equals(PACKED))
    throw new Error(
      'This is no workbook, whatever its name says: save it as .xlsx, or name it .csv if it is a table in text',
    )
  const unpacked = await sizeOf(bytes).catch((error: unknown) => {
    throw new Error('This workbook is damaged or was cut off on its way: save it again as .xlsx', { cause: error })
  })
  if (unpacked > mostUnpacked)
    throw new Error(
      `This workbook is ${Math.round(unpacked / MEGABYTE).toLocaleString('en')} MB when unpacked: save it as CSV, or in parts`,
    )
}

async function sizeOf(bytes: Buffer): Promise<number> {
  let unpacked = 0
  const archive = await fromBufferPromise(bytes)
  for await (const { uncompressedSize } of archive.eachEntry()) unpacked += uncompressedSize
  return unpacked
}

/** All sheets by their list alone: none is read. */
async function listSheets(data: Uint8Array): Promise<readonly WorkbookSheet[]> {
  const sheets: WorkbookSheet[] = []
  await readXlsx(data, {
    sheets: ({ name, index, hidden, veryHidden }) => {
      sheets.push({ index, name, isHidden: hidden === true || veryHidden === true })
      return false
    },
  })
  return sheets
}

/**
 * Columns whose numbers are shown with zeros before them, and how many digits they have: what a person reads as 00501 is stored as 501.
 * A column counts when all numbers of its first rows are shown so.
 */
async function findDigits(data: Uint8Array, { index }: WorkbookSheet): Promise<ReadonlyMap<number, number>> {
  const { sheets } = await readXlsx(data, { sheets: [index], readStyles: true, maxRows: LOOKED_AT })
  const digits = new Map<number, number>()
  for (const [place, { value, style }] of sheets[0]?.cells ?? []) {
    if (typeof value !== 'number') continue
    const column = Number(place.split(',')[1])
    const format = style?.numFmt ?? ''
    const length = /^0{2,18}$/.test(format) ? format.length : 0
    digits.set(column, digits.get(column) === undefined || digits.get(column) === length ? length : 0)
  }
  return new Map([...digits].filter(([, length]) => length > 0))
}
