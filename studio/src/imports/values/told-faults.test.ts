import { expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '../../model/languages/pseudo-language.ts'
import { tell } from '../../model/languages/tell.ts'
import { nameCells } from '../read/outside-rows.ts'
import { readDateCell } from './date-field.ts'
import { DATE_MARK, findCellFault, findNumberFault, OPEN_FORMULA, readBarcodeCell, UNITS_MARK } from './read-cells.ts'

const isTold = (sentence: string | undefined) => /^⟦.*⟧$/su.test(tell(sentence ?? '', PSEUDO_LANGUAGE))
const toMessage = (read: ReturnType<typeof readBarcodeCell>) => (read.ok ? undefined : read.message)

test.each([OPEN_FORMULA, `${UNITS_MARK}kg, g`, '#N/A', `${DATE_MARK}2026-05-01`, '=SUM(A1)', 'a\u0001'])(
  'the error for the cell %j is translated into every language',
  (cell) => {
    expect(findCellFault(cell)).toSatisfy(isTold)
  },
)

test.each(['4006381333930', '4006381333931,00', '36000291452', 'none', '4006381333931 / 4006381333931'])(
  'the error for the barcode %s is translated into every language',
  (cell) => {
    expect(toMessage(readBarcodeCell(cell))).toSatisfy(isTold)
  },
)

test('errors about numbers, dates, rows and columns are translated into every language', async () => {
  expect(findNumberFault('1,23E+12')).toSatisfy(isTold)
  expect(toMessage(readDateCell('04/05/2026'))).toSatisfy(isTold)
  expect(toMessage(readDateCell('2026-02-30'))).toSatisfy(isTold)
  const notes: string[] = []
  const reading = {
    isKeyName: (name: string) => name === 'sku',
    onNote: (note: string) => notes.push(`p.csv: ${note}`),
  }
  const rows = async (...lines: string[][]) => {
    const read = []
    const table = lines.map((cells, at) => ({ where: `line ${at + 1}`, cells }))
    for await (const row of nameCells(table, reading)) read.push(row)
    return read
  }
  const [row] = await rows(['sku', ''], ['1', 'a', 'b'])
  expect(row?.fault).toSatisfy(isTold)
  await rows(['sku'])
  expect(notes).toHaveLength(2)
  for (const note of notes) expect(note).toSatisfy(isTold)
  await expect(rows(['sku', 'sku'])).rejects.toSatisfy((error) => error instanceof Error && isTold(error.message))
})
