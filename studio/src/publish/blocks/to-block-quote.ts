import { z } from 'zod'
import { storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'

const stored = z.object({ text: storedText, source: storedText, stamp: storedText })

export function toBlockQuote(block: unknown) {
  return readDocument(stored, block)
}
