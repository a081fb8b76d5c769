/** Signs with which a spreadsheet takes a cell for a formula (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r|%＝＋－＠]/

/** RFC 4180 with a mark for Excel that it is UTF-8; a cell that could be a formula begins with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
}

function toCell(text: string): string {
  const clean = text.replaceAll('\0', '')
  return `"${FORMULA.test(clean) ? "'" : ''}${clean.replaceAll('"', '""')}"`
}
