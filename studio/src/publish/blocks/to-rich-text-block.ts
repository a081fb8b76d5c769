import { z } from 'zod'
import type { Lookup } from '../lookup.ts'
import { storedRichText } from '../stored-rich-text.ts'
import { readDocument } from '../to-entries/document.ts'
import { toRichText } from '../to-rich-text.ts'

const stored = z.object({ content: storedRichText })

export function toRichTextBlock(block: unknown, lookup: Lookup) {
  return { content: toRichText(readDocument(stored, block).content, lookup) }
}
