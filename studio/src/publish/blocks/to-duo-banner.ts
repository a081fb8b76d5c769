import { z } from 'zod'
import type { Lookup } from '../lookup.ts'
import { relationId, storedList } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'
import { storedBannerText, toBanner } from './banner-text.ts'

const stored = z.object({
  banners: storedList(z.object({ id: z.string(), ...storedBannerText, image: relationId })),
})

export function toDuoBanner(block: unknown, lookup: Lookup) {
  return { banners: readDocument(stored, block).banners.map((banner) => toBanner(banner, lookup)) }
}
