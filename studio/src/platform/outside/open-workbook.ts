import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { fromBufferPromise } from 'yauzl'
import { findColumnLooks } from './column-looks.ts'

const MEGABYTE = 1024 * 1024
/** Unpacked size of all parts of a workbook. */
const MOST_UNPACKED = 1024 * MEGABYTE
const PACKED = Buffer.from('PK')
const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

export type WorkbookSheet = { index: number; name: string; isHidden: boolean }
type SheetRow = { index: number; values: readonly unknown[] }

/** Looks at a workbook before it is read; what is none, or is made to harm, is refused. */
export async function openWorkbook(bytes: Buffer, mostUnpacked = MOST_UNPACKED) {
  await refuseOthers(bytes, mostUnpacked)
  const data = new Uint8Array(bytes)
  return {
    sheets: await listSheets(data),
    rowsOf: (sheet: WorkbookSheet): AsyncIterable<SheetRow> => streamXlsxRows(data, { sheet: sheet.index }),
    looksOf: (sheet: WorkbookSheet) => findColumnLooks(data, sheet.index),
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
