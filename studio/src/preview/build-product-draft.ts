import type { Entry } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PayloadRequest } from 'payload'
import { isValues, type Values } from '../platform/values.ts'
import { prepareFacts } from '../publish/product-drafts/prepare-facts.ts'
import { pickPart } from '../publish/product-drafts/product-parts.ts'
import { findProductDraft } from '../publish/product-drafts/read-product-draft.ts'
import { type PublishRequest, readStored, type StoredDocument } from '../publish/state/stored-documents.ts'
import { buildUnsaved } from './build-unsaved.ts'
import { findNewest } from './find-drafts.ts'
import { toUnsavedDocument } from './to-unsaved-document.ts'

type Built = { entries: Entry[]; problem?: string }

/**
 * Builds the product page on one site with the draft's form. A form contains the texts of one language; texts in other
 * languages come from the last save.
 */
export async function buildProductDraft(
  req: PayloadRequest,
  site: BrandLocale,
  { id, values }: { id: string; values: Values },
): Promise<Built> {
  const draft = await findProductDraft(req, id)
  if (draft === undefined) return { entries: [], problem: 'The product of this draft no longer exists' }
  const { flattenedFields } = req.payload.collections['product-drafts'].config
  const typed = pickPart(draft.part, toUnsavedDocument(id, values, flattenedFields))
  const shown = { ...typed, ...(isValues(draft.values.specification) && { specification: draft.values.specification }) }
  const facts = await prepareFacts(req, [{ draft, planned: { values: shown } }])
  const text = await findText(req, draft.product, site)
  if (text === undefined) return { entries: [], problem: 'This site has no text of the product yet' }
  const built = await buildUnsaved(req, 'product-texts', { id: text.id, values: text, showsHidden: false, facts })
  if (built.entries.length > 0 || built.problem !== undefined) return built
  return { entries: [], problem: 'This site does not sell the product, or not as it is here' }
}

/** The published text or, if there is none, the newest draft. */
async function findText(req: PublishRequest, product: string, site: BrandLocale): Promise<StoredDocument | undefined> {
  const [stored] = await readStored(req, 'product-texts', {
    and: [{ facts: { equals: product } }, { site: { equals: site.id } }, { deletedAt: { exists: false } }],
  })
  if (stored === undefined || stored._status === 'published') return stored
  return (await findNewest(req, 'product-texts', { ids: [stored.id] }))[0] ?? stored
}
