import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { mayWritePart, SHARED_PART } from '../../access/of-product-part.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { inRequestTransaction } from '../../platform/in-request-transaction.ts'
import { readByIds, type StoredDocument } from '../state/stored-documents.ts'
import { draftChanges, findUndraftable, listChangedParts } from './draft-changes.ts'
import { openProductDraft } from './open-product-draft.ts'
import type { DraftedChanges, ProductDraftsAnswer } from './product-drafts-schema.ts'
import { readProductDrafts } from './read-product-draft.ts'

const COUNTRIES = [...new Set(BRAND_LOCALES.map(({ country }) => country))].sort()
const PARTS = [SHARED_PART, ...COUNTRIES]

const notThere = () => toAdminRefusal(404, 'Not found')

async function findProduct(req: PayloadRequest): Promise<StoredDocument | undefined> {
  const id = z.uuid().safeParse(req.routeParams?.product).data
  return id === undefined ? undefined : (await readByIds(req, 'product-facts', [id]))[0]
}

const list: Endpoint['handler'] = async (req) => {
  const person = findStaff(req)
  if (person === undefined) return toAdminRefusal(403, 'Sign in first')
  const product = await findProduct(req)
  if (product === undefined) return notThere()
  const found = await readProductDrafts(req, { 'version.product': { equals: product.id } })
  const waiting = found.filter(({ isOpen, changes }) => isOpen && changes.length > 0)
  const drafts = waiting.map(({ id, part, savedBy, updatedAt, changes }) => ({
    id,
    part,
    by: savedBy ?? null,
    at: updatedAt,
    fields: [...new Set(changes.map(({ path }) => path.slice(0, 2).join('.')))],
  }))
  const parts = PARTS.filter((part) => mayWritePart(person, part))
  return Response.json({ drafts, parts } satisfies ProductDraftsAnswer)
}

const askedSchema = z.object({ part: z.enum(PARTS) })

const open: Endpoint['handler'] = async (req) => {
  await addDataAndFileToRequest(req)
  const person = findStaff(req)
  const asked = askedSchema.safeParse(req.data).data
  if (asked === undefined) return toAdminRefusal(400, 'Choose a part of the product')
  if (!mayWritePart(person, asked.part))
    return toAdminRefusal(403, 'This part of a product can only be published by the people responsible for it')
  const product = await findProduct(req)
  if (product === undefined) return notThere()
  return Response.json({ id: await inRequestTransaction(req, () => openProductDraft(req, product, asked.part)) })
}

const changeSchema = z.object({
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})

/** Stores the changes of a product's form as drafts: visitors see none of them before the drafts are published. */
const take: Endpoint['handler'] = async (req) => {
  await addDataAndFileToRequest(req)
  const person = findStaff(req)
  const change = changeSchema.safeParse(req.data).data
  if (change === undefined) return toAdminRefusal(400, 'Say what has changed')
  const undraftable = findUndraftable(change)
  if (undraftable !== undefined) return toAdminRefusal(400, undraftable)
  const parts = listChangedParts(change)
  if (parts.length === 0) return toAdminRefusal(400, 'Say what has changed')
  if (!parts.every(({ part }) => mayWritePart(person, part)))
    return toAdminRefusal(403, 'This part of a product can only be published by the people responsible for it')
  const product = await findProduct(req)
  if (product === undefined) return notThere()
  const ids = await inRequestTransaction(req, () => draftChanges(req, product, parts))
  return Response.json({ ids } satisfies DraftedChanges)
}

/** Endpoints for drafts of a product: list the open ones, open one, add a form's changes to them. */
export const productDraftsEndpoints: Endpoint[] = [
  { method: 'get', path: '/drafts-of-product/:product', handler: list },
  { method: 'post', path: '/drafts-of-product/:product', handler: open },
  { method: 'post', path: '/drafts-of-product/:product/changes', handler: take },
]
