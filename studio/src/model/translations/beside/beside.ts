import { z } from 'zod'
import { likeSchema } from '../changes.ts'

/** A text of the other document. `own` is the key that it has in the form beside it; absent where nothing stands for it there. */
const besideTextSchema = z.object({
  type: z.literal('text'),
  key: z.string(),
  own: z.string().optional(),
  label: z.string(),
  text: z.string(),
  print: z.string(),
  /** What *Copy across* puts into the field, led to the site of the form. */
  value: z.unknown(),
})
export type BesideText = z.infer<typeof besideTextSchema>

const besideRowSchema = z.object({
  type: z.literal('row'),
  id: z.string(),
  key: z.string(),
  own: z.string().optional(),
  place: z.string(),
  /** How many rows it stands in. */
  depth: z.number(),
  /** The list that it stands in here; absent where the row around it has nothing for it here. */
  list: z.string().optional(),
  /** Own rows that stand for those before it in its list, the nearest first: it goes behind the first that is there. */
  after: z.array(z.string()),
  value: z.record(z.string(), z.unknown()),
  /** Ids of it and of rows in it as they would be here, with those that they have there. */
  rows: z.record(z.string(), z.string()),
  prints: z.record(z.string(), z.string()),
  /** Belongs to its own country only. */
  isOnlyThere: z.boolean(),
})
export type BesideRow = z.infer<typeof besideRowSchema>

export const besideSchema = z.object({
  own: z.object({ id: z.string(), site: z.string(), language: z.string() }),
  other: likeSchema.extend({ language: z.string() }),
  /** Whether the form follows that document, so that what is copied is noted. */
  isSource: z.boolean(),
  isSameLanguage: z.boolean(),
  /** In the order of the other form; a row stands before what is in it. */
  parts: z.array(z.discriminatedUnion('type', [besideRowSchema, besideTextSchema])),
})
export type Beside = z.infer<typeof besideSchema>

/** Documents of other sites that can stand beside a form; `first` is the one that it was made from, or the next. */
export const besideListSchema = z.object({ documents: z.array(likeSchema), first: z.string().optional() })
export type BesideList = z.infer<typeof besideListSchema>
