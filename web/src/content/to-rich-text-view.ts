import { homeCountryOf } from '@menagerie/brands/home-country'
import type { RichText, RichTextInline, RichTextNode } from '@menagerie/contract/rich-text'
import { toDialledLink } from '@menagerie/contract/show-telephone'
import type { RenderContext } from '../context/render-context.ts'
import { findInternalHref } from './resolve-link.ts'
import type { InlineView, ListView, NodeView, RichTextView } from './rich-text-view.ts'
import { toAnchor } from './to-anchor.ts'
import { toPlainText } from './to-plain-text.ts'

type RichTextList = Extract<RichTextNode, { type: 'list' }>

export function toRichTextView(ctx: RenderContext, nodes: RichText): RichTextView {
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
        rows: node.rows.map((row) => row.map((cell) => toInlineViews(ctx, cell))),
      }
    default:
      return { ...node, children: toInlineViews(ctx, node.children) }
  }
}

function toListView(ctx: RenderContext, { ordered, items }: RichTextList): ListView {
  return {
    type: 'list',
    ordered,
    items: items.map(({ children, list }) => ({
      children: toInlineViews(ctx, children),
      ...(list && { list: toListView(ctx, list) }),
    })),
  }
}

function toInlineViews(ctx: RenderContext, inlines: readonly RichTextInline[]): InlineView[] {
  return inlines.flatMap((inline) => toInlineView(ctx, inline))
}

/** The words of a link whose page is gone stay where they are, and lead nowhere. */
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
      return href === undefined ? children : { type: 'link', to: { href }, children }
    }
    default:
      return inline
  }
}
