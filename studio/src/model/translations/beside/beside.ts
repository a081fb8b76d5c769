import { z } from 'zod'
import { likeSchema } from '../changes.ts'

/** A text of the other document. `own`: key of its counterpart in the form; absent if there is none. */
const besideTextSchema = z.object({
  type: z.literal('text'),
  key: z.string(),
  own: z.string().optional(),
  label: z.string(),
  text: z.string(),
  print: z.string(),
  /** Value that *Copy across* puts into the field, with references translated for the form's site. */
  value: z.unknown(),
})
export type BesideText = z.infer<typeof besideTextSchema>

const besideRowSchema = z.object({
  type: z.literal('row'),
  id: z.string(),
  key: z.string(),
  own: z.string().optional(),
  place: z.string(),
  /** Nesting depth of the row. */
  depth: z.number(),
  /** The form's list for this row; absent if its parent row has no counterpart. */
  list: z.string().optional(),
  /** Own rows that correspond to the ones before it, nearest first: it is inserted after the first that exists. */
  after: z.array(z.string()),
  value: z.record(z.string(), z.unknown()),
  /** Ids for the row and its nested rows here, with their ids in the other document. */
  rows: z.record(z.string(), z.string()),
  prints: z.record(z.string(), z.string()),
  /** For the other document's country only. */
  isOnlyThere: z.boolean(),
})
export type BesideRow = z.infer<typeof besideRowSchema>

export const besideSchema = z.object({
  own: z.object({ id: z.string(), site: z.string(), language: z.string() }),
  other: likeSchema.extend({ language: z.string() }),
  /** Whether the other document is the form's source, so that copied rows are recorded. */
  isSource: z.boolean(),
  isSameLanguage: z.boolean(),
  /** In the order of the other form; a row comes before its content. */
  parts: z.array(z.discriminatedUnion('type', [besideRowSchema, besideTextSchema])),
})
export type Beside = z.infer<typeof besideSchema>

/** Documents of other sites that can be shown beside a form; `first`: the source, or the best alternative. */
export const besideListSchema = z.object({ documents: z.array(likeSchema), first: z.string().optional() })
export type BesideList = z.infer<typeof besideListSchema>
