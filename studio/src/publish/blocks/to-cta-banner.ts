import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationIds, storedText } from '../parts/stored-values.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'
import { storedBannerText, toBanner } from './banner-text.ts'

const stored = z.object({
  ...storedBannerText,
  secondButton: storedLink,
  secondText: storedText,
  colorTheme: storedText,
  damFiles: relationIds,
})

export function toCtaBanner(block: unknown, lookup: Lookup) {
  const { secondButton, ...banner } = readDocument(stored, block)
  return { ...toBanner(banner, lookup), secondButton: toPublishedLink(secondButton, lookup) }
}
