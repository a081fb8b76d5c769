import type { LinkTarget } from '../ui/Link.tsx'

/** Formatted text whose links have become addresses: what `RichTextContent` shows. */
export type InlineView =
  | { type: 'text'; text: string; bold?: boolean; italic?: boolean; underline?: boolean; code?: boolean }
  | { type: 'break' }
  | { type: 'link'; to: LinkTarget; children: InlineView[] }

export type ListView = { type: 'list'; ordered: boolean; items: { children: InlineView[]; list?: ListView }[] }

export type NodeView =
  | { type: 'paragraph'; children: InlineView[] }
  | { type: 'heading'; level: 2 | 3 | 4 /** Where links lead to it. */; id?: string; children: InlineView[] }
  | ListView
  | { type: 'quote'; children: InlineView[] }
  | { type: 'rule' }
  | { type: 'table'; label: string; header: boolean; rows: InlineView[][][] }

export type RichTextView = NodeView[]
