/** Cells of a table as a spreadsheet reads them (RFC 4180). */
export function readCells(csv: string): string[] {
  return Array.from(csv.matchAll(/(?:^|[,;]|\r\n|\uFEFF)"((?:[^"]|"")*)"/g), ([, cell = '']) =>
    cell.replaceAll('""', '"'),
  )
}

/** Returns whether a spreadsheet would calculate the cell (OWASP, CSV injection). */
export const isSpreadsheetFormula = (cell: string) => /^\s*[=+\-@\t\r|%＝＋－＠]/.test(cell) && !SPACED_PHONE.test(cell)

/** Groups of digits separated by spaces are not a calculation: a spreadsheet shows them unchanged. */
const SPACED_PHONE = /^\+\d{1,3}( \d+)+$/
