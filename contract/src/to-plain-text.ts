import {
  type RichTextInline,
  type RichTextListItem,
  type RichTextNode,
  type RichTextNodes,
  toCellBlocks,
  toLists,
} from './rich-text.ts'

/** Converts formatted text to plain text, one line per paragraph, item or row: for machines. */
export function toPlainText(nodes: RichTextNodes): string {
  return nodes.flatMap(toLines).join('\n')
}

function toLines(node: RichTextNode): string[] {
  switch (node.type) {
    case 'rule':
      return []
    case 'list':
      return node.items.flatMap(toItemLines)
    case 'table':
      return node.rows.map((row) => row.map((cell) => toCellBlocks(cell).flatMap(toLines).join(' ')).join(' '))
    default:
      return [toText(node.children)]
  }
}

function toItemLines({ children, ...below }: RichTextListItem): string[] {
  return [toText(children), ...toLists(below).flatMap(toLines)]
}

function toText(inlines: readonly RichTextInline[]): string {
  return inlines.map(toPiece).join('')
}

function toPiece(inline: RichTextInline): string {
  if (inline.type === 'text') return inline.superscript ? raiseFigures(inline.text) : inline.text
  return inline.type === 'break' ? ' ' : toText(inline.children)
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Replaces digits by superscript characters: otherwise a raised digit would be read as part of the number before it.
 */
export const raiseFigures = (text: string): string => text.replace(/\d/g, (figure) => RAISED.charAt(Number(figure)))
