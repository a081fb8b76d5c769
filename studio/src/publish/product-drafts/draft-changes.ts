import { createLocalReq, type FieldAccess, type PayloadRequest } from 'payload'
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

/** Context of a save that may set whether the product has a row for a country. */
const LAYS_ROWS = { laysRows: true }
export const laysRows: FieldAccess = ({ req }) => req.context.laysRows === true

/** The changed fields of a form, before and after, in the form's language. */
type FormChange = { before: Values; after: Values }
type ChangedPart = { part: string; changes: readonly PartChange[] }

const MARKETS = 'markets'
const DRAFTED: ReadonlySet<string> = new Set([...SHARED_FIELDS, MARKETS])

/**
 * Returns why drafts cannot hold a form's changes (numbers, a row without a country, a country twice, another order of
 * the rows); undefined if they can.
 */
export function findUndraftable({ before, after }: FormChange): string | undefined {
  if (Object.keys(after).some((name) => !DRAFTED.has(name)))
    return 'Numbers of a product cannot be in a draft: publish them, or undo your changes to them first'
  const [were, are] = [listCountries(before), listCountries(after)]
  if (Array.isArray(after[MARKETS]) && after[MARKETS].length > are.length) return 'Choose the country of each row first'
  const twice = are.find((country, at) => are.indexOf(country) !== at)
  if (twice !== undefined) return `The country ${twice} is listed twice`
  const isSameOrder =
    were.filter((each) => are.includes(each)).join() === are.filter((each) => were.includes(each)).join()
  return isSameOrder
    ? undefined
    : 'The order of countries cannot be in a draft: publish it, or undo your changes to it first'
}

/** Groups a form's changes by the part of the product that they belong to. */
export function listChangedParts({ before, after }: FormChange): ChangedPart[] {
  const countries = MARKETS in after ? [...new Set([...listCountries(before), ...listCountries(after)])] : []
  return [SHARED_PART, ...countries]
    .map((part) => ({ part, changes: listPartChanges(readPart(part, before), readPart(part, after)) }))
    .filter(({ changes }) => changes.length > 0)
}

/**
 * Adds changes of a product's form to the drafts of their parts, over the changes that these already have; returns the
 * drafts' ids.
 */
export async function draftChanges(
  req: PayloadRequest,
  product: StoredDocument,
  parts: readonly ChangedPart[],
): Promise<string[]> {
  const drafts: string[] = []
  for (const { part, changes } of parts) {
    const id = await openProductDraft(req, product, part)
    const { locale, payload, transactionID, user } = req
    const context = LAYS_ROWS
    const own = await createLocalReq(
      { context, ...(typeof locale === 'string' && { locale }), ...(user && { user }) },
      payload,
    )
    if (transactionID !== undefined) own.transactionID = transactionID
    const data = { ...withPartChanges({}, changes), _status: 'draft' }
    const save = { collection: 'product-drafts', id, data, draft: true, depth: 0, overrideAccess: false }
    await Reflect.apply(payload.update, payload, [{ ...save, req: own }])
    drafts.push(id)
  }
  return drafts
}
