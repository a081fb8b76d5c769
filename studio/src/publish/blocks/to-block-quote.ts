import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { storedText } from '../parts/stored-values.ts'

const stored = z.object({ text: storedText, source: storedText, stamp: storedText })

export function toBlockQuote(block: unknown) {
  return readDocument(stored, block)
}
