/** Signs with which a spreadsheet takes a cell for a formula (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r|%＝＋－＠]/
/** A number of telephone as countries write it abroad, with its extension: digits and spaces behind one plus are neither a formula nor a figure. */
const SPACED_PHONE = /^\+\d{1,3}( \d+)+( ?(ext\.|x|int\.?|Anexo|#) ?\d+)?$/

/** Begins a file of RFC 4180: a mark for Excel that what follows is UTF-8. */
export const CSV_MARK = '\uFEFF'

/** One line; a cell that could be a formula begins with an apostrophe. */
export function toCsvLine(cells: readonly string[], separator: string): string {
  return `${cells.map(toCell).join(separator)}\r\n`
}

/** What a spreadsheet would reckon with instead of showing it. */
const isFormula = (text: string): boolean => FORMULA.test(text) && !SPACED_PHONE.test(text)

const toCell = (text: string): string => `"${guardCell(text.replaceAll('\0', '')).replaceAll('"', '""')}"`

/** A formula as a text: with an apostrophe before it, also before those that the text has itself, so that taking one off gives the text. */
export const guardCell = (text: string): string => (isFormula(withoutApostrophes(text)) ? `'${text}` : text)

/** The text of a cell that was guarded. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(withoutApostrophes(cell)) ? cell.slice(1) : cell

const withoutApostrophes = (text: string) => text.replace(/^'+/, '')

/**
 * Spreadsheets part a table by the separator of the machine's country: a semicolon where decimals have a comma. `languages` as
 * browsers send them (`Accept-Language`); the first that is known counts.
 */
export function findSiteSeparator(languages: string | null): ';' | ',' {
  const [first = ''] = (languages ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  try {
    // They write decimals with a point, and lists with a semicolon.
    if (['CH', 'LI'].includes(new Intl.Locale(first || 'en').region ?? '')) return ';'
    return new Intl.NumberFormat(first || 'en').format(1.5).includes(',') ? ';' : ','
  } catch {
    return ','
  }
}
