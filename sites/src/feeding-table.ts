import type { RichTextInline, RichTextNode, RichTextNodes, RichTextTable } from '@menagerie/contract/rich-text'
import { toPlainText } from '@menagerie/contract/to-plain-text'
import { isHeadOfDay, isLineOfDay, toBareAmount } from './feeding-words.ts'
import { findLastUnit, findUnitInHead, readQuantity } from './read-quantity.ts'
import { toTableGrid } from './to-table-grid.ts'

/** Grams a day; `from` and `to` are the same where the instructions name no range. */
export type Portion = { from: number; to: number }

/** Id of the form whose answer uses the table. */
export const FEEDING_ID = 'feeding'

/** Grams a day at a weight; several where the instructions give several, such as for two ages. */
export type FeedingRow = { kilos: number; grams: readonly Portion[] }

/** The colon after the weight in a list, with the space that French puts before it. A colon before a Finnish ending is not one (`100 g:aan`). */
const AFTER_WEIGHT = /\s*:(?!\p{L})\s*/u
const GRAMS_OF_KILO = 1_000
/** No animal that is fed by the gram weighs as much: such a figure is a misread number, such as `1.000 kg` for one. */
export const MOST_KILOS = 1_000
/** A heavier animal that gets less than this share of the lighter one's food means that one of the two numbers was misread. */
const LEAST_SHARE = 0.5
/** How far the whole grams that the form shows may be from what is written. */
const MOST_ROUNDED = 0.05
/** `1/4 kg` may mean a quarter, or "one or four". */
const MAY_BE_FRACTION = /(?<!\d)\d\s*\/\s*\d(?!\d)/u

/**
 * Finds the feeding table in a product's instructions: a list ("10 kg: 150 g") or a table with such cells or such units in its head, in a
 * language (BCP 47). Undefined without one, and where any row says something else or is in doubt: half a table would mislead.
 */
export function findFeedingTable(instructions: RichTextNodes, language: string): readonly FeedingRow[] | undefined {
  for (const [at, node] of instructions.entries()) {
    const rows = readEither(readCells(node), language)
    if (rows !== undefined) return isOfDay(instructions[at - 1]) ? rows : undefined
  }
  return undefined
}

/** The rows of the first reading that is a table. */
function readEither(readings: readonly Cells[], language: string): readonly FeedingRow[] | undefined {
  for (const { head, rows } of readings) {
    const read = rows.map((row) => toRow(row, head, language))
    if (isTable(read)) return read
  }
  return undefined
}

/** Returns the possible readings: a table has its weights in its first column or its first row, a list at the beginning of its lines. */
function readCells(node: RichTextNode): readonly Cells[] {
  if (node.type === 'list') return [readList(node.items)]
  return node.type === 'table' ? [readTable(node), readTurned(node)] : []
}

/** Tells whether, after the line above it, the table can still be one of daily amounts. */
function isOfDay(above: RichTextNode | undefined): boolean {
  if (above?.type !== 'paragraph' && above?.type !== 'heading') return true
  return isLineOfDay(toText(above.children))
}

type Cells = { head: readonly string[]; rows: readonly (readonly string[])[] }

function readList(items: readonly { children: RichTextInline[] }[]): Cells {
  return {
    head: [],
    rows: items.map(({ children }) => {
      const [weight = '', amounts = '', ...rest] = toText(children).split(AFTER_WEIGHT)
      return rest.length > 0 ? [] : [weight, amounts]
    }),
  }
}

function readTable({ header, rows }: RichTextTable): Cells {
  const texts = toTableGrid(rows, toCellText)
  const hasHead = header || texts[0]?.every((text) => !/\d/u.test(text)) === true
  return hasHead ? { head: texts[0] ?? [], rows: texts.slice(1) } : { head: [], rows: texts }
}

/** Reads a table that is transposed: each column is what a row is elsewhere. */
function readTurned({ rows }: RichTextTable): Cells {
  const texts = toTableGrid(rows, toCellText)
  const [head = [], ...turned] = (texts[0] ?? []).map((_, column) => texts.map((row) => row[column] ?? ''))
  return { head, rows: turned }
}

function toRow([weight = '', ...cells]: readonly string[], head: readonly string[], language: string) {
  const kilos = readMass(weight, language, findUnitInHead(head[0] ?? ''))
  const grams = cells.flatMap((cell, at) => readAmounts(cell, language, head[at + 1] ?? ''))
  const known = grams.filter((amount) => amount !== undefined)
  if (kilos === undefined || kilos.from < kilos.to || kilos.from >= MOST_KILOS * GRAMS_OF_KILO) return undefined
  if (known.length === 0 || known.length < grams.length) return undefined
  // No animal eats its own weight in a day: such an amount is a misread number, such as `1.250 kg` in German.
  if (known.some(({ to }) => to >= kilos.from)) return undefined
  if (!known.every(({ from, to }) => isNearlyWhole(from) && isNearlyWhole(to))) return undefined
  return { kilos: kilos.from / GRAMS_OF_KILO, grams: known }
}

const isNearlyWhole = (grams: number) => Math.abs(Math.round(grams) - grams) <= grams * MOST_ROUNDED

/** Reads `85 / 95 g` as two amounts in the unit that is written once. */
function readAmounts(written: string, language: string, head: string): (Portion | undefined)[] {
  const cell = toBareAmount(written)
  if (MAY_BE_FRACTION.test(cell) || !isHeadOfDay(head)) return [undefined]
  const parts = cell.split('/')
  // The same amount written in two units would be shown as two amounts.
  if (new Set(parts.flatMap((part) => findLastUnit(part) ?? [])).size > 1) return [undefined]
  const unitOfAll = findLastUnit(cell) ?? findUnitInHead(head)
  return parts.map((amount) => readMass(toBareAmount(amount), language, unitOfAll))
}

function readMass(text: string, language: string, unit: string | undefined): Portion | undefined {
  const read = readQuantity(text, language, unit)
  return read?.of === 'mass' ? { from: read.from, to: read.to } : undefined
}

/** Tells whether there are two rows or more, from light to heavy, with the same number of amounts, none of which falls so far that it must have been misread. */
function isTable(rows: readonly (FeedingRow | undefined)[]): rows is readonly FeedingRow[] {
  return (
    rows.length > 1 &&
    rows.every((row, at) => {
      const before = rows[at - 1]
      if (row === undefined || row.grams.length !== rows[0]?.grams.length) return false
      return (
        before === undefined ||
        (before.kilos < row.kilos && row.grams.every((each, n) => !falls(before.grams[n], each)))
      )
    })
  )
}

const falls = (before: Portion | undefined, after: Portion) =>
  before !== undefined && (after.from < before.from * LEAST_SHARE || after.to < before.to * LEAST_SHARE)

/** Keeps each paragraph and line apart, so that a number cannot continue into the next line. */
const toCellText = (blocks: RichTextNodes): string =>
  blocks.map((block) => ('children' in block ? toText(block.children) : toPlainText([block]))).join('\n')

const toText = (nodes: readonly RichTextInline[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? toRead(node) : 'children' in node ? toText(node.children) : '\n'))
    .join('')

type Text = Extract<RichTextInline, { type: 'text' }>

/** Leaves out text that is struck through. Superscript and subscript digits are marks (footnotes, powers), not digits of the number before them. */
function toRead({ text, strikethrough, superscript, subscript }: Text): string {
  if (strikethrough) return ''
  return superscript || subscript ? text.replace(/\d/gu, '†') : text
}

/** What begins a row of a feeding table: an animal's weight. */
const WEIGHT = /\d\s*(?:kg|кг|lbs?)(?!\p{L})/iu
const WEIGHT_IN_HEAD = /(?<!\p{L})(?:kg|кг|lbs?)(?!\p{L})/iu
const LEAST_ROWS = 2

/** Tells whether instructions have what people would take for a feeding table, but none can be read: pages then do not mention one. */
export function hasUnreadFeedingTable(instructions: RichTextNodes, language: string): boolean {
  return instructions.some(looksLikeTable) && findFeedingTable(instructions, language) === undefined
}

const looksLikeTable = (node: RichTextNode): boolean => readCells(node).some(haveWeights)

function haveWeights({ head, rows }: Cells): boolean {
  const isOfWeights = WEIGHT_IN_HEAD.test(head[0] ?? '')
  const weighed = rows.filter(
    ([weight = '', ...cells]) =>
      (WEIGHT.test(weight) || (isOfWeights && /\d/u.test(weight))) && cells.some((cell) => /\d/u.test(cell)),
  )
  return weighed.length >= LEAST_ROWS
}

/** Returns whole grams at a weight, interpolated between the two rows around it. Undefined outside the range of the table. */
export function findAmount(rows: readonly FeedingRow[], kilos: number): readonly Portion[] | undefined {
  const at = rows.findIndex((row) => row.kilos >= kilos)
  const upper = rows[at]
  if (upper === undefined) return undefined
  const lower = rows[at - 1]
  if (lower === undefined && upper.kilos !== kilos) return undefined
  const share = lower === undefined ? 1 : (kilos - lower.kilos) / (upper.kilos - lower.kilos)
  const between = (below: number, above: number) => Math.round(below + share * (above - below))
  return upper.grams.map((grams, column) => {
    const below = lower?.grams[column] ?? grams
    return { from: between(below.from, grams.from), to: between(below.to, grams.to) }
  })
}
