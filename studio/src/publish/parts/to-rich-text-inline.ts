import type { AddressedKind } from '@menagerie/contract/entry'
import { RICH_TEXT_MARKS, type RichTextInline, type RichTextMark } from '@menagerie/contract/rich-text'
import { z } from 'zod'
import type { Lookup } from './lookup.ts'
import type { EditorNode } from './stored-rich-text.ts'
import { relationId } from './stored-values.ts'

const linkFields = z.object({
  linkType: z.string().nullish(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  doc: z.object({ relationTo: z.string(), value: relationId }).nullish(),
})

/** Kinds of the documents that the editor's links may lead to, by collection. */
const KINDS: ReadonlyMap<string, AddressedKind> = new Map([
  ['pages', 'page'],
  ['articles', 'article'],
  ['jobs', 'job'],
  ['product-facts', 'product'],
])

/** Lexical's text format is a bit mask. */
const FORMATS = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
  highlight: 128,
} as const satisfies Record<RichTextMark, number>

const BLOCK_NODES: ReadonlySet<string> = new Set(
  'paragraph heading list listitem quote horizontalrule table tablerow tablecell'.split(' '),
)
export const isBlockNode = ({ type }: EditorNode): boolean => BLOCK_NODES.has(type)

/** Converts nodes to inline text; block nodes keep their own lines by breaks. */
export function toInlines(nodes: readonly EditorNode[], lookup: Lookup): RichTextInline[] {
  const inlines: RichTextInline[] = []
  let isApart = false
  for (const node of nodes) {
    const more = toInline(node, lookup)
    isApart ||= isBlockNode(node)
    if (more.length === 0) continue
    if (isApart && inlines.length > 0) inlines.push({ type: 'break' })
    inlines.push(...more)
    isApart = isBlockNode(node)
  }
  return inlines
}

export function hasText(inlines: readonly RichTextInline[]): boolean {
  return inlines.some((inline) => {
    if (inline.type === 'text') return inline.text.trim() !== ''
    return 'children' in inline && hasText(inline.children)
  })
}

function toInline(node: EditorNode, lookup: Lookup): RichTextInline[] {
  if (node.type === 'linebreak') return [{ type: 'break' }]
  // HTML shows no tabs: an em space takes their place.
  if (node.type === 'tab') return [{ type: 'text', text: '\u2003' }]
  if (node.type === 'link' || node.type === 'autolink') return toLinkInline(node, lookup)
  if (node.text !== undefined) return node.text === '' ? [] : [toText(node.text, Number(node.format ?? 0) || 0)]
  return toInlines(node.children ?? [], lookup)
}

function toText(text: string, format: number): RichTextInline {
  const marks = RICH_TEXT_MARKS.filter((mark) => (format & FORMATS[mark]) !== 0)
  return { type: 'text', text, ...Object.fromEntries(marks.map((mark) => [mark, true])) }
}

/** A link whose target is gone becomes plain text. */
function toLinkInline(node: EditorNode, lookup: Lookup): RichTextInline[] {
  const children = toInlines(node.children ?? [], lookup)
  const parsed = linkFields.safeParse(node.fields)
  if (!parsed.success || !hasText(children)) return children
  const { linkType, url, newTab, doc } = parsed.data
  if (linkType === 'internal') {
    const kind = KINDS.get(doc?.relationTo ?? '')
    const key = kind === 'product' ? doc?.value && lookup.skuOf(doc.value) : doc?.value
    return kind && key ? [{ type: 'pageLink', kind, key, ...(newTab && { newTab: true }), children }] : children
  }
  return url ? [{ type: 'link', href: url.trim(), ...(newTab && { newTab: true }), children }] : children
}
