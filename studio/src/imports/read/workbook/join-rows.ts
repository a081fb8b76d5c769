import { isContinuedCell, joinCells } from '../../../platform/workbook-cell.ts'
import type { ImportRow } from '../outside-rows.ts'

/** Joins long texts that an export has split into the rows below. A continuation without its beginning stays a separate row, which is then reported. */
export async function* joinRows(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow> {
  let held: ImportRow | undefined
  for await (const row of rows) {
    const joined: ImportRow | undefined = held && joinRow(held, row)
    if (joined === undefined && held !== undefined) yield held
    held = joined ?? row
  }
  if (held !== undefined) yield held
}

function joinRow(above: ImportRow, below: ImportRow): ImportRow | undefined {
  const parts = Object.entries(below.fields).filter(([, cell]) => isContinuedCell(cell))
  if (parts.length === 0) return undefined
  const joined = parts.map(([name, cell]): [string, string | undefined] => [name, joinCells(above.fields[name], cell)])
  if (joined.some(([, text]) => text === undefined)) return undefined
  return { ...above, fields: { ...above.fields, ...Object.fromEntries(joined) } }
}
