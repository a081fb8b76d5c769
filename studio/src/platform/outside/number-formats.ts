import { readXlsx } from 'hucre/xlsx'

/** Digits alone: as they were typed, or as a whole number. */
const PLAIN = /^(?:|General|@|0|#)$/i

/**
 * Places (`row,column`, counted from 0) of a sheet whose number people read with other signs than its digits: 1 with a format of hundredths is
 * `100 %`, and 5 may be `5 €` or `005`.
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
