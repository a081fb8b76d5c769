import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { SHARED_PART } from '../../access/of-product-part.ts'
import { transactionOf } from '../../platform/transaction.ts'
import type { Values } from '../../platform/values.ts'
import { lockAlone } from '../locks/locks.ts'
import type { StoredDocument } from '../state/stored-documents.ts'
import { followReferences } from './follow-references.ts'
import { readPart } from './product-parts.ts'
import { bringUpToDate } from './publish-product-draft.ts'
import { readProductDrafts } from './read-product-draft.ts'

/** Returns the draft of a part of a product, up to date with the product; creates it if there is none. */
export async function openProductDraft(req: PayloadRequest, product: StoredDocument, part: string): Promise<string> {
  // Without the lock, two people that open the draft at once would create two.
  await lockAlone(await transactionOf(req))
  const [known] = await readProductDrafts(req, {
    and: [{ 'version.product': { equals: product.id } }, { 'version.part': { equals: part } }],
  })
  if (known !== undefined) {
    // A draft that was published has no changes, even if a picture in it has been deleted since.
    const waiting = known.isOpen ? known : { ...known, changes: [] }
    return (await bringUpToDate(req, waiting)).id
  }
  const base = readPart(part, product)
  const now = new Date().toISOString()
  const data: Values = {
    ...base,
    product: product.id,
    part,
    base,
    title: part === SHARED_PART ? product.name : `${String(product.name)} · ${part}`,
    seenOn: findSeenOn(req, product, part),
    _status: 'draft',
    createdAt: now,
    updatedAt: now,
  }
  const { db } = req.payload
  const { id } = await db.create({ collection: 'product-drafts', data, req })
  await db.createVersion({
    collectionSlug: 'product-drafts',
    parent: id,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...data, id },
    returning: false,
    req,
  })
  await followReferences(req, { id: String(id), product: product.id, part, changes: [] })
  return String(id)
}

/** The user's first site that shows this part of the product. */
function findSeenOn(req: PayloadRequest, product: Values, part: string): string | undefined {
  const brands = Array.isArray(product.brands) ? product.brands.map(String) : []
  const fitting = BRAND_LOCALES.filter(
    ({ brand, country }) => brands.includes(brand) && (part === SHARED_PART || country === part),
  )
  const own = findStaff(req)?.sites ?? []
  return (fitting.find(({ id }) => own.includes(id)) ?? fitting[0])?.id
}
