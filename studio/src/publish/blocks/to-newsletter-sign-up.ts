import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedText } from '../parts/stored-values.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'

const stored = z.object({ title: storedText, text: storedText, link: storedLink, buttonText: storedText })

export function toNewsletterSignUp(block: unknown, lookup: Lookup) {
  const { link, ...words } = readDocument(stored, block)
  return { ...words, link: toPublishedLink(link, lookup) }
}
