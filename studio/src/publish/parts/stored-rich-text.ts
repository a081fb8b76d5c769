import { z } from 'zod'

/** A node of the editor's (Lexical) tree, as far as we read it. */
export type EditorNode = {
  type: string
  children?: EditorNode[] | undefined
  text?: string | undefined
  format?: string | number | undefined
  tag?: string | undefined
  listType?: string | undefined
  headerState?: number | undefined
  fields?: unknown
}

const editorNode: z.ZodType<EditorNode> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    children: z.array(editorNode).optional(),
    text: z.string().optional(),
    format: z.union([z.string(), z.number()]).optional(),
    tag: z.string().optional(),
    listType: z.string().optional(),
    headerState: z.number().optional(),
    fields: z.unknown().optional(),
  }),
)

/** Value of a rich text field. */
export const storedRichText = z
  .object({ root: z.object({ children: z.array(editorNode) }) })
  .nullish()
  .transform((value) => value?.root.children ?? [])
export type StoredRichText = z.infer<typeof storedRichText>
