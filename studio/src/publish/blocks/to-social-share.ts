import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { storedText } from '../parts/stored-values.ts'

const stored = z.object({ title: storedText })

export function toSocialShare(block: unknown) {
  return readDocument(stored, block)
}
