import { toNameKey } from '@menagerie/contract/clean-text'
import { readHtmlCell } from './html/read-html-cell.ts'
import { showHtml } from './html/show-html.ts'
import { fault, fine, type ImportField } from './import-field.ts'
import { meaningOf } from './meaning-of.ts'
import {
  readAmountCell,
  readBarcodeCell,
  readCodeCell,
  readFlagCell,
  readLine,
  readLines,
  readStockCell,
  toCellParts,
  toCellText,
  toSkuText,
} from './read-cells.ts'

type Path = string

const at = (path: Path) => path.split('.')
const showFlag = (value: unknown): string => (value === true ? 'yes' : 'no')
const showText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

export const lineField = (path: Path): ImportField => ({ path: at(path), read: readLine, show: showText })

/** A code of digits and letters, which must not be treated as a number. */
export const codeField = (path: Path): ImportField => ({ path: at(path), read: readCodeCell, show: showText })

/** A code of digits only, which a spreadsheet may have converted to a number. */
export const skuField = (path: Path): ImportField => ({
  path: at(path),
  read: (cell) => {
    const read = readCodeCell(cell)
    return read.ok && read.value !== null ? fine(toSkuText(cell)) : read
  },
  show: showText,
})

export const barcodeField = (path: Path): ImportField => ({ path: at(path), read: readBarcodeCell, show: showText })

export const linesField = (path: Path): ImportField => ({ path: at(path), read: readLines, show: showText })

export const flagField = (path: Path): ImportField => ({
  path: at(path),
  read: (cell, { words }) => readFlagCell(typeof cell === 'string' ? meaningOf(words, cell.trim()) : cell),
  show: showFlag,
})

/** Availability; a number is a quantity. */
export const stockField = (path: Path): ImportField => ({
  path: at(path),
  read: (cell, { words }) => readStockCell(typeof cell === 'string' ? meaningOf(words, cell.trim()) : cell),
  show: showFlag,
})

/** A part of an address; files may have slashes around it. */
export const addressField = (path: Path): ImportField => ({
  path: at(path),
  read: (cell) => {
    const read = readLine(cell)
    return read.ok && typeof read.value === 'string' ? fine(read.value.replace(/^\/+|\/+$/g, '') || null) : read
  },
  show: showText,
})

export const amountField = (path: Path): ImportField => ({
  path: at(path),
  read: (cell, { language }) => readAmountCell(cell, language),
  show: showText,
})

export const htmlField = (path: Path): ImportField => ({
  path: at(path),
  read: readHtmlCell,
  show: (value) => showHtml(value),
  isFilled: (value) => value !== null,
})

type Choice = { value: string; label: string }

/** One of several options, by value or label. */
export const choiceOf = (path: Path, choices: readonly Choice[], what: string): ImportField => ({
  path: at(path),
  read: (cell, { words }) => {
    const word = toCellText(cell)
    const found = findChoice(choices, meaningOf(words, word))
    return found
      ? fine(found)
      : fault(`“${word}” is not a valid ${what}: use one of ${choices.map(({ value }) => value).join(', ')}`)
  },
  show: showText,
})

/** Several options. */
export const choicesOf = (path: Path, choices: readonly Choice[], what: string): ImportField => ({
  path: at(path),
  read: (cell, { words }) => {
    const parts = toCellParts(cell, ',; ')
    const found = parts.map((word) => findChoice(choices, meaningOf(words, word)))
    const unknown = parts.find((_, index) => found[index] === undefined)
    if (unknown !== undefined)
      return fault(`“${unknown}” is not a valid ${what}: use one of ${choices.map(({ value }) => value).join(', ')}`)
    return fine([...new Set(found)])
  },
  show: (value) => (Array.isArray(value) ? value.join('|') : ''),
})

function findChoice(choices: readonly Choice[], word: string): string | undefined {
  const key = toNameKey(word)
  return choices.find(({ value, label }) => toNameKey(value) === key || toNameKey(label) === key)?.value
}

/** Several free words, such as codes; may be given as JSON. */
export const wordsField = (path: Path): ImportField => ({
  path: at(path),
  read: (cell, reading) => {
    if (toCellText(cell).startsWith('[')) return jsonField(path).read(cell, reading)
    return fine([...new Set(toCellParts(cell, ',;'))])
  },
  show: (value) => (Array.isArray(value) ? value.join('|') : ''),
})

/** A field that is stored as JSON, such as blocks. */
export const jsonField = (path: Path): ImportField => ({
  path: at(path),
  read: (cell) => {
    if (typeof cell === 'object') return fine(cell)
    try {
      return fine(JSON.parse(toCellText(cell)))
    } catch {
      return fault('is not JSON')
    }
  },
  show: (value) => (isNothing(value) ? '' : JSON.stringify(inOrder(value))),
})

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Sorts the fields of objects, so that equal values give equal JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, inOrder(part)]))
}
