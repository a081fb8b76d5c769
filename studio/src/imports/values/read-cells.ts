import { checkDigitOf, isGtin, isWrittenAsGtin } from '@menagerie/contract/gtin'
import { readNumber } from '@menagerie/sites/read-number'
import { fault, fine, type Read } from './import-field.ts'

/** A word that stands for nothing in any column, so that a table can say it: an empty cell leaves a field as it is. */
export const EMPTY_WORD = '[empty]'

/** Yes and no as spreadsheets of our countries write them. */
const YES: ReadonlySet<string> = new Set(
  'true 1 yes y x ja j oui o sí si sì s tak ano igen да так kyllä wahr vrai vero verdadero waar ✓'.split(' '),
)
const NO: ReadonlySet<string> = new Set(
  'false 0 no n nein nee non nej nei nie ne nem нет ні ei falsch faux falso onwaar -'.split(' '),
)

export function toCellText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number' || typeof cell === 'boolean' || typeof cell === 'bigint') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  return ''
}

export const isEmptyCell = (cell: unknown): boolean =>
  cell === undefined ||
  cell === null ||
  (typeof cell === 'string' && cell.trim() === '') ||
  (Array.isArray(cell) && cell.length === 0)

/** What a spreadsheet makes of a long number in a column that is not text: `1,23E+12`. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i
const MOST_DIGITS = 15
/** What a spreadsheet shows where a formula failed. */
const ERROR_CELL = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|NV|BEZUG!|WERT!|SPILL!|CALC!|GETTING_DATA)$/i

/** Why a cell cannot hold the number of a product: spreadsheets shorten and round what is not formatted as text. */
export function findNumberFault(cell: unknown): string | undefined {
  const text = toCellText(cell)
  const isRounded = typeof cell === 'number' && String(Math.abs(cell)).length > MOST_DIGITS
  return SHORTENED.test(text) || isRounded
    ? `“${text}” is a number that a spreadsheet has shortened: format the column as text and fill it in again`
    : undefined
}

/** Whether a cell holds the failure of a formula. */
export const isFailedFormula = (cell: unknown): boolean => typeof cell === 'string' && ERROR_CELL.test(cell.trim())

/** A number that is kept as text, such as a barcode. */
export function readCodeCell(cell: unknown): Read {
  const shortened = findNumberFault(cell)
  return shortened ? fault(shortened) : readLine(cell)
}

/** A trade number of the usual length has the check digit that scanners ask for; shorter numbers are a company's own. */
export function readBarcodeCell(cell: unknown): Read {
  const read = readCodeCell(cell)
  if (!read.ok || typeof read.value !== 'string') return read
  const digits = read.value.replaceAll(/[\s-]/g, '')
  if (!isWrittenAsGtin(digits)) return read
  return isGtin(digits)
    ? fine(digits)
    : fault(
        `“${read.value}” has a mistake: after these digits a barcode ends with ${checkDigitOf(digits.slice(0, -1))}`,
      )
}

export const readLine = (cell: unknown): Read =>
  typeof cell === 'object' ? fault('is a list or an object: a text is needed') : fine(toOneLine(cell) || null)

/** No-break spaces and soft hyphens are typography, and stay. */
const toOneLine = (cell: unknown) =>
  toCellText(cell)
    .normalize('NFC')
    .replace(/[\t\r\n]+/g, ' ')

export const readLines = (cell: unknown): Read =>
  typeof cell === 'object'
    ? fault('is a list or an object: a text is needed')
    : fine(toCellText(cell).normalize('NFC').replace(/\r\n?/g, '\n') || null)

export function readFlagCell(cell: unknown): Read {
  if (typeof cell === 'boolean') return fine(cell)
  const word = toCellText(cell).toLowerCase()
  if (YES.has(word)) return fine(true)
  return NO.has(word) ? fine(false) : fault(`“${toCellText(cell)}” is neither yes nor no`)
}

export function readAmountCell(cell: unknown, language: string): Read {
  if (typeof cell === 'number') return Number.isFinite(cell) ? fine(cell) : fault('is no number')
  const text = toCellText(cell)
    .replace(/^[€$£]|[€$£]$|^(EUR|USD|GBP) ?| ?(EUR|USD|GBP)$/g, '')
    .trim()
  const isNegative = text.startsWith('-')
  const value = readNumber(isNegative ? text.slice(1) : text, language)
  if (value !== undefined) return fine(isNegative ? -value : value)
  return /^\d{1,3}[.,]\d{3}$/.test(text)
    ? fault(
        `“${text}” may be ${text.replace(/[.,]/, '')} or ${Number(text.replace(',', '.'))}: write it with two digits behind the sign`,
      )
    : fault(`“${toCellText(cell)}” is no number`)
}

/** Parts of a cell: a list, lines, or words between bars; `also` are further signs that no part of this column holds. */
export function toCellParts(cell: unknown, also = ''): string[] {
  const parts = Array.isArray(cell) ? cell.map(toCellText) : toCellText(cell).split(findSplit(toCellText(cell), also))
  return parts.map((part) => part.normalize('NFC').trim()).filter((part) => part !== '')
}

function findSplit(text: string, also: string): RegExp {
  if (/[\r\n]/.test(text)) return /[\r\n]+/
  if (text.includes('|')) return /\|/
  return also === '' ? /\|/ : new RegExp(`[${also}]`)
}
