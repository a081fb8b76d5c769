/** Beginnings that make a spreadsheet read a cell as a formula (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r|%＝＋－＠]/
/** An international telephone number with optional extension: with spaces after the country code it is neither a formula nor a number. */
const SPACED_PHONE = /^\+\d{1,3}( \d+)+( ?(ext\.|x|int\.?|Anexo|#) ?\d+)?$/

/** Byte order mark at the beginning of the file, by which Excel recognizes UTF-8. */
export const CSV_MARK = '\uFEFF'

/** One line of RFC 4180; a cell that could be a formula begins with an apostrophe. */
export function toCsvLine(cells: readonly string[], separator: string): string {
  return `${cells.map(toCell).join(separator)}\r\n`
}

/** Whether a spreadsheet would calculate the text instead of showing it. */
const isFormula = (text: string): boolean => FORMULA.test(text) && !SPACED_PHONE.test(text)

const toCell = (text: string): string => `"${guardCell(text.replaceAll('\0', '')).replaceAll('"', '""')}"`

/**
 * Protects a possible formula by an apostrophe. Also texts that already begin with apostrophes before a formula get
 * one, so that removing one restores the text.
 */
export const guardCell = (text: string): string => (isFormula(withoutApostrophes(text)) ? `'${text}` : text)

/** Restores the text of a protected cell. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(withoutApostrophes(cell)) ? cell.slice(1) : cell

const withoutApostrophes = (text: string) => text.replace(/^'+/, '')

/**
 * The separator that spreadsheets expect: a semicolon in countries with a decimal comma. `languages` as browsers send
 * them (`Accept-Language`); the first one counts.
 */
export function findSiteSeparator(languages: string | null): ';' | ',' {
  const [first = ''] = (languages ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  try {
    // These countries have a decimal point, but a semicolon as list separator.
    if (['CH', 'LI'].includes(new Intl.Locale(first || 'en').region ?? '')) return ';'
    return new Intl.NumberFormat(first || 'en').format(1.5).includes(',') ? ';' : ','
  } catch {
    return ','
  }
}
