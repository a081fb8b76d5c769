import type { Block } from '@menagerie/contract/block'
import {
  type RichTextInline,
  type RichTextList,
  type RichTextNode,
  type RichTextNodes,
  toCellBlocks,
  toLists,
} from '@menagerie/contract/rich-text'
import { raiseFigures } from '@menagerie/contract/to-plain-text'
import { richTextSchema } from '../../blocks/RichText/schema.ts'
import { escapeHtml } from '../../features/seo/escape-html.ts'

/** Returns the text of a page's blocks as HTML with the few tags that search engines accept in a job; links become plain text. */
export function toBlocksHtml(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => richTextSchema.safeParse(block).data ?? [])
    .map(({ content }) => toHtml(content))
    .join('')
}

export const toParagraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

function toHtml(nodes: RichTextNodes): string {
  return nodes.map(toNode).join('')
}

function toNode(node: RichTextNode): string {
  switch (node.type) {
    case 'rule':
      return ''
    case 'list':
      return toList(node)
    case 'heading':
      return `<h${node.level}>${toInlines(node.children)}</h${node.level}>`
    case 'table':
      return node.rows.map(toRow).join('')
    default:
      return `<p>${toInlines(node.children)}</p>`
  }
}

/** Tables are not accepted: each row becomes a paragraph, and lists in its cells become lists of their own. */
function toRow(row: Extract<RichTextNode, { type: 'table' }>['rows'][number]): string {
  const blocks = row.flatMap(toCellBlocks)
  if (!blocks.every((block) => block.type === 'paragraph')) return toHtml(blocks)
  return `<p>${blocks.map(({ children }) => toInlines(children)).join(' ')}</p>`
}

function toList({ ordered, start, items }: RichTextList): string {
  const name = ordered ? 'ol' : 'ul'
  const rows = items.map(
    ({ children, ...below }) => `<li>${toInlines(children)}${toLists(below).map(toList).join('')}</li>`,
  )
  return `<${name}${start === undefined ? '' : ` start="${start}"`}>${rows.join('')}</${name}>`
}

function toInlines(inlines: readonly RichTextInline[]): string {
  return inlines.map(toInline).join('')
}

function toInline(inline: RichTextInline): string {
  if (inline.type === 'break') return '<br>'
  if (inline.type !== 'text') return toInlines(inline.children)
  const text = escapeHtml(inline.superscript ? raiseFigures(inline.text) : inline.text)
  if (inline.bold) return `<strong>${text}</strong>`
  return inline.italic ? `<em>${text}</em>` : text
}
