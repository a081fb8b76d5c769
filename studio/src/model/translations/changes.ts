import { z } from 'zod'
import { translatedFromSchema, translatedSchema } from './translated-from.ts'

/** A text whose source has changed since it was translated. */
const changedTextSchema = z.object({
  /** Key in the source, under which `Still right` is recorded. */
  key: z.string(),
  /** Path of the form's field. */
  path: z.string(),
  place: z.string(),
  /** Former text of the source; absent if no version contains it any more. */
  before: z.string().optional(),
  after: z.string(),
  print: z.string(),
  /** Fingerprint of the source's text that it was translated from. */
  made: z.string().optional(),
  /** Value that *Take over* puts into the field: the source's, with references translated for this site. */
  value: z.unknown(),
})
export type ChangedText = z.infer<typeof changedTextSchema>

const openTextSchema = z.object({ key: z.string(), path: z.string(), place: z.string(), text: z.string() })
export type OpenText = z.infer<typeof openTextSchema>

/** A block or row that was added to the source. */
const newRowSchema = z.object({
  id: z.string(),
  place: z.string(),
  text: z.string(),
  /** Place for it: the form's list, and the index in it. */
  list: z.string(),
  at: z.number(),
  value: z.record(z.string(), z.unknown()),
  /** New ids of the row and its nested rows, with those in the source. */
  rows: z.record(z.string(), z.string()),
  /** Fingerprints of its texts. */
  prints: z.record(z.string(), z.string()),
})
export type GainedRow = z.infer<typeof newRowSchema>

/** A block or row that was removed from the source. */
const goneRowSchema = z.object({ id: z.string(), path: z.string(), place: z.string() })
export type GoneRow = z.infer<typeof goneRowSchema>

const sourceChangesSchema = z.object({
  /** Absent if the source was deleted. */
  source: z.object({ collection: translatedSchema, id: z.string(), title: z.string(), site: z.string() }).optional(),
  from: translatedFromSchema,
  /** Code of the source's language. */
  language: z.string(),
  /** Language of the untranslated texts, which may come from the source's own source. */
  openLanguage: z.string(),
  changed: z.array(changedTextSchema),
  open: z.array(openTextSchema),
  gained: z.array(newRowSchema),
  gone: z.array(goneRowSchema),
})
export type SourceChanges = z.infer<typeof sourceChangesSchema>

/** A document of another site that could become the source of this one. */
export const likeSchema = z.object({ id: z.string(), title: z.string(), site: z.string() })
export type Like = z.infer<typeof likeSchema>

export const changesAnswerSchema = z.object({ changes: sourceChangesSchema.nullable(), like: z.array(likeSchema) })
export type ChangesAnswer = z.infer<typeof changesAnswerSchema>

export const pairSchema = z.object({ from: translatedFromSchema })
