import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { type Entry, fromBufferPromise } from 'yauzl'
import { checkWorkbookParts } from './check-workbook-parts.ts'
import { findSheetLook } from './column-looks.ts'
import { findFormattedNumbers } from './number-formats.ts'

const MEGABYTE = 1024 * 1024
/** Largest unpacked size of all parts of a workbook. */
const MOST_UNPACKED = 1024 * MEGABYTE
const PACKED = Buffer.from('PK')
const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

export type WorkbookSheet = { index: number; name: string; isHidden: boolean }
/** A file that every Office document contains, and no other archive. */
const OF_OFFICE = '[Content_Types].xml'
/** Text documents, slides, drawings, and binary workbooks (XLSB). */
const OTHER_OFFICE = /^(?:word|ppt|visio)\/|(?:^|\/)workbook\.bin$/i

/** Sheets that contain a chart, a dialog or old macros instead of cells. */
const OF_NO_CELLS = /(?:^|\/)(?:chart|dialog|macro)sheets\/[^/]+\.xml$/i
const WITHOUT_CELLS = /missing worksheet file for sheet/

/** Excel's last column. */
const LAST = 'XFD'

const NONE = 'This is not a workbook, despite its name: save it as .xlsx, or name it .csv if it is a table in text'
const DAMAGED = 'This workbook is damaged or incomplete: save it again as .xlsx'
const LOCKED = 'This workbook has a password or comes from an old version of Excel: save it as .xlsx without a password'
const WIDE = 'This workbook has more than 16,384 columns: save it as CSV, or in parts'

type SheetRow = { index: number; values: readonly unknown[] }

/** Checks a workbook before it is read: other files and harmful ones are refused. */
export async function openWorkbook(bytes: Buffer, mostUnpacked = MOST_UNPACKED) {
  const entries = await refuseOthers(bytes, mostUnpacked)
  const data = new Uint8Array(bytes)
  const withoutCells = entries.filter(({ fileName }) => OF_NO_CELLS.test(fileName)).length
  const listed = await listSheets(data).catch(refuseDamaged)
  const sheets = withoutCells === 0 ? listed : await leaveOut(data, listed, withoutCells)
  if (sheets.length === 0) throw new Error(NONE)
  return {
    sheets,
    rowsOf: (sheet: WorkbookSheet): AsyncIterable<SheetRow> => readRows(data, sheet),
    lookOf: (sheet: WorkbookSheet) => findSheetLook(data, sheet.index).catch(refuseDamaged),
    formattedIn: (sheet: WorkbookSheet) => findFormattedNumbers(data, sheet.index).catch(refuseDamaged),
  }
}

/**
 * Leaves out sheets without cells. If there are more of them than chart, dialog and macro sheets, one has lost its
 * cells, and the file is refused.
 */
async function leaveOut(data: Uint8Array, sheets: readonly WorkbookSheet[], most: number): Promise<WorkbookSheet[]> {
  const withCells: WorkbookSheet[] = []
  for (const sheet of sheets) if (await hasCells(data, sheet)) withCells.push(sheet)
  if (sheets.length - withCells.length > most) refuseDamaged(undefined)
  return withCells
}

async function hasCells(data: Uint8Array, sheet: WorkbookSheet): Promise<boolean> {
  try {
    for await (const _row of streamXlsxRows(data, { sheet: sheet.index, maxRows: 1 })) break
    return true
  } catch (error) {
    // Other faults are reported when the rows are read.
    return !(error instanceof Error && WITHOUT_CELLS.test(error.message))
  }
}

async function* readRows(data: Uint8Array, sheet: WorkbookSheet): AsyncGenerator<SheetRow> {
  const rows = streamXlsxRows(data, { sheet: sheet.index })[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await rows.next().catch(refuseDamaged)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    await rows.return?.(undefined)
  }
}

/** Replaces the library's technical messages. */
function refuseDamaged(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  const [, letters = ''] = /^Cell reference "([A-Z]+)/.exec(message) ?? []
  const isFar = letters.length > LAST.length || (letters.length === LAST.length && letters > LAST)
  const isWide = isFar || /^Cell column \d/.test(message)
  throw new Error(isWide ? WIDE : DAMAGED, { cause: error })
}

async function refuseOthers(bytes: Buffer, mostUnpacked: number): Promise<readonly Entry[]> {
  if (bytes.subarray(0, OLD.length).equals(OLD)) throw new Error(LOCKED)
  if (!bytes.subarray(0, PACKED.length).equals(PACKED)) throw new Error(NONE)
  const { archive, entries } = await listParts(bytes).catch(refuseDamaged)
  const isOther = !entries.some(({ fileName }) => fileName === OF_OFFICE)
  if (isOther || entries.some(({ fileName }) => OTHER_OFFICE.test(fileName))) throw new Error(NONE)
  if (entries.some((entry) => entry.isEncrypted())) throw new Error(LOCKED)
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (unpacked > mostUnpacked)
    throw new Error(
      `This workbook is ${Math.round(unpacked / MEGABYTE).toLocaleString('en')} MB when unpacked: save it as CSV, or in parts`,
    )
  await checkWorkbookParts(archive, entries).catch(refuseDamaged)
  return entries
}

async function listParts(bytes: Buffer) {
  const entries: Entry[] = []
  const archive = await fromBufferPromise(bytes)
  for await (const entry of archive.eachEntry()) entries.push(entry)
  return { archive, entries }
}

/** Lists the sheets without reading their cells. */
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
