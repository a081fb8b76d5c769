import { z } from 'zod'
import type { EditorNode } from '../../../publish/parts/stored-rich-text.ts'
import { relationId } from '../../../publish/parts/stored-values.ts'

/** A node of formatted text as the editor (Lexical) stores it, with the properties that HTML can express. */
export type TextNode = Omit<EditorNode, 'children' | 'fields'> & {
  children?: TextNode[] | undefined
  link?: TextLink | undefined
}
type TextLink = z.infer<typeof linkSchema>

const linkSchema = z.object({
  linkType: z.string().nullish(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  doc: z.object({ relationTo: z.string(), value: relationId }).nullish(),
})

const known = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined)

const nodeSchema: z.ZodType<TextNode> = z.lazy(() =>
  z
    .object({
      type: z.string(),
      children: z.array(nodeSchema).optional(),
      text: known(z.string()),
      format: known(z.union([z.string(), z.number()])),
      tag: known(z.string()),
      listType: known(z.string()),
      start: known(z.number()),
      checked: known(z.boolean()),
      indent: known(z.number()),
      headerState: known(z.number()),
      colSpan: known(z.number()),
      rowSpan: known(z.number()),
      rowStriping: known(z.boolean()),
      frozenColumnCount: known(z.number()),
      fields: known(linkSchema),
    })
    .transform(({ fields, ...node }) => ({ ...node, link: fields })),
)

const treeSchema = z.object({ root: z.object({ children: z.array(nodeSchema) }) })

/** Blocks of a stored text; empty if the value is not a formatted text. */
export function toSafeTree(value: unknown): TextNode[] {
  return value === null || value === undefined ? [] : (treeSchema.safeParse(value).data?.root.children ?? [])
}
