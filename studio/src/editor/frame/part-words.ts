import { z } from 'zod'

const partsSchema = z.object({ parts: z.record(z.string(), z.string()) })

/** Translates English texts by Payload's translations; other texts, such as names, stay unchanged. */
export function toPartWords(translations: unknown): (english: string) => string {
  const parts = partsSchema.safeParse(translations).data?.parts ?? {}
  return (english) => parts[english] ?? english
}
