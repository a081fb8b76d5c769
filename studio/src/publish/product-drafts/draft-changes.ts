import { createLocalReq, type PayloadRequest } from 'payload'
import { SHARED_PART } from '../../access/of-product-part.ts'
import type { Values } from '../../platform/values.ts'
import type { StoredDocument } from '../state/stored-documents.ts'
import { openProductDraft } from './open-product-draft.ts'
import {
  listCountries,
  listPartChanges,
  type PartChange,
  readPart,
  SHARED_FIELDS,
  withPartChanges,
} from './product-parts.ts'

/** A form before and after it was changed: the fields that are another, in the form's one language. */
type FormChange = { before: Values; after: Values }
type ChangedPart = { part: string; changes: readonly PartChange[] }

const MARKETS = 'markets'
const DRAFTED: ReadonlySet<string> = new Set([...SHARED_FIELDS, MARKETS])

/** Fields that no draft holds: the numbers that a product is known by. */
export const findUndraftable = ({ after }: FormChange): string[] =>
  Object.keys(after).filter((name) => !DRAFTED.has(name))

/** What a form changes, by the parts that publish it. */
export function listChangedParts({ before, after }: FormChange): ChangedPart[] {
  const countries = MARKETS in after ? [...new Set([...listCountries(before), ...listCountries(after)])] : []
  return [SHARED_PART, ...countries]
    .map((part) => ({ part, changes: listPartChanges(readPart(part, before), readPart(part, after)) }))
    .filter(({ changes }) => changes.length > 0)
}

/** Lays changes of a product's form into drafts of their parts, over what these have already; returns the drafts. */
export async function draftChanges(
  req: PayloadRequest,
  product: StoredDocument,
  parts: readonly ChangedPart[],
): Promise<string[]> {
  const drafts: string[] = []
  for (const { part, changes } of parts) {
    const id = await openProductDraft(req, product, part)
    const { locale, payload, transactionID, user } = req
    const own = await createLocalReq({ ...(typeof locale === 'string' && { locale }), ...(user && { user }) }, payload)
    if (transactionID !== undefined) own.transactionID = transactionID
    const data = { ...withPartChanges({}, changes), _status: 'draft' }
    const save = { collection: 'product-drafts', id, data, draft: true, depth: 0, overrideAccess: false }
    await Reflect.apply(payload.update, payload, [{ ...save, req: own }])
    drafts.push(id)
  }
  return drafts
}
