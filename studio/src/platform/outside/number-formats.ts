import { readXlsx } from 'hucre/xlsx'

/** Formats that display only digits: as typed, or as a whole number. */
const PLAIN = /^(?:|General|@|0|#)$/i

/**
 * Places (`row,column`, counted from 0) of numbers that are displayed with more than their digits: with a percent
 * format 1 is shown as `100 %`, and 5 may be shown as `5 €` or `005`.
 */
export async function findFormattedNumbers(data: Uint8Array, sheet: number): Promise<ReadonlySet<string>> {
  const { sheets } = await readXlsx(data, { sheets: [sheet], readStyles: true })
  const cells = [...(sheets[0]?.cells ?? [])]
  return new Set(
    cells.flatMap(([place, { value, style }]) =>
      typeof value === 'number' && !PLAIN.test(style?.numFmt ?? '') ? [place] : [],
    ),
  )
}
