/** Cells of a table as a spreadsheet reads them (RFC 4180). */
export function readCells(csv: string): string[] {
  return Array.from(csv.matchAll(/(?:^|[,;]|\r\n|\uFEFF)"((?:[^"]|"")*)"/g), ([, cell = '']) =>
    cell.replaceAll('""', '"'),
  )
}

/** What a spreadsheet would reckon (OWASP, CSV injection). */
export const isSpreadsheetFormula = (cell: string) => /^\s*[=+\-@\t\r|%＝＋－＠]/.test(cell) && !SPACED_PHONE.test(cell)

/** Groups of digits with spaces between are no sum: a spreadsheet shows them as they are. */
const SPACED_PHONE = /^\+\d{1,3}( \d+)+$/
