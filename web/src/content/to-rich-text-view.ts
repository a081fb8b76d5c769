import {
  type RichTextCell,
  type RichTextInline,
  type RichTextList,
  type RichTextNode,
  type RichTextNodes,
  toLists,
} from '@menagerie/contract/rich-text'
import { toDialledLink } from '@menagerie/contract/show-telephone'
import { toPlainText } from '@menagerie/contract/to-plain-text'
import { homeCountryOf } from '@menagerie/sites/home-country'
import type { RenderContext } from '../context/render-context.ts'
import { findInternalHref } from './resolve-link.ts'
import type { CellView, InlineView, NodeView, RichTextListView, RichTextView } from './rich-text-view.ts'
import { toAnchor } from './to-anchor.ts'

export function toRichTextView(ctx: RenderContext, nodes: RichTextNodes): RichTextView {
  return nodes.map((node) => toNodeView(ctx, node))
}

function toNodeView(ctx: RenderContext, node: RichTextNode): NodeView {
  switch (node.type) {
    case 'rule':
      return node
    case 'list':
      return toListView(ctx, node)
    case 'heading': {
      const id = toAnchor(ctx, toPlainText([node]))
      return { ...node, ...(id && { id }), children: toInlineViews(ctx, node.children) }
    }
    case 'table':
      return {
        ...node,
        label: ctx.t('table.label'),
        rows: node.rows.map((row) => row.map((cell) => toCellView(ctx, cell))),
      }
    default:
      return { ...node, children: toInlineViews(ctx, node.children) }
  }
}

function toListView(ctx: RenderContext, { items, ...list }: RichTextList): RichTextListView {
  return {
    ...list,
    items: items.map(({ children, align, ...below }) => ({
      children: toInlineViews(ctx, children),
      ...(align && { align }),
      lists: toLists(below).map((each) => toListView(ctx, each)),
    })),
  }
}

/** Shows a cell's only paragraph as a line of text. */
function toCellView(ctx: RenderContext, cell: RichTextInline[] | RichTextCell): CellView {
  if (Array.isArray(cell)) return { words: toInlineViews(ctx, cell) }
  const { blocks, ...place } = cell
  const [only, ...others] = blocks
  const isWords = only?.type === 'paragraph' && others.length === 0 && !only.align && !only.indent
  return isWords
    ? { ...place, words: toInlineViews(ctx, only.children) }
    : { ...place, blocks: toRichTextView(ctx, blocks) }
}

function toInlineViews(ctx: RenderContext, inlines: readonly RichTextInline[]): InlineView[] {
  return inlines.flatMap((inline) => toInlineView(ctx, inline))
}

/** Keeps the words of a link whose page is gone as plain text. */
function toInlineView(ctx: RenderContext, inline: RichTextInline): InlineView | InlineView[] {
  switch (inline.type) {
    case 'link': {
      const href = toDialledLink(inline.href, homeCountryOf(ctx.site))
      const to = inline.newTab ? { href, newTabNote: ctx.t('link.opensNewTab') } : { href }
      return { type: 'link', to, children: toInlineViews(ctx, inline.children) }
    }
    case 'pageLink': {
      const href = findInternalHref(ctx, inline.kind, inline.key)
      const children = toInlineViews(ctx, inline.children)
      if (href === undefined) return children
      const to = inline.newTab ? { href, newTabNote: ctx.t('link.opensNewTab') } : { href }
      return { type: 'link', to, children }
    }
    default:
      return inline
  }
}
