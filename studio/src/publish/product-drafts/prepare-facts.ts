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

/** A draft, and where it is not its newest, the state that is meant. */
type PreparedDraft = { draft: ProductDraft; planned?: PlannedPart }

/** Products as these drafts would make them; each has what it changes, and no more. */
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

/** Drafts that change what a country sees: those for all countries, and its own. */
export const findDraftsOfCountry = (req: DraftRequest, country: string): Promise<ProductDraft[]> =>
  readProductDrafts(req, {
    and: [{ 'version.part': { in: [SHARED_PART, country] } }, { 'version._status': { equals: 'draft' } }],
  })
