import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationIds, storedText } from '../parts/stored-values.ts'
import { storedBannerText, toBanner } from './banner-text.ts'

const stored = z.object({ ...storedBannerText, colorTheme: storedText, damFiles: relationIds })

export function toCtaBanner(block: unknown, lookup: Lookup) {
  return toBanner(readDocument(stored, block), lookup)
}
