import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedRichText } from '../parts/stored-rich-text.ts'
import { toRichText } from '../parts/to-rich-text.ts'

const stored = z.object({ content: storedRichText })

export function toRichTextBlock(block: unknown, lookup: Lookup) {
  return { content: toRichText(readDocument(stored, block).content, lookup) }
}
