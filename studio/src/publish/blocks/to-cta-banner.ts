import { z } from 'zod'
import type { Lookup } from '../lookup.ts'
import { relationIds, storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'
import { storedBannerText, toBanner } from './banner-text.ts'

const stored = z.object({ ...storedBannerText, colorTheme: storedText, damFiles: relationIds })

export function toCtaBanner(block: unknown, lookup: Lookup) {
  return toBanner(readDocument(stored, block), lookup)
}
