import type { RichTextInline, RichTextNode, RichTextNodes } from '@menagerie/contract/rich-text'
import type { Lookup } from './lookup.ts'
import type { EditorNode, StoredRichText } from './stored-rich-text.ts'
import { toStand } from './to-rich-text-align.ts'
import { hasText, isBlockNode, toInlines } from './to-rich-text-inline.ts'
import { toListNode } from './to-rich-text-list.ts'
import { toTableNode } from './to-rich-text-table.ts'

/**
 * Converts the editor's nodes to the contract's tree. Nodes that the contract does not know become their text; nodes
 * without text are left out.
 */
export function toRichText(nodes: StoredRichText, lookup: Lookup): RichTextNodes {
  return nodes.flatMap((node) => toNodes(node, lookup))
}

function toNodes(node: EditorNode, lookup: Lookup): RichTextNode[] {
  const children = node.children ?? []
  const stand = toStand(node)
  switch (node.type) {
    case 'heading':
      return withText({ type: 'heading', level: toLevel(node.tag), children: toInlines(children, lookup), ...stand })
    case 'list':
      return children.length === 0 ? [] : [toListNode(node, lookup)]
    case 'quote':
      return withText({ type: 'quote', children: toInlines(children, lookup), ...stand })
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'table':
      return [toTableNode(node, lookup, toRichText)]
    default: {
      if (children.some(isBlockNode)) return children.flatMap((child) => toNodes(child, lookup))
      const inlines = toInlines(node.text === undefined ? children : [node], lookup)
      return withText({ type: 'paragraph', children: inlines, ...stand })
    }
  }
}

/** Drops empty headings, quotes and paragraphs: screen readers would announce a heading without text. */
const withText = <Node extends RichTextNode & { children: RichTextInline[] }>(node: Node): Node[] =>
  hasText(node.children) ? [node] : []

/** The page title is the only heading of level 1, and the contract ends at level 4. */
function toLevel(tag: string | undefined): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}
