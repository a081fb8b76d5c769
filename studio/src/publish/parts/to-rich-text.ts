import type { RichTextNode, RichTextNodes } from '@menagerie/contract/rich-text'
import type { Lookup } from './lookup.ts'
import type { EditorNode, StoredRichText } from './stored-rich-text.ts'
import { toStand } from './to-rich-text-align.ts'
import { hasText, toInlines } from './to-rich-text-inline.ts'
import { toListNode } from './to-rich-text-list.ts'
import { toTableNode } from './to-rich-text-table.ts'

/** The contract's tree; what the editor makes and the contract does not know keeps its text. Empty paragraphs are left out. */
export function toRichText(nodes: StoredRichText, lookup: Lookup): RichTextNodes {
  return nodes.flatMap((node) => toNodes(node, lookup))
}

function toNodes(node: EditorNode, lookup: Lookup): RichTextNode[] {
  const children = node.children ?? []
  const stand = toStand(node)
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: toLevel(node.tag), children: toInlines(children, lookup), ...stand }]
    case 'list':
      return [toListNode(node, lookup)]
    case 'quote':
      return [{ type: 'quote', children: toLines(children, lookup), ...stand }]
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'table':
      return [toTableNode(node, lookup, toRichText)]
    default: {
      if (children.some(isBlockNode)) return children.flatMap((child) => toNodes(child, lookup))
      const inlines = toInlines(node.text === undefined ? children : [node], lookup)
      return hasText(inlines) ? [{ type: 'paragraph', children: inlines, ...stand }] : []
    }
  }
}

const BLOCK_NODES = new Set(['paragraph', 'heading', 'list', 'quote', 'horizontalrule', 'table'])
const isBlockNode = ({ type }: EditorNode) => BLOCK_NODES.has(type)

/** A break between the paragraphs of a quote. */
function toLines(nodes: readonly EditorNode[], lookup: Lookup) {
  return nodes.flatMap((node, index) => [
    ...(index > 0 && isBlockNode(node) ? [{ type: 'break' as const }] : []),
    ...toInlines([node], lookup),
  ])
}

/** The page title is the only first level; the contract ends at the fourth. */
function toLevel(tag: string | undefined): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}
