import type { Entry } from '@menagerie/contract/entry'
import { z } from 'zod'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, relationIds, storedList, storedText } from '../parts/stored-values.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'

const storedSearchSettings = z.object({
  id: z.string(),
  site: z.string(),
  terms: storedList(storedText).transform((terms) => terms.filter((term) => term !== undefined)),
  spotlightLabel: storedText,
  spotlightLink: storedLink,
  spotlightImage: relationId,
  products: relationIds,
  suggestions: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? false),
})

export function searchSettingsToEntries(document: unknown, lookup: Lookup): Entry<'search-settings'>[] {
  const { id, site: siteId, products, ...settings } = readDocument(storedSearchSettings, document)
  const site = findPublishedSite(siteId)
  const body = {
    ...settings,
    spotlightLink: toPublishedLink(settings.spotlightLink, lookup),
    products: toPublishedSkus(products, lookup),
  }
  return [{ kind: 'search-settings', brand: site.brand, locale: site.code, key: id, body }]
}
