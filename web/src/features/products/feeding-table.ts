import { type RichText, type RichTextInline, type RichTextTable, toCellBlocks } from '@menagerie/contract/rich-text'
import { toPlainText } from '../../content/to-plain-text.ts'

/** Grams a day at a weight; several where the instructions give several, such as for two ages. */
export type FeedingRow = { kilos: number; grams: readonly number[] }

const KILOS = /^(?<number>\d+(?:[.,]\d+)?)\s*(?:kg|кг)$/u
const GRAMS = /^(?<number>\d+(?:[.,]\d+)?)\s*(?:g|г)$/u
/** Colons of lists, and the space that French has before them. */
const AFTER_WEIGHT = /\s*:\s*/u

/**
 * The feeding table of a product's instructions: a list ("10 kg: 150 g") or a table with such cells, in any of our languages. Undefined
 * without one, and where a row says something else: half a table is none.
 */
export function findFeedingTable(instructions: RichText): readonly FeedingRow[] | undefined {
  for (const node of instructions) {
    const rows = node.type === 'list' ? readList(node.items) : node.type === 'table' ? readTable(node) : []
    if (isTable(rows)) return rows
  }
  return undefined
}

type Row = FeedingRow | undefined

function readList(items: readonly { children: RichTextInline[] }[]): Row[] {
  return items.map(({ children }) => {
    const [weight = '', amounts = '', ...rest] = toText(children).split(AFTER_WEIGHT)
    return rest.length > 0 ? undefined : toRow(weight, amounts.split('/'))
  })
}

function readTable({ header, rows }: RichTextTable): Row[] {
  const texts = rows.map((row) => row.map((cell) => toPlainText(toCellBlocks(cell))))
  return texts.slice(header ? 1 : 0).map(([weight = '', ...amounts]) => toRow(weight, amounts))
}

function toRow(weight: string, amounts: readonly string[]): Row {
  const kilos = readNumber(KILOS, weight)
  const grams = amounts.map((amount) => readNumber(GRAMS, amount))
  const known = grams.filter((amount) => amount !== undefined)
  return kilos === undefined || known.length === 0 || known.length < grams.length ? undefined : { kilos, grams: known }
}

function readNumber(pattern: RegExp, text: string): number | undefined {
  const { number } = pattern.exec(text.trim())?.groups ?? {}
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}

/** At least two rows, from light to heavy, each with as many amounts. */
function isTable(rows: readonly Row[]): rows is readonly FeedingRow[] {
  return (
    rows.length > 1 &&
    rows.every((row, at) => {
      const before = rows[at - 1]
      if (row === undefined || row.grams.length !== rows[0]?.grams.length) return false
      return before === undefined || before.kilos < row.kilos
    })
  )
}

const toText = (nodes: readonly RichTextInline[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : 'children' in node ? toText(node.children) : ' ')).join('')

/** Whole grams at a weight, along the line between the two rows around it. Undefined outside the table: it says nothing of that. */
export function findAmount(rows: readonly FeedingRow[], kilos: number): readonly number[] | undefined {
  const at = rows.findIndex((row) => row.kilos >= kilos)
  const upper = rows[at]
  if (upper === undefined) return undefined
  const lower = rows[at - 1]
  if (lower === undefined) return upper.kilos === kilos ? upper.grams : undefined
  const share = (kilos - lower.kilos) / (upper.kilos - lower.kilos)
  return upper.grams.map((grams, column) => {
    const from = lower.grams[column] ?? grams
    return Math.round(from + share * (grams - from))
  })
}
