import type { RichTextInline, RichTextList, RichTextListItem } from '@menagerie/contract/rich-text'
import type { Lookup } from './lookup.ts'
import type { EditorNode } from './stored-rich-text.ts'
import { toAlign } from './to-rich-text-align.ts'
import { hasText, toInlines } from './to-rich-text-inline.ts'

/** Lexical nests a list in an item of its own; the contract hangs it under the item before, several of them one after the other. */
export function toListNode(node: EditorNode, lookup: Lookup): RichTextList {
  const items: RichTextListItem[] = []
  for (const item of node.children ?? []) {
    const children = item.children ?? []
    // What follows a list stands on a line of its own.
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

/** A list of things to do, which comes with text from elsewhere. */
function toMark({ listType }: EditorNode, { checked = false }: EditorNode): RichTextInline[] {
  return listType === 'check' ? [{ type: 'text', text: checked ? '☑ ' : '☐ ' }] : []
}
