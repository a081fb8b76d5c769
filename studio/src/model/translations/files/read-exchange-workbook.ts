import { openWorkbook, type WorkbookSheet } from '../../../platform/outside/open-workbook.ts'
import { CUT_CELL, isCutCell } from '../../../platform/workbook-cell.ts'
import { BROWSER_WORDS } from '../../words/browser-words.ts'
import { ExchangeProblem, type ReturnedDocument, readDocumentName, readUnitName } from './exchange.ts'
import { type ExchangeColumn, NAMED_COLUMNS } from './exchange-workbook.ts'

/** More than the texts of any site, but small enough for the studio's memory. */
const MOST_UNPACKED = 256 * 1024 * 1024
const MOST_ROWS = 500_000
/** Number of sheets that are examined, because translators may insert sheets with notes. */
const MOST_SHEETS = 20
const NEEDED = ['files.columnTranslation', 'files.columnDocument', 'files.columnText'] as const
const NO_TEXT = 'this cell contains a date, a number or a choice instead of text'

/**
 * Error values of texts that a spreadsheet read as formulas: “-10 °C” becomes `#NAME?`. Workbooks store them in
 * English.
 */
const FAILED =
  /^#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)$/

type Head = (ExchangeColumn | undefined)[]

/** Reads a returned workbook. Columns are recognized by name, so columns and sheets may have been moved or renamed. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReturnedDocument[]> {
  const workbook = await openWorkbook(Buffer.from(bytes), MOST_UNPACKED).catch((error: unknown) => {
    throw new ExchangeProblem(error instanceof Error ? error.message : String(error))
  })
  const refusals: ExchangeProblem[] = []
  for (const sheet of workbook.sheets.slice(0, MOST_SHEETS)) {
    try {
      return await readSheet(workbook, sheet)
    } catch (error) {
      if (!(error instanceof NoTable)) throw toProblem(error)
      refusals.push(error)
    }
  }
  throw refusals[0] ?? new ExchangeProblem(NO_WORKBOOK)
}

const NO_WORKBOOK = 'This is not a workbook (XLSX) that can be read'
const toProblem = (error: unknown) => (error instanceof ExchangeProblem ? error : new ExchangeProblem(NO_WORKBOOK))

/** Thrown for a sheet that is not one of an exported file. */
class NoTable extends ExchangeProblem {}

type Workbook = Awaited<ReturnType<typeof openWorkbook>>

async function readSheet(workbook: Workbook, sheet: WorkbookSheet): Promise<ReturnedDocument[]> {
  const documents = new Map<string, ReturnedDocument>()
  let head: Head | undefined
  let count = 0
  let formatted: ReadonlySet<string> | undefined
  for await (const { index, values } of workbook.rowsOf(sheet)) {
    count += 1
    if (count > MOST_ROWS) throw new ExchangeProblem('This file has more texts than the studio')
    if (head === undefined) head = readHead(values)
    else {
      const column = head.indexOf('files.columnTranslation')
      const isNumber = typeof values[column] === 'number'
      if (isNumber) formatted ??= await workbook.formattedIn(sheet)
      addRow(documents, head, { values, isFormatted: isNumber && formatted?.has(`${index},${column}`) === true })
    }
  }
  if (head === undefined) throw new NoTable(NO_WORKBOOK)
  return [...documents.values()]
}

function readHead(values: readonly unknown[]): Head {
  const head = values.map((value) => NAMED_COLUMNS.get(toText(value).trim()))
  const lost = NEEDED.find((column) => !head.includes(column))
  if (lost !== undefined) throw new NoTable(`The column “${BROWSER_WORDS.en[lost]}” is missing from the table`)
  const doubled = head.find((column, at) => column !== undefined && head.indexOf(column) !== at)
  if (doubled !== undefined) throw new ExchangeProblem(`The table has the column “${BROWSER_WORDS.en[doubled]}” twice`)
  return head
}

/** `isFormatted`: the translation is a number that is displayed with more than its digits. */
type SheetRow = { values: readonly unknown[]; isFormatted: boolean }

function addRow(documents: Map<string, ReturnedDocument>, head: Head, { values, isFormatted }: SheetRow): void {
  const cell = (column: ExchangeColumn) => values[head.indexOf(column)]
  const said = toText(cell('files.columnDocument')).trim()
  const text = toText(cell('files.columnText')).trim()
  const target = cell('files.columnTranslation')
  if (said === '' && text === '') {
    if (toText(target).trim() === '') return
    throw new ExchangeProblem(`A row has lost its document or text: “${said}”, “${text}”`)
  }
  const named = readDocumentName(said)
  const unit = readUnitName(text)
  if (named === undefined || unit === undefined)
    throw new ExchangeProblem(`A row has lost its document or text: “${said}”, “${text}”`)
  const document = documents.get(said) ?? { ...named, units: [] }
  const source = toText(cell('files.columnSource'))
  document.units.push({
    ...unit,
    target: toText(target).replace(/\r\n?/g, '\n'),
    ...(source !== '' && { source }),
    ...((isFormatted || isOther(target)) && { problem: NO_TEXT }),
    ...(FAILED.test(toText(target)) && { problem: `“${toText(target)}” is a formula that failed` }),
    ...(isCutCell(target) && { problem: CUT_CELL }),
  })
  documents.set(said, document)
}

/**
 * A text that a spreadsheet has converted: `1/2` to a date, `true` to a boolean. Whole numbers are displayed as they
 * were typed.
 */
const isOther = (value: unknown) =>
  !['string', 'undefined'].includes(typeof value) && value !== null && !Number.isSafeInteger(value)

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
