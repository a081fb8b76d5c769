import { z } from 'zod'
import { storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'

const stored = z.object({ title: storedText })

export function toSocialShare(block: unknown) {
  return readDocument(stored, block)
}
