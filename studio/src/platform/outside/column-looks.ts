import { readXlsx } from 'hucre/xlsx'
import { type NumberShape, readShape } from './number-shape.ts'

/** How the cells of a column are shown, which is what people read: `00501`, `1.5 kg`, `25 %`, `12.50 €`. */
export type ColumnLook = {
  /** Digits that whole numbers have at least, where all of them have the same. */
  digits: number
  /** Words and signs that formats write beside numbers; an empty one where a number has none. */
  units: ReadonlySet<string>
  /** Shapes of its formats; undefined for one that has none. */
  shapes: readonly (NumberShape | undefined)[]
  /** Whether a formula stands in this row without its result, as programs write them; rows further down are like those above. */
  isOpenFormula: (row: number) => boolean
}

/** A cell that stands for those below it, too: rows counted from 0. */
type MergedCell = { column: number; startRow: number; endRow: number }
export type SheetLook = { columns: ReadonlyMap<number, ColumnLook>; merged: readonly MergedCell[] }

/** Rows of a sheet of which the formats are looked at. */
const LOOKED_AT = 200

/** Looks of the columns of a sheet, by its first rows, and which cells reach over several rows. */
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

/** What a format writes beside a number above zero. */
function findUnit(format: string): string {
  const [positive = ''] = format.split(';')
  const words = [...positive.matchAll(PARTS)].map(
    ([, quoted, currency, sign, plain]) => quoted ?? currency ?? sign ?? plain ?? '',
  )
  return words.join('').trim()
}
