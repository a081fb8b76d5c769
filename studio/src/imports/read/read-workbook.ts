import { streamXlsxRows } from 'hucre/xlsx'
import { fromBufferPromise } from 'yauzl'
import { hasKey, type ImportRow, type IsKeyName, nameCells, type TableLine } from './outside-rows.ts'

const MEGABYTE = 1024 * 1024
/** Unpacked size of all parts of a workbook. */
const MOST_UNPACKED = 1024 * MEGABYTE
const MOST_SHEETS = 50
/** Rows of a sheet that are looked through for the names of columns. */
const LOOKED_THROUGH = 20
const PACKED = Buffer.from('PK')
const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Rows of the first sheet whose upper rows name a key of products, or else of the first sheet. */
export async function* readWorkbookRows(bytes: Buffer, isKeyName: IsKeyName): AsyncGenerator<ImportRow> {
  await refuseOthers(bytes)
  yield* nameCells(toLines(bytes, await findSheet(bytes, isKeyName)), isKeyName)
}

async function refuseOthers(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, OLD.length).equals(OLD))
    throw new Error('This workbook has a password or is of an old Excel: save it as .xlsx without a password')
  if (!bytes.subarray(0, PACKED.length).equals(PACKED))
    throw new Error(
      'This is no workbook, whatever its name says: save it as .xlsx, or name it .csv if it is a table in text',
    )
  let unpacked = 0
  const archive = await fromBufferPromise(bytes)
  for await (const { uncompressedSize } of archive.eachEntry()) unpacked += uncompressedSize
  if (unpacked > MOST_UNPACKED)
    throw new Error(
      `This workbook is ${Math.round(unpacked / MEGABYTE).toLocaleString('en')} MB when unpacked: save it as CSV, or in parts`,
    )
}

async function findSheet(bytes: Buffer, isKeyName: IsKeyName): Promise<number> {
  for (let sheet = 0; sheet < MOST_SHEETS; sheet += 1) {
    let count = 0
    for await (const line of toLines(bytes, sheet)) {
      if (hasKey(line, isKeyName)) return sheet
      count += 1
      if (count === LOOKED_THROUGH) break
    }
  }
  return 0
}

async function* toLines(bytes: Buffer, sheet: number): AsyncGenerator<TableLine> {
  for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes), { sheet }))
    yield { where: `row ${index + 1}`, cells: values.map(toCell) }
}

function toCell(value: unknown): unknown {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 'yyyy-mm-dd'.length) : value
}
