import { z } from 'zod'
import type { Lookup } from '../lookup.ts'
import { relationIds, storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'
import { storedLink, toLink } from '../to-link.ts'

const stored = z.object({
  colorTheme: storedText,
  blockTitle: storedText,
  blockText: storedText,
  button: storedLink,
  buttonText: storedText,
  damFiles: relationIds,
})

export function toCtaBanner(block: unknown, lookup: Lookup) {
  const { button, ...fields } = readDocument(stored, block)
  return { ...fields, buttonUrl: toLink(button, lookup) }
}
