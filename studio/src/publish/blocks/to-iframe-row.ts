import { z } from 'zod'
import { relationId, storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'

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
