import { z } from 'zod'
import { translatedFromSchema, translatedSchema } from './translated-from.ts'

/** A text that was made from another one than the source has now. */
const changedTextSchema = z.object({
  /** In the source, where `Still right` is kept. */
  key: z.string(),
  /** The field of the form. */
  path: z.string(),
  place: z.string(),
  /** What this text was made from; absent where no version has it any more. */
  before: z.string().optional(),
  after: z.string(),
  print: z.string(),
  /** Fingerprint of the source's text that it was made from. */
  made: z.string().optional(),
  /** What *Take over* puts into the field: the source's value, led to this site. */
  value: z.unknown(),
})
export type ChangedText = z.infer<typeof changedTextSchema>

const openTextSchema = z.object({ key: z.string(), path: z.string(), place: z.string(), text: z.string() })
export type OpenText = z.infer<typeof openTextSchema>

/** A block or row that the source has gained. */
const newRowSchema = z.object({
  id: z.string(),
  place: z.string(),
  text: z.string(),
  /** Where it goes: the list of the form, and the place in it. */
  list: z.string(),
  at: z.number(),
  value: z.record(z.string(), z.unknown()),
  /** Own ids of it and of rows in it, with those of the source. */
  rows: z.record(z.string(), z.string()),
  /** Fingerprints of its texts. */
  prints: z.record(z.string(), z.string()),
})
export type GainedRow = z.infer<typeof newRowSchema>

/** A block or row that the source no longer has. */
const goneRowSchema = z.object({ id: z.string(), path: z.string(), place: z.string() })
export type GoneRow = z.infer<typeof goneRowSchema>

const sourceChangesSchema = z.object({
  /** Absent once the source was deleted. */
  source: z.object({ collection: translatedSchema, id: z.string(), title: z.string(), site: z.string() }).optional(),
  from: translatedFromSchema,
  /** Code of the source's language. */
  language: z.string(),
  /** That of the texts that are still to be translated: a source has some from its own source. */
  openLanguage: z.string(),
  changed: z.array(changedTextSchema),
  open: z.array(openTextSchema),
  gained: z.array(newRowSchema),
  gone: z.array(goneRowSchema),
})
export type SourceChanges = z.infer<typeof sourceChangesSchema>

/** A document of another site that this one could follow. */
export const likeSchema = z.object({ id: z.string(), title: z.string(), site: z.string() })
export type Like = z.infer<typeof likeSchema>

export const changesAnswerSchema = z.object({ changes: sourceChangesSchema.nullable(), like: z.array(likeSchema) })
export type ChangesAnswer = z.infer<typeof changesAnswerSchema>

export const pairSchema = z.object({ from: translatedFromSchema })
