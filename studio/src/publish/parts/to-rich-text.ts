import type { RichText, RichTextInline, RichTextListItem, RichTextNode } from '@menagerie/contract/rich-text'
import type { Lookup } from './lookup.ts'
import type { EditorNode, StoredRichText } from './stored-rich-text.ts'
import { hasText, toInlines } from './to-rich-text-inline.ts'

/** The contract's tree; what the editor makes and the contract does not know keeps its text. Empty paragraphs are left out. */
export function toRichText(nodes: StoredRichText, lookup: Lookup): RichText {
  return nodes.flatMap((node) => toNodes(node, lookup))
}

function toNodes(node: EditorNode, lookup: Lookup): RichTextNode[] {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: toLevel(node.tag), children: toInlines(children, lookup) }]
    case 'list':
      return [toList(node, lookup)]
    case 'quote':
      return [{ type: 'quote', children: toInlines(children, lookup) }]
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'table':
      return [toTable(node, lookup)]
    default: {
      if (children.some((child) => isBlockNode(child))) return children.flatMap((child) => toNodes(child, lookup))
      const inlines = toInlines(node.text === undefined ? children : [node], lookup)
      return hasText(inlines) ? [{ type: 'paragraph', children: inlines }] : []
    }
  }
}

const BLOCK_NODES = new Set(['paragraph', 'heading', 'list', 'quote', 'horizontalrule', 'table'])
function isBlockNode(node: EditorNode): boolean {
  return BLOCK_NODES.has(node.type)
}

/** The page title is the only first level; the contract ends at the fourth. */
function toLevel(tag: string | undefined): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}

type RichTextList = Extract<RichTextNode, { type: 'list' }>

/** Lexical nests a list in an item of its own; the contract hangs it under the item before. */
function toList(node: EditorNode, lookup: Lookup): RichTextList {
  const items: RichTextListItem[] = []
  for (const item of node.children ?? []) {
    const children = item.children ?? []
    const text = toInlines(
      children.filter((child) => child.type !== 'list'),
      lookup,
    )
    const nested = children.find((child) => child.type === 'list')
    const last = items.at(-1)
    if (nested !== undefined && !hasText(text) && last !== undefined && last.list === undefined) {
      last.list = toList(nested, lookup)
    } else {
      items.push({ children: text, ...(nested && { list: toList(nested, lookup) }) })
    }
  }
  return { type: 'list', ordered: node.listType === 'number', items }
}

function toTable(node: EditorNode, lookup: Lookup): RichTextNode {
  const rows = (node.children ?? []).map((row) => row.children ?? [])
  const first = rows[0] ?? []
  return {
    type: 'table',
    header: first.length > 0 && first.every((cell) => (cell.headerState ?? 0) > 0),
    rows: rows.map((cells) => cells.map((cell) => toCell(cell, lookup))),
  }
}

function toCell(cell: EditorNode, lookup: Lookup): RichTextInline[] {
  return (cell.children ?? []).flatMap((paragraph, index) => {
    const inlines = toInlines(paragraph.children ?? [paragraph], lookup)
    return index === 0 ? inlines : [{ type: 'break' }, ...inlines]
  })
}
