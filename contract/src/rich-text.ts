import { z } from 'zod'

/** Our own small tree for editors' formatted text: what the site renders, independent of the editor that made it. */
export type RichTextInline =
  | { type: 'text'; text: string; bold?: boolean; italic?: boolean; underline?: boolean; code?: boolean }
  | { type: 'break' }
  | { type: 'link'; href: string; newTab?: boolean; children: RichTextInline[] }
  | { type: 'pageLink'; kind: 'page' | 'product' | 'article' | 'job'; key: string; children: RichTextInline[] }

export type RichTextListItem = { children: RichTextInline[]; list?: Extract<RichTextNode, { type: 'list' }> }

export type RichTextNode =
  | { type: 'paragraph'; children: RichTextInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: RichTextInline[] }
  | { type: 'list'; ordered: boolean; items: RichTextListItem[] }
  | { type: 'quote'; children: RichTextInline[] }
  | { type: 'rule' }
  | { type: 'table'; header: boolean; rows: RichTextInline[][][] }

const inline: z.ZodType<RichTextInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('text'),
      text: z.string(),
      bold: z.boolean().optional(),
      italic: z.boolean().optional(),
      underline: z.boolean().optional(),
      code: z.boolean().optional(),
    }),
    z.object({ type: z.literal('break') }),
    z.object({
      type: z.literal('link'),
      href: z
        .string()
        .regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/, 'must be an http, mailto, tel, rooted or anchor address')
        // Browsers read a backslash as a slash and leave out tabs and line ends: `/\host` would be another site.
        .refine((href) => !/^\/[^?#]*[\\\t\n\r]/.test(href), 'must be an address without backslashes'),
      newTab: z.boolean().optional(),
      children: z.array(inline),
    }),
    z.object({
      type: z.literal('pageLink'),
      kind: z.enum(['page', 'product', 'article', 'job']),
      key: z.string(),
      children: z.array(inline),
    }),
  ]),
)

const list: z.ZodType<Extract<RichTextNode, { type: 'list' }>> = z.lazy(() =>
  z.object({
    type: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.object({ children: z.array(inline), list: list.optional() })),
  }),
)

const node: z.ZodType<RichTextNode> = z.union([
  z.object({ type: z.literal('paragraph'), children: z.array(inline) }),
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    children: z.array(inline),
  }),
  list,
  z.object({ type: z.literal('quote'), children: z.array(inline) }),
  z.object({ type: z.literal('rule') }),
  z.object({ type: z.literal('table'), header: z.boolean(), rows: z.array(z.array(z.array(inline))) }),
])

export const richTextSchema = z.array(node)
export type RichText = RichTextNode[]
