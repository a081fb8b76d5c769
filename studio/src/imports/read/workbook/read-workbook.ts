import type { ColumnLook, SheetLook } from '../../../platform/outside/column-looks.ts'
import { openWorkbook, type WorkbookSheet } from '../../../platform/outside/open-workbook.ts'
import { DATE_MARK, OPEN_FORMULA } from '../../values/read-cells.ts'
import { hasKey, type ImportRow, nameCells, widthOf } from '../outside-rows.ts'
import type { IsKeyName, TableLine } from '../table-line.ts'
import { joinRows } from './join-rows.ts'
import { toShownNumber } from './to-shown-number.ts'

type Workbook = Awaited<ReturnType<typeof openWorkbook>>
type ReadingSheets = { isKeyName: IsKeyName; takesDates: boolean; onNote: (sentence: string) => void }

type SheetTable = { sheet: WorkbookSheet; hasKey: boolean; width: number }

const MOST_SHEETS = 50
/** Minimum number of filled cells in a row of a table; sheets with fewer contain notes. */
const LEAST_OF_TABLE = 3
/** Rows of a sheet in which the header is searched. */
const LOOKED_THROUGH = 20

/**
 * Reads the first visible sheet with a key column, otherwise the widest sheet, because column names may be the
 * company's own. Other sheets with data are reported, because users may not know of them.
 */
export async function* readWorkbookRows(bytes: Buffer, reading: ReadingSheets): AsyncGenerator<ImportRow> {
  const workbook = await openWorkbook(bytes)
  const tables: SheetTable[] = []
  for (const sheet of workbook.sheets.slice(0, MOST_SHEETS))
    tables.push({ sheet, ...(await lookAt(workbook, sheet, reading.isKeyName)) })
  const withKey = tables.filter((table) => table.hasKey)
  const widest = tables.filter(({ sheet }) => !sheet.isHidden).toSorted((a, b) => b.width - a.width)[0]
  const chosen = (withKey.find(({ sheet }) => !sheet.isHidden) ?? widest)?.sheet
  if (chosen === undefined) throw new Error('The workbook has no sheet')
  const others = withKey.length > 0 ? withKey : tables.filter(({ width }) => width >= LEAST_OF_TABLE)
  for (const { sheet: other } of others)
    if (other !== chosen)
      reading.onNote(
        `the ${other.isHidden ? 'hidden ' : ''}sheet “${other.name}” has rows too, and is not read: save it as a separate file`,
      )
  yield* joinRows(nameCells(toLines(workbook, chosen, reading.takesDates), reading))
}

async function lookAt({ rowsOf }: Workbook, sheet: WorkbookSheet, isKeyName: IsKeyName) {
  const lines: TableLine[] = []
  for await (const { values } of rowsOf(sheet)) {
    lines.push({ where: '', cells: values })
    if (lines.length === LOOKED_THROUGH) break
  }
  return { hasKey: lines.some((line) => hasKey(line, isKeyName)), width: widthOf(lines) }
}

async function* toLines(workbook: Workbook, sheet: WorkbookSheet, takesDates: boolean): AsyncGenerator<TableLine> {
  const { columns, merged } = await workbook.lookOf(sheet)
  const fill = createFilling(merged)
  for await (const { index, values } of workbook.rowsOf(sheet))
    yield {
      where: `row ${index + 1}`,
      cells: fill(index, values).map((value, column) =>
        toCell(value, { row: index, look: columns.get(column), takesDates }),
      ),
    }
}

/** Copies merged cells into all their rows: a workbook stores the value only in the first one. */
function createFilling(merged: SheetLook['merged']) {
  const byStart = Map.groupBy(merged, ({ startRow }) => startRow)
  const held = new Map<number, { value: unknown; endRow: number }>()
  return (row: number, values: readonly unknown[]): readonly unknown[] => {
    for (const { column, endRow } of byStart.get(row) ?? []) held.set(column, { value: values[column], endRow })
    if (held.size === 0) return values
    const filled = [...values]
    for (const [column, { value, endRow }] of held)
      if (row > endRow) held.delete(column)
      else filled[column] ??= value
    return Array.from(filled)
  }
}

type CellLook = { row: number; look: ColumnLook | undefined; takesDates: boolean }

/** The cell as displayed, which may differ from the stored value. */
function toCell(value: unknown, { row, look, takesDates }: CellLook): unknown {
  if (value === null || value === undefined) return look?.isOpenFormula(row) ? OPEN_FORMULA : ''
  if (typeof value === 'number') return look === undefined ? value : toShownNumber(value, look)
  if (!(value instanceof Date)) return value
  const date = value.toISOString().slice(0, 'yyyy-mm-dd'.length)
  return takesDates ? date : DATE_MARK + date
}
