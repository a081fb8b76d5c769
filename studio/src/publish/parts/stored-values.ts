import { z } from 'zod'

/** A relation as it is stored: an id, or a document where the editor's form kept it populated. */
export const relationId = z
  .union([z.string(), z.object({ id: z.string() }).transform((document) => document.id)])
  .nullish()
  .transform((id) => id ?? undefined)

export const relationIds = z
  .array(relationId)
  .nullish()
  .transform((ids) => (ids ?? []).filter((id) => id !== undefined))

/** Text without surrounding space; an empty one is absent. */
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

/** Only the languages that are written. */
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

/** How many texts of a document are still in the language of the one that it was made from (`model/translations/`). */
export const storedOpenTexts = z
  .number()
  .nullish()
  .transform((count) => count ?? 0)
