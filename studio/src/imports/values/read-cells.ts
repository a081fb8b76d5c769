import { checkDigitOf, isGtin, isWrittenAsGtin } from '@menagerie/contract/gtin'
import { readNumber } from '@menagerie/sites/read-number'
import { isValues } from '../../platform/values.ts'
import { CUT_CELL, isCutCell } from '../../platform/workbook-cell.ts'
import { splitCurrency } from './currency-signs.ts'
import { textOfHtml } from './html/text-of-html.ts'
import { type CellValue, fault, fine } from './import-field.ts'

/** A word for "no value" that is not a value in any column, because an empty cell leaves a field unchanged. */
export const EMPTY_WORD = '[empty]'

/** Words for yes and no in the languages of the sites, and the names of booleans in spreadsheets. */
const YES: ReadonlySet<string> = new Set(
  'true 1 yes y x ja j oui o sí si sì s tak ano igen да так kyllä wahr vrai vero verdadero waar истина igaz prawda pravda sant sann sand tosi істина ✓'.split(
    ' ',
  ),
)
const NO: ReadonlySet<string> = new Set(
  'false 0 no n nein nee non nej nei nie ne nem нет ні ei falsch faux falso onwaar ложь hamis fałsz nepravda falskt usann usant falsk epätosi хибність -'.split(
    ' ',
  ),
)

/** Representations of "no value" in databases and programs. */
const NOTHING = /^(?:\\N|NULL|null|\(null\)|<null>|NaN|nan|undefined)$/
/** A CDATA section of XML. */
const CDATA = /^<!\[CDATA\[(?<inner>.*)\]\]>$/s
/** Unusual line breaks of old programs and word processors. */
const ODD_BREAKS = /[\v\f\u0085\u2028\u2029]/g

export function toCellText(cell: unknown): string {
  if (typeof cell === 'string') {
    const text = cell.trim()
    if (NOTHING.test(text)) return ''
    return (CDATA.exec(text)?.groups?.inner ?? text).replace(ODD_BREAKS, '\n').trim()
  }
  if (typeof cell === 'number' || typeof cell === 'boolean' || typeof cell === 'bigint') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  return ''
}

export const isEmptyCell = (cell: unknown): boolean =>
  cell === undefined ||
  cell === null ||
  (typeof cell === 'string' && toCellText(cell) === '') ||
  (Array.isArray(cell) && cell.length === 0)

/** A long number that a spreadsheet has shortened: `1,23E+12`. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i
const MOST_DIGITS = 15
/** Error values of formulas in the spreadsheet's language: `#REF!`, `#ИМЯ?`; some languages write "not available" without `#`. */
const ERROR_CELL =
  /^(?:#(?:[¡¿]?[\p{Lu}\d][\p{Lu}\d/._'’ʼ -]*[!?]|N\/[ABD]|NV|ND|I\/T|Н\/Д|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA)|(?:ERR(?:EUR|ORE?)?|FEHLER|FOUT|FE[IJ]?L|VIRHE|BŁĄD|CHYBA|HIBA|ОШИБКА|ПОМИЛКА)\s?:\s?5\d\d)$/u
/**
 * A formula instead of its result: with a function (`=SUM(A1)`), or only cells, texts and numbers (`=B2*1.21`, `='Sheet
 * 1'!A1`, `=B2&" kg"`).
 */
const CELL_NAME = String.raw`(?:(?:'[^']+'|[\p{L}\d_.]+)!)?\$?[A-Z]{1,3}\$?\d+`
const FORMULA_CELL = new RegExp(
  [
    String.raw`^=(?:(?:_xlfn\.)?\p{Lu}[\p{L}\d.]*\(.*\)`,
    String.raw`(?=[^\d]*\d)(?!\s|\))(?:[\d\s.,;:+*/^&%()!$-]|${CELL_NAME})+`,
    String.raw`(?=(?:[^"]|"[^"]*")*?${CELL_NAME})(?:[\d\s.,;:+*/^&%()$-]|"[^"]*"|${CELL_NAME})+)$`,
  ].join('|'),
  'su',
)
/** Displayed instead of a number that does not fit into its column. */
const TOO_NARROW = /^#{3,}$/

/** Why a cell cannot be a product's number: spreadsheets shorten and round numbers that are not formatted as text. */
export function findNumberFault(cell: unknown): string | undefined {
  const text = toCellText(cell)
  const isRounded = typeof cell === 'number' && String(Math.abs(cell)).length > MOST_DIGITS
  return SHORTENED.test(text) || isRounded ? toShortened(text) : undefined
}

const toShortened = (text: string) =>
  `“${text}” is a number that a spreadsheet has shortened: format the column as text and enter it again`

/** Prefix of a workbook's date in a table without date columns. */
export const DATE_MARK = '#DATE '

/** Stands for a workbook's formula without a stored result. */
export const OPEN_FORMULA = '#FORMULA'
/** Prefix of a list of units that a number may have, when the numbers of a column are displayed with several units. */
export const UNITS_MARK = '#UNITS '

/** Control characters, which can neither be displayed nor sent in a feed. */
const NO_LETTER = /(?![\t-\r\u0085])\p{Cc}|\uFFFD/u

/** Why a cell has no value for any column: it contains a formula, an error value, or a date that a spreadsheet created. */
export function findCellFault(cell: unknown): string | undefined {
  if (typeof cell !== 'string') return undefined
  if (isCutCell(cell)) return CUT_CELL
  const text = cell.trim()
  if (NO_LETTER.test(text)) return 'contains a character that cannot be stored'
  if (text === OPEN_FORMULA)
    return 'is a formula without its result: open the workbook in a spreadsheet program and save it'
  if (text.startsWith(UNITS_MARK))
    return `is a number that is shown with one of several units (${text.slice(UNITS_MARK.length)}): write the unit in the cell`
  if (ERROR_CELL.test(text.toUpperCase())) return `“${text}” is a formula that failed`
  if (TOO_NARROW.test(text)) return toShortened(text)
  if (text.startsWith(DATE_MARK))
    return `is the date ${text.slice(DATE_MARK.length)}: did a spreadsheet turn another text into it? Format the column as text and enter it again`
  if (FORMULA_CELL.test(text)) return `“${text}” is a formula: save the table with values instead of formulas`
  return undefined
}

/** Notations that keep a number as text in spreadsheets: `'00501` and `="00501"`. */
const KEPT_AS_TEXT = /^(?:'(?<typed>[^']+)|="(?<told>[^"]*)")$/
const withoutTelling = (cell: unknown): unknown => {
  const { typed, told } = (typeof cell === 'string' && KEPT_AS_TEXT.exec(cell.trim())?.groups) || {}
  return typed ?? told ?? cell
}

/** Invisible characters, which are copied along from web pages and PIMs. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g
const withoutUnseen = (cell: unknown): unknown => (typeof cell === 'string' ? cell.replace(UNSEEN, '') : cell)

/** Full-width characters of East Asian keyboards. */
const WIDE = /[\uFF01-\uFF5E]/g
const withoutWidth = (cell: unknown): unknown =>
  typeof cell === 'string' ? cell.replace(WIDE, (sign) => sign.normalize('NFKC')) : cell

/** Normalizes a cell with digits or a single word: no invisible or full-width characters, one kind of minus. */
export const toPlainCell = (cell: unknown): string =>
  toCellText(withoutWidth(withoutUnseen(cell))).replace(/[\u2010-\u2015\u2212]/g, '-')

/** A product's number as text, without the notation that keeps it as text. */
export const toNumberText = (cell: unknown): string => toCellText(withoutTelling(withoutWidth(withoutUnseen(cell))))

/** A whole number that a program has converted to a decimal number: `501.0`. */
const AS_FRACTION = /(?<=^\d+)[.,]0$/

export const toSkuText = (cell: unknown): string => toNumberText(cell).replace(AS_FRACTION, '')

/** A number that is stored as text, such as a barcode. */
export function readCodeCell(cell: unknown): CellValue {
  const shortened = findNumberFault(cell)
  return shortened ? fault(shortened) : readLine(withoutTelling(withoutUnseen(cell)))
}

/** A barcode with decimal or thousands separators, which was formatted as a number. */
const RECKONED = /^\d[\d\s]*(?:[.,]\d*)+$/
/** A barcode with other text, or two in one cell: `EAN 4006381333931`. */
const AMONG_OTHERS = /(?<!\d)\d{12,14}(?!\d)/
/** A UPC without its leading zero. */
const WITHOUT_ZERO = /^\d{11}$/

/** A barcode of standard length must have a correct check digit; shorter numbers are internal. */
export function readBarcodeCell(cell: unknown): CellValue {
  const read = readCodeCell(withoutWidth(cell))
  if (!read.ok || typeof read.value !== 'string') return read
  const digits = read.value.replaceAll(/[\s-]/g, '')
  if (RECKONED.test(read.value))
    return fault(`“${read.value}” is written as an amount: format the column as text and enter it again`)
  if (WITHOUT_ZERO.test(digits) && isGtin(`0${digits}`))
    return fault(`“${read.value}” is 0${digits} without its first zero: format the column as text and enter it again`)
  if (!/[1-9]/.test(digits)) return fault(`“${read.value}” is not a barcode: leave the cell empty if there is none`)
  if (/\D/.test(digits) && AMONG_OTHERS.test(read.value))
    return fault(`“${read.value}” is more than a barcode: enter only the digits of one barcode`)
  if (!isWrittenAsGtin(digits)) return read
  return isGtin(digits)
    ? fine(digits)
    : fault(`“${read.value}” is not a valid barcode: with these digits it ends in ${checkDigitOf(digits.slice(0, -1))}`)
}

export const readLine = (cell: unknown): CellValue =>
  typeof cell === 'object' ? fault('is a list or an object: it must be text') : fine(toOneLine(cell) || null)

/** Keeps no-break spaces and soft hyphens, which are typography. */
const toOneLine = (cell: unknown) =>
  textOfHtml(toCellText(cell))
    .normalize('NFC')
    .replace(/[\t\r\n]+/g, ' ')

export const readLines = (cell: unknown): CellValue =>
  typeof cell === 'object'
    ? fault('is a list or an object: it must be text')
    : fine(textOfHtml(toCellText(cell)).normalize('NFC').replace(/\r\n?/g, '\n') || null)

/** A stock quantity. */
const STOCK = /^-?\d+(?:[.,]0+)?$/

/** Availability: yes or no, or a quantity. */
export const readStockCell = (cell: unknown): CellValue => {
  const text = toPlainCell(cell)
  return STOCK.test(text) ? fine(Number(text.replace(',', '.')) > 0) : readFlagCell(cell)
}

export function readFlagCell(cell: unknown): CellValue {
  if (typeof cell === 'boolean') return fine(cell)
  const word = toPlainCell(cell).toLowerCase().replace(AS_FRACTION, '')
  if (YES.has(word)) return fine(true)
  return NO.has(word) ? fine(false) : fault(`“${toCellText(cell)}” is neither yes nor no`)
}

export function readAmountCell(cell: unknown, language: string): CellValue {
  if (typeof cell === 'number') return Number.isFinite(cell) ? fine(asShown(cell)) : fault('is not a number')
  const text = splitCurrency(toPlainCell(cell)).amount
  // Business software writes the sign after the digits, and no zero before a comma: `12,50-`, `,50`.
  const { sign, behind, digits = text } = SIGNED.exec(text)?.groups ?? {}
  const isNegative = sign === '-' || behind === '-'
  const value = readNumber(digits.replace(/^(?=[.,]\d+$)/, '0'), language)
  if (value !== undefined) return fine(isNegative ? -value : value)
  return /^\d{1,3}[.,]\d{3}$/.test(text)
    ? fault(
        `“${text}” could be ${text.replace(/[.,]/, '')} or ${Number(text.replace(',', '.'))}: write it with two decimal places`,
      )
    : fault(`“${toCellText(cell)}” is not a number`)
}

const SIGNED = /^(?<sign>[-+]?)\s*(?<digits>[^-+].*?)(?<behind>-?)$/

/** Spreadsheets calculate with 17 digits and display 15: there, 0.1 + 0.2 is 0.3. */
const asShown = (value: number) => Number(value.toPrecision(MOST_DIGITS))

/**
 * Splits a cell into its parts: a list, lines, or words between bars; `also`: further separators, which parts in this
 * column never contain.
 */
export function toCellParts(cell: unknown, also = ''): string[] {
  const parts = Array.isArray(cell) ? cell.map(toPartText) : toCellText(cell).split(findSplit(toCellText(cell), also))
  return parts.map((part) => part.normalize('NFC').trim()).filter((part) => part !== '')
}

/** Fields that name an object in a list, most specific first: `{"src": "https://…"}`, `{"slug": "dogs"}`. */
const NAMING = ['filename', 'src', 'url', 'sku', 'code', 'slug', 'value', 'text', 'name', 'id'] as const

/** An object without a name becomes its JSON, so that the error message shows it instead of silently losing it. */
function toPartText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return toCellText(part)
  const name = isValues(part) ? NAMING.map((field) => toCellText(part[field])).find((text) => text !== '') : undefined
  return name ?? JSON.stringify(part)
}

function findSplit(text: string, also: string): RegExp {
  if (/[\r\n]/.test(text)) return /[\r\n]+/
  if (text.includes('|')) return /\|/
  return also === '' ? /\|/ : new RegExp(`[${also}]`)
}
