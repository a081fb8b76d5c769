import { type MarkupLine, type MarkupSpan, parseMarkup } from '../content/markup.ts'
import { ids } from '../stable-id.ts'
import { findLinked, type LinkedKind } from './to-link.ts'

/** Rich text as the studio's editor (Lexical) stores it. */
type LexicalNode = { type: string; version: number; [field: string]: unknown }
type LexicalState = { root: LexicalNode & { children: LexicalNode[] } }

const BOLD = 1
const ITALIC = 2
const element = { format: '', indent: 0, version: 1, direction: 'ltr' } as const

/** `site` is the site of the text: `page:` links lead to pages of the same site. */
export function toLexical(markup: string, site: string): LexicalState {
  const children = parseMarkup(markup).map((line) => toNode(line, site))
  return { root: { type: 'root', ...element, children } }
}

function toNode(line: MarkupLine, site: string): LexicalNode {
  const toChildren = (spans: readonly MarkupSpan[]): LexicalNode[] => spans.map((span) => toInline(span, site))
  switch (line.kind) {
    case 'heading':
      return { type: 'heading', tag: `h${line.level}`, ...element, children: toChildren(line.spans) }
    case 'list':
      return {
        type: 'list',
        listType: line.ordered ? 'number' : 'bullet',
        tag: line.ordered ? 'ol' : 'ul',
        start: 1,
        ...element,
        children: line.items.map((spans, index) => ({
          type: 'listitem',
          value: index + 1,
          ...element,
          children: toChildren(spans),
        })),
      }
    case 'quote':
      return { type: 'quote', ...element, children: toChildren(line.spans) }
    case 'paragraph':
      return { type: 'paragraph', textFormat: 0, textStyle: '', ...element, children: toChildren(line.spans) }
  }
}

function toInline(span: MarkupSpan, site: string): LexicalNode {
  const format = (span.bold ? BOLD : 0) | (span.italic ? ITALIC : 0)
  const text = { type: 'text', text: span.text, format, detail: 0, mode: 'normal', style: '', version: 1 }
  if (span.target === undefined) return text
  const fields = toLinkFields(span.target, site)
  return {
    type: 'link',
    ...element,
    version: 3,
    id: ids.row(site, `${span.target} ${span.text}`),
    fields,
    children: [text],
  }
}

const COLLECTIONS = {
  page: 'pages',
  article: 'articles',
  job: 'jobs',
  product: 'product-facts',
} as const satisfies Record<LinkedKind, string>

function toLinkFields(target: string, site: string): Record<string, unknown> {
  const linked = findLinked(target, site)
  if (!linked) return { linkType: 'custom', newTab: false, url: target }
  const doc = { relationTo: COLLECTIONS[linked.kind], value: linked.id }
  return { linkType: 'internal', newTab: false, doc }
}
