import { readXlsx } from 'hucre/xlsx'
import { type NumberShape, readShape } from './number-shape.ts'

/** How the cells of a column are displayed, which is what people see: `00501`, `1.5 kg`, `25 %`, `12.50 €`. */
export type ColumnLook = {
  /** Minimum number of digits of whole numbers, if it is the same for all of them. */
  digits: number
  /** Units that formats display beside numbers; an empty one for numbers without. */
  units: ReadonlySet<string>
  /** Shapes of the column's formats; undefined for a number without a format. */
  shapes: readonly (NumberShape | undefined)[]
  /**
   * Whether the row has a formula without its result, as some programs write them; rows after the examined ones count
   * like those before.
   */
  isOpenFormula: (row: number) => boolean
}

/** A cell that spans several rows, counted from 0. */
type MergedCell = { column: number; startRow: number; endRow: number }
export type SheetLook = { columns: ReadonlyMap<number, ColumnLook>; merged: readonly MergedCell[] }

/** Number of rows whose formats are examined. */
const LOOKED_AT = 200

/** Examines the first rows of a sheet for the display of its columns, and for cells that span several rows. */
export async function findSheetLook(data: Uint8Array, sheet: number): Promise<SheetLook> {
  const { sheets } = await readXlsx(data, { sheets: [sheet], readStyles: true, maxRows: LOOKED_AT })
  const seen = new Map<number, { digits: Set<number>; units: Set<string>; formats: Set<string>; open: Set<number> }>()
  let last = 0
  for (const [place, { value, style, formula }] of sheets[0]?.cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    const look = seen.get(column) ?? { digits: new Set(), units: new Set(), formats: new Set(), open: new Set() }
    seen.set(column, look)
    last = Math.max(last, row)
    if (formula !== undefined && (value === null || value === undefined)) look.open.add(row)
    if (typeof value !== 'number') continue
    const format = style?.numFmt ?? ''
    look.digits.add(/^0{2,18}$/.test(format) ? format.length : 0)
    look.formats.add(format)
    look.units.add(findUnit(format))
  }
  const columns = new Map(
    [...seen].map(([column, { digits, units, formats, open }]) => {
      const [only = 0] = digits.size === 1 ? digits : []
      return [
        column,
        {
          digits: only,
          units,
          shapes: [...formats].map(readShape),
          isOpenFormula: (row: number) => open.has(row) || (row > last && open.size > 0),
        },
      ]
    }),
  )
  const merged = (sheets[0]?.merges ?? [])
    .filter(({ startRow, endRow }) => endRow > startRow)
    .map(({ startRow, endRow, startCol: column }) => ({ column, startRow, endRow }))
  return { columns, merged }
}

const PARTS = /"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|\\(.)|_.|\*.|\[[^\]]*\]|([€£$₽₴%])|[^"]/gu

/** The unit that a format displays beside positive numbers. */
function findUnit(format: string): string {
  const [positive = ''] = format.split(';')
  const words = [...positive.matchAll(PARTS)].map(
    ([, quoted, currency, sign, plain]) => quoted ?? currency ?? sign ?? plain ?? '',
  )
  return words.join('').trim()
}
