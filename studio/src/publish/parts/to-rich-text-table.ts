import type { RichTextCell, RichTextInline, RichTextNodes, RichTextTable } from '@menagerie/contract/rich-text'
import type { Lookup } from './lookup.ts'
import type { EditorNode } from './stored-rich-text.ts'

type ToBlocks = (nodes: EditorNode[], lookup: Lookup) => RichTextNodes

/** Bits of Lexical's `headerState`: header by row, header by column. */
const IN_HEAD_ROW = 1
const IN_HEAD_COLUMN = 2
const has = ({ headerState = 0 }: EditorNode, bit: number) => (headerState & bit) !== 0

/** Leaves out column widths in pixels: they fit the editor's window, not the page. */
export function toTableNode(node: EditorNode, lookup: Lookup, toBlocks: ToBlocks): RichTextTable {
  const rows = (node.children ?? []).map((row) => row.children ?? [])
  const [first = []] = rows
  // A header cell that spans into the rows below cannot be in a `thead`.
  const header = first.length > 0 && first.every((cell) => has(cell, IN_HEAD_ROW) && (cell.rowSpan ?? 1) === 1)
  return {
    type: 'table',
    header,
    ...(node.rowStriping && { striped: true }),
    ...((node.frozenColumnCount ?? 0) > 0 && { fixedColumn: true }),
    rows: rows.map((cells, row) =>
      cells.map((cell) => {
        const scope = header && row === 0 ? undefined : toScope(cell, cells)
        return toCell(cell, toBlocks(cell.children ?? [], lookup), scope)
      }),
    ),
  }
}

/**
 * The editor marks every header cell of a pasted table as a column header. Header cells at the beginning of a row that
 * also has other cells are row headers.
 */
function toScope(cell: EditorNode, row: readonly EditorNode[]): RichTextCell['scope'] {
  if (!has(cell, IN_HEAD_ROW)) return has(cell, IN_HEAD_COLUMN) ? 'row' : undefined
  const firstWords = row.findIndex((each) => !has(each, IN_HEAD_ROW))
  return row.indexOf(cell) < firstWords ? 'row' : 'col'
}

function toCell(
  cell: EditorNode,
  blocks: RichTextNodes,
  scope: RichTextCell['scope'],
): RichTextInline[] | RichTextCell {
  const { colSpan = 1, rowSpan = 1 } = cell
  const more = { ...(scope && { scope }), ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) }
  const words = toWords(blocks)
  return words !== undefined && Object.keys(more).length === 0 ? words : { blocks, ...more }
}

/** Joins plain paragraphs to lines with breaks; undefined if a cell contains anything else. */
function toWords(blocks: RichTextNodes): RichTextInline[] | undefined {
  const lines = blocks.map((block) => {
    const isPlain = block.type === 'paragraph' && block.align === undefined && block.indent === undefined
    return isPlain ? block.children : undefined
  })
  if (lines.includes(undefined)) return undefined
  return lines.flatMap((line = [], index) => (index === 0 ? line : [{ type: 'break' as const }, ...line]))
}
