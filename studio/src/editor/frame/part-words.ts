import { z } from 'zod'

const partsSchema = z.object({ parts: z.record(z.string(), z.string()) })

/** From the translations that Payload brings: texts by their English. What is none, such as a name, stays as it is. */
export function toPartWords(translations: unknown): (english: string) => string {
  const parts = partsSchema.safeParse(translations).data?.parts ?? {}
  return (english) => parts[english] ?? english
}
