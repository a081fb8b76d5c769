import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId, storedText } from '../parts/stored-values.ts'

const stored = z.object({
  title: storedText,
  url: storedText,
  provider: storedText,
  image: relationId,
  height: z.number().nullish(),
})

export function toIframeRow(block: unknown) {
  return readDocument(stored, block)
}
