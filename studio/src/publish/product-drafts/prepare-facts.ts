import { SHARED_PART } from '../../access/of-product-part.ts'
import type { PreparedFacts } from '../entries/build-entries.ts'
import { readByIds } from '../state/stored-documents.ts'
import { withProductPart } from './product-parts.ts'
import {
  type DraftRequest,
  listDraftChanges,
  type PlannedPart,
  type ProductDraft,
  readProductDrafts,
} from './read-product-draft.ts'

/** A draft and, if not its newest state is meant, the planned state. */
type PreparedDraft = { draft: ProductDraft; planned?: PlannedPart }

/** Returns the products as they will be once these drafts are published. */
export async function prepareFacts(req: DraftRequest, drafts: readonly PreparedDraft[]): Promise<PreparedFacts> {
  const stored = await readByIds(
    req,
    'product-facts',
    drafts.map(({ draft }) => draft.product),
  )
  const prepared = new Map(stored.map((product) => [product.id, product]))
  for (const { draft, planned } of drafts) {
    const product = prepared.get(draft.product)
    if (product)
      prepared.set(product.id, {
        ...withProductPart(product, draft.part, listDraftChanges(draft, planned)),
        id: product.id,
      })
  }
  return prepared
}

/** Drafts that change what a country's visitors see: the shared parts and the country's own. */
export const findDraftsOfCountry = (req: DraftRequest, country: string): Promise<ProductDraft[]> =>
  readProductDrafts(req, {
    and: [{ 'version.part': { in: [SHARED_PART, country] } }, { 'version._status': { equals: 'draft' } }],
  })
