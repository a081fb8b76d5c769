import { z } from 'zod'

/** A node of the editor's (Lexical) tree, with the fields that are read here. */
export type EditorNode = {
  type: string
  children?: EditorNode[] | undefined
  text?: string | undefined
  format?: string | number | undefined
  tag?: string | undefined
  listType?: string | undefined
  start?: number | undefined
  checked?: boolean | undefined
  indent?: number | undefined
  headerState?: number | undefined
  colSpan?: number | undefined
  rowSpan?: number | undefined
  rowStriping?: boolean | undefined
  frozenColumnCount?: number | undefined
  fields?: unknown
}

/**
 * Values of an unexpected shape become undefined: the editor writes `null` for "none", and pasted text has other
 * shapes.
 */
const known = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined)

const editorNode: z.ZodType<EditorNode> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    children: z.array(editorNode).optional(),
    text: z.string().optional(),
    format: z.union([z.string(), z.number()]).optional(),
    tag: z.string().optional(),
    listType: z.string().optional(),
    start: known(z.number().int()),
    checked: known(z.boolean()),
    indent: known(z.number()),
    headerState: known(z.number()),
    colSpan: known(z.number().int()),
    rowSpan: known(z.number().int()),
    rowStriping: known(z.boolean()),
    frozenColumnCount: known(z.number()),
    fields: z.unknown().optional(),
  }),
)

/** Value of a rich text field. */
export const storedRichText = z
  .object({ root: z.object({ children: z.array(editorNode) }) })
  .nullish()
  .transform((value) => value?.root.children ?? [])
export type StoredRichText = z.infer<typeof storedRichText>
