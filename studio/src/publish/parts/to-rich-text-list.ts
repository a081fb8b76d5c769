import type { RichTextInline, RichTextList, RichTextListItem } from '@menagerie/contract/rich-text'
import type { Lookup } from './lookup.ts'
import type { EditorNode } from './stored-rich-text.ts'
import { toAlign } from './to-rich-text-align.ts'
import { hasText, toInlines } from './to-rich-text-inline.ts'

/** Lexical puts a nested list in an item of its own; the contract attaches it to the item before, which may have several. */
export function toListNode(node: EditorNode, lookup: Lookup): RichTextList {
  const items: RichTextListItem[] = []
  for (const item of node.children ?? []) {
    const children = item.children ?? []
    // The list becomes a break, so that text after it begins on a new line.
    const text = toInlines(
      children.map((child) => (child.type === 'list' ? { type: 'list' } : child)),
      lookup,
    )
    const lists = children.filter(({ type }) => type === 'list').map((list) => toListNode(list, lookup))
    const last = items.at(-1)
    if (lists.length > 0 && !hasText(text) && last !== undefined) items[items.length - 1] = withLists(last, lists)
    else items.push(withLists({ children: [...toMark(node, item), ...text], ...toAlign(item) }, lists))
  }
  const ordered = node.listType === 'number'
  const { start = 1 } = node
  return { type: 'list', ordered, ...(ordered && start !== 1 && { start }), items }
}

function withLists(item: RichTextListItem, lists: readonly RichTextList[]): RichTextListItem {
  const [list, ...furtherLists] = [...(item.list ? [item.list] : []), ...(item.furtherLists ?? []), ...lists]
  return { ...item, ...(list && { list }), ...(furtherLists.length > 0 && { furtherLists }) }
}

/** Marks the items of a checklist, which pasted text may contain. */
function toMark({ listType }: EditorNode, { checked = false }: EditorNode): RichTextInline[] {
  return listType === 'check' ? [{ type: 'text', text: checked ? '☑ ' : '☐ ' }] : []
}
