import { cleanLine } from '@menagerie/contract/clean-text'
import type { Entry } from '@menagerie/contract/entry'
import { z } from 'zod'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, relationIds } from '../parts/stored-values.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'

const storedCategory = z.object({
  id: z.string(),
  site: z.string(),
  displayName: z.string('A published category needs a name').transform(cleanLine),
  code: z.string('A published category needs a code').trim(),
  parent: relationId,
  linkedPage: relationId,
  image: relationId,
  products: relationIds,
  translationGroup: z.string('A published category needs a translation group'),
})

export function categoryToEntries(document: unknown, lookup: Lookup): Entry<'category'>[] {
  const { id, site: siteId, products, ...body } = readDocument(storedCategory, document)
  const site = findPublishedSite(siteId)
  return [
    {
      kind: 'category',
      brand: site.brand,
      locale: site.code,
      key: id,
      body: { ...body, products: toPublishedSkus(products, lookup) },
    },
  ]
}
