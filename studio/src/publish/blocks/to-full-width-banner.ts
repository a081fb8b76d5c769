import { z } from 'zod'
import type { Lookup } from '../lookup.ts'
import { relationId, storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'
import { storedBannerText, toBanner } from './banner-text.ts'

const stored = z.object({
  ...storedBannerText,
  contentPosition: storedText,
  textColor: storedText,
  image: relationId,
  phoneOnlyImage: relationId,
})

export function toFullWidthBanner(block: unknown, lookup: Lookup) {
  return toBanner(readDocument(stored, block), lookup)
}
