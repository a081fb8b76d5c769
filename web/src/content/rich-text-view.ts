import type { RichTextCell, RichTextInline, RichTextStand, RichTextTable } from '@menagerie/contract/rich-text'
import type { LinkTarget } from '../ui/Link.tsx'

/** Formatted text whose links are resolved to addresses: what `RichTextContent` shows. */
export type InlineView =
  | Extract<RichTextInline, { type: 'text' }>
  | { type: 'break' }
  | { type: 'link'; to: LinkTarget; children: InlineView[] }

export type RichTextListView = {
  type: 'list'
  ordered: boolean
  start?: number
  items: { children: InlineView[]; align?: RichTextStand['align']; lists: RichTextListView[] }[]
}

/** The content of a cell: a line of text, or blocks. */
export type CellView = Omit<RichTextCell, 'blocks'> & ({ words: InlineView[] } | { blocks: NodeView[] })

export type NodeView =
  | ({ type: 'paragraph'; children: InlineView[] } & RichTextStand)
  | ({
      type: 'heading'
      level: 2 | 3 | 4 /** The id that links to the heading use. */
      id?: string
      children: InlineView[]
    } & RichTextStand)
  | RichTextListView
  | ({ type: 'quote'; children: InlineView[] } & RichTextStand)
  | { type: 'rule' }
  | TableView

export type TableView = Omit<RichTextTable, 'rows'> & { label: string; rows: CellView[][] }

export type RichTextView = NodeView[]
