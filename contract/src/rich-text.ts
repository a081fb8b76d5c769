import { z } from 'zod'

/** Formats that apply to a whole text node. */
export const RICH_TEXT_MARKS = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
  'highlight',
  'code',
] as const
export type RichTextMark = (typeof RICH_TEXT_MARKS)[number]

/** Tree of an editor's formatted text, as the site renders it; independent of the editor that the studio uses. */
export type RichTextInline =
  | ({ type: 'text'; text: string } & { [M in RichTextMark]?: boolean })
  | { type: 'break' }
  | { type: 'link'; href: string; newTab?: boolean; children: RichTextInline[] }
  | {
      type: 'pageLink'
      kind: 'page' | 'product' | 'article' | 'job'
      key: string
      newTab?: boolean
      children: RichTextInline[]
    }

/** Alignment and indentation; absent: at the start of the line, not indented. */
export type RichTextStand = { align?: 'center' | 'end' | 'justify'; indent?: number }

export type RichTextList = { type: 'list'; ordered: boolean; start?: number; items: RichTextListItem[] }
/** `furtherLists`: nested lists of another kind, after the first. */
export type RichTextListItem = {
  children: RichTextInline[]
  align?: RichTextStand['align']
  list?: RichTextList
  furtherLists?: RichTextList[]
}

/** A cell with more than a few words. `scope`: it is the header of its column or row. */
export type RichTextCell = { blocks: RichTextNode[]; scope?: 'col' | 'row'; colSpan?: number; rowSpan?: number }

export type RichTextTable = {
  type: 'table'
  /** Whether the first row contains headers. */
  header: boolean
  striped?: boolean
  /** The first column stays visible while the others scroll. */
  fixedColumn?: boolean
  rows: (RichTextInline[] | RichTextCell)[][]
}

export type RichTextNode =
  | ({ type: 'paragraph'; children: RichTextInline[] } & RichTextStand)
  | ({ type: 'heading'; level: 2 | 3 | 4; children: RichTextInline[] } & RichTextStand)
  | RichTextList
  | ({ type: 'quote'; children: RichTextInline[] } & RichTextStand)
  | { type: 'rule' }
  | RichTextTable

const mark = z.boolean().optional()

/** Links that work from any page: absolute addresses, absolute paths, and anchors of the page itself. */
function isHref(href: string): boolean {
  // Browsers read a backslash as a slash and ignore tabs and line breaks: `/\host` would lead to another site.
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href) && !/^\/[^?#]*[\\\t\n\r]/.test(href)
}

const MOST_TOLD = 100

/** Quotes the broken link, because a pasted text may contain many, to other sites or local files. */
const toLostLink = (href: unknown) =>
  `the link “${String(href).slice(0, MOST_TOLD).toWellFormed()}” does not lead anywhere here: write its full address`

const inline: z.ZodType<RichTextInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('text'),
      text: z.string(),
      bold: mark,
      italic: mark,
      underline: mark,
      strikethrough: mark,
      subscript: mark,
      superscript: mark,
      highlight: mark,
      code: mark,
    }),
    z.object({ type: z.literal('break') }),
    z.object({
      type: z.literal('link'),
      href: z.string().refine(isHref, { error: ({ input }) => toLostLink(input) }),
      newTab: z.boolean().optional(),
      children: z.array(inline),
    }),
    z.object({
      type: z.literal('pageLink'),
      kind: z.enum(['page', 'product', 'article', 'job']),
      key: z.string(),
      newTab: z.boolean().optional(),
      children: z.array(inline),
    }),
  ]),
)

const align = z.enum(['center', 'end', 'justify']).optional()
const stand = { align, indent: z.number().int().positive().optional() }

const list: z.ZodType<RichTextList> = z.lazy(() =>
  z.object({
    type: z.literal('list'),
    ordered: z.boolean(),
    start: z.number().int().optional(),
    items: z.array(
      z.object({
        children: z.array(inline),
        align,
        list: list.optional(),
        furtherLists: z.array(list).optional(),
      }),
    ),
  }),
)

const span = z.number().int().min(2).optional()
const cell: z.ZodType<RichTextCell> = z.lazy(() =>
  z.object({ blocks: z.array(node), scope: z.enum(['col', 'row']).optional(), colSpan: span, rowSpan: span }),
)

const node: z.ZodType<RichTextNode> = z.union([
  z.object({ type: z.literal('paragraph'), children: z.array(inline), ...stand }),
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    children: z.array(inline),
    ...stand,
  }),
  list,
  z.object({ type: z.literal('quote'), children: z.array(inline), ...stand }),
  z.object({ type: z.literal('rule') }),
  z.object({
    type: z.literal('table'),
    header: z.boolean(),
    striped: z.boolean().optional(),
    fixedColumn: z.boolean().optional(),
    rows: z.array(z.array(z.union([z.array(inline), cell]))),
  }),
])

export const richTextNodesSchema = z.array(node)
export type RichTextNodes = RichTextNode[]

/** Content of a table cell, with few words or more. */
export function toCellBlocks(cell: RichTextInline[] | RichTextCell): RichTextNode[] {
  if (!Array.isArray(cell)) return cell.blocks
  return cell.length === 0 ? [] : [{ type: 'paragraph', children: cell }]
}

/** All nested lists of an item, in order. */
export const toLists = ({
  list,
  furtherLists = [],
}: Pick<RichTextListItem, 'list' | 'furtherLists'>): RichTextList[] =>
  list === undefined ? furtherLists : [list, ...furtherLists]
