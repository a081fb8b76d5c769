import { z } from 'zod'

/** A stored relation: an id, or a populated document. */
export const relationId = z
  .union([z.string(), z.object({ id: z.string() }).transform((document) => document.id)])
  .nullish()
  .transform((id) => id ?? undefined)

export const relationIds = z
  .array(relationId)
  .nullish()
  .transform((ids) => (ids ?? []).filter((id) => id !== undefined))

/** Trimmed text; an empty text becomes undefined. */
export const storedText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined)

export const storedFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false)

/** Text by language, as Payload stores localized fields. */
export const textByLanguage = z
  .record(z.string(), storedText)
  .nullish()
  .transform((texts) => texts ?? {})

/** Keeps only the languages that have a text. */
export function withoutGaps(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  )
}

export const storedList = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

/** Number of a document's texts that are still in the language that it was copied from (`model/translations/`). */
export const storedOpenTexts = z
  .number()
  .nullish()
  .transform((count) => count ?? 0)
