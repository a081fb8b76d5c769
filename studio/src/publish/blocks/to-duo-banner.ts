import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, storedList } from '../parts/stored-values.ts'
import { storedBannerText, toBanner } from './banner-text.ts'

const stored = z.object({
  banners: storedList(z.object({ id: z.string(), ...storedBannerText, image: relationId })),
})

export function toDuoBanner(block: unknown, lookup: Lookup) {
  return { banners: readDocument(stored, block).banners.map((banner) => toBanner(banner, lookup)) }
}
