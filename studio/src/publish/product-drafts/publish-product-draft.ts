import { APIError, createLocalReq, type PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { mayWritePart, SHARED_PART } from '../../access/of-product-part.ts'
import type { Values } from '../../platform/values.ts'
import { readByIds, type StoredDocument } from '../state/stored-documents.ts'
import { followReferences } from './follow-references.ts'
import {
  listPartChanges,
  type PartChange,
  pickPart,
  readPart,
  withPartChanges,
  withProductPart,
} from './product-parts.ts'
import { findProductDraft, listDraftChanges, type PlannedPart, type ProductDraft } from './read-product-draft.ts'

const FORBIDDEN = 403
const GONE = 404

/**
 * Writes a draft's changes into its product, as the request's user and in its transaction; fields that the draft does
 * not change keep the product's values. `planned`: publishes this state instead of the newest. Returns the draft as it
 * is afterwards.
 */
export async function publishProductDraft(
  req: PayloadRequest,
  id: string,
  planned?: PlannedPart,
): Promise<ProductDraft> {
  const draft = await findProductDraft(req, id)
  if (draft === undefined) throw new APIError('The product of this draft no longer exists', GONE, undefined, true)
  if (!mayWritePart(findStaff(req), draft.part))
    throw new APIError(
      'This part of a product can only be published by the people responsible for it',
      FORBIDDEN,
      undefined,
      true,
    )
  await saveProduct(req, draft, listDraftChanges(draft, planned))
  return bringUpToDate(req, draft)
}

/**
 * Rebases the draft on the product's current values: fields that it did not change take them over, the others keep the
 * draft's. If a field took over a value, the draft gets a new version time, so that a form that is open with the older
 * state is updated: its next save would otherwise restore the old value.
 */
export async function bringUpToDate(req: PayloadRequest, draft: ProductDraft): Promise<ProductDraft> {
  const base = readPart(draft.part, await readProduct(req, draft.product))
  const values = pickPart(draft.part, withPartChanges(base, draft.changes))
  const hasFollowed = listPartChanges(draft.values, values).length > 0
  if (!hasFollowed && listPartChanges(draft.base, base).length === 0) return draft
  const { docs } = await req.payload.db.findVersions<Values>({
    collection: 'product-drafts',
    where: { and: [{ parent: { equals: draft.id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  const [newest] = docs
  if (newest === undefined) return draft
  const now = new Date().toISOString()
  // Forms recognize the version by this time. Without a change it stays, also on the document itself, which a write
  // would otherwise date anew.
  const updatedAt = hasFollowed ? now : newest.version.updatedAt
  await req.payload.db.updateVersion({
    collection: 'product-drafts',
    id: newest.id,
    versionData: {
      parent: draft.id,
      createdAt: newest.createdAt,
      updatedAt: hasFollowed ? now : newest.updatedAt,
      version: { ...newest.version, ...values, base, updatedAt },
    },
    returning: false,
    req,
  })
  if (draft.isOpen) await followReferences(req, draft)
  // For a published draft, forms show the document itself, so it is updated, too.
  if (!draft.isOpen)
    await req.payload.db.updateOne({
      collection: 'product-drafts',
      id: draft.id,
      data: { ...values, base, updatedAt },
      returning: false,
      req,
    })
  return { ...draft, base, values, changes: listPartChanges(base, values) }
}

async function readProduct(req: PayloadRequest, id: string): Promise<StoredDocument> {
  const [product] = await readByIds(req, 'product-facts', [id])
  if (product === undefined) throw new APIError('The product of this draft no longer exists', GONE, undefined, true)
  return product
}

type Save = { data: Values; locale: string }

async function saveProduct(req: PayloadRequest, draft: ProductDraft, changes: readonly PartChange[]): Promise<void> {
  if (changes.length === 0) return
  const { user, payload, transactionID } = req
  for (const { data, locale } of await toSaves(req, draft, changes)) {
    // Uses a request of its own: the original request belongs to the draft's form, not to the product.
    const own = await createLocalReq({ locale, ...(user && { user }) }, payload)
    if (transactionID !== undefined) own.transactionID = transactionID
    const save = { collection: 'product-facts', id: draft.product, data, locale, depth: 0, overrideAccess: false }
    await Reflect.apply(payload.update, payload, [{ ...save, req: own }])
  }
}

const DEFAULT_LOCALE = 'en'

/** One save per language, because Payload writes one language at a time. */
async function toSaves(
  req: PayloadRequest,
  { part, product }: ProductDraft,
  changes: readonly PartChange[],
): Promise<Save[]> {
  if (part !== SHARED_PART) {
    const { markets } = withProductPart(await readProduct(req, product), part, changes)
    return [{ data: { markets }, locale: DEFAULT_LOCALE }]
  }
  const byLanguage = Map.groupBy(changes, ({ path }) => (path[0] === 'specification' ? (path[2] ?? '') : ''))
  return [...byLanguage].map(([language, own]) => ({
    data: withPartChanges({}, language === '' ? own : own.map(({ path, to }) => ({ path: path.slice(0, 2), to }))),
    locale: language || DEFAULT_LOCALE,
  }))
}
