import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, storedList, storedText } from '../parts/stored-values.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'

const stored = z.object({
  banners: storedList(z.object({ id: z.string(), title: storedText, link: storedLink, image: relationId })),
})

/** Leaves out banners whose link is not filled in, or whose product is gone: the whole banner is a link. */
export function toMiniBanners(block: unknown, lookup: Lookup) {
  const { banners } = readDocument(stored, block)
  return {
    banners: banners.flatMap(({ link: storedTarget, ...banner }) => {
      const link = toPublishedLink(storedTarget, lookup)
      return link === undefined ? [] : [{ ...banner, link }]
    }),
  }
}
