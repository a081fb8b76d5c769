import type { ColumnLook } from '../../../platform/outside/column-looks.ts'
import { openWorkbook, type WorkbookSheet } from '../../../platform/outside/open-workbook.ts'
import { DATE_MARK, OPEN_FORMULA } from '../../values/read-cells.ts'
import { hasKey, type ImportRow, type IsKeyName, nameCells, type TableLine } from '../outside-rows.ts'
import { joinRows } from './join-rows.ts'
import { toShownNumber } from './to-shown-number.ts'

type Workbook = Awaited<ReturnType<typeof openWorkbook>>
type ReadingSheets = { isKeyName: IsKeyName; takesDates: boolean; onNote: (sentence: string) => void }

const MOST_SHEETS = 50
/** Rows of a sheet that are looked through for the names of columns. */
const LOOKED_THROUGH = 20

/**
 * Rows of the first sheet that people see and whose upper rows name a key of products, or else of the first one. What lies in other sheets
 * is told, as people may not know of it.
 */
export async function* readWorkbookRows(bytes: Buffer, reading: ReadingSheets): AsyncGenerator<ImportRow> {
  const workbook = await openWorkbook(bytes)
  const seen = workbook.sheets.filter(({ isHidden }) => !isHidden)
  const withKey: WorkbookSheet[] = []
  for (const sheet of workbook.sheets.slice(0, MOST_SHEETS))
    if (await isTable(workbook, sheet, reading.isKeyName)) withKey.push(sheet)
  const chosen = withKey.find(({ isHidden }) => !isHidden) ?? seen[0]
  if (chosen === undefined) throw new Error('The workbook has no sheet')
  for (const other of withKey)
    if (other !== chosen)
      reading.onNote(
        `the ${other.isHidden ? 'hidden ' : ''}sheet “${other.name}” has rows, too, and is not read: save it as a file of its own`,
      )
  yield* joinRows(nameCells(toLines(workbook, chosen, reading.takesDates), reading))
}

async function isTable({ rowsOf }: Workbook, sheet: WorkbookSheet, isKeyName: IsKeyName): Promise<boolean> {
  let count = 0
  for await (const { values } of rowsOf(sheet)) {
    if (hasKey({ where: '', cells: values }, isKeyName)) return true
    count += 1
    if (count === LOOKED_THROUGH) break
  }
  return false
}

async function* toLines(workbook: Workbook, sheet: WorkbookSheet, takesDates: boolean): AsyncGenerator<TableLine> {
  const looks = await workbook.looksOf(sheet)
  for await (const { index, values } of workbook.rowsOf(sheet))
    yield {
      where: `row ${index + 1}`,
      cells: values.map((value, column) => toCell(value, { row: index, look: looks.get(column), takesDates })),
    }
}

type Shown = { row: number; look: ColumnLook | undefined; takesDates: boolean }

/** The cell as a person reads it, for what the file stores is not always that. */
function toCell(value: unknown, { row, look, takesDates }: Shown): unknown {
  if (value === null || value === undefined) return look?.isOpenFormula(row) ? OPEN_FORMULA : ''
  if (typeof value === 'number') return look === undefined ? value : toShownNumber(value, look)
  if (!(value instanceof Date)) return value
  const date = value.toISOString().slice(0, 'yyyy-mm-dd'.length)
  return takesDates ? date : DATE_MARK + date
}
