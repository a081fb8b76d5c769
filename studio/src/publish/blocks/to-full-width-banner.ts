import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, storedText } from '../parts/stored-values.ts'
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
