import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isValues, type Values } from '../../platform/values.ts'
import { relationId } from '../parts/stored-values.ts'
import { LISTED, listPartChanges, type PartChange, pickPart } from './product-parts.ts'

export type DraftRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The newest state of a draft, as stored in the database: relations as ids, texts by language. */
export type ProductDraft = {
  id: string
  product: string
  part: string
  seenOn: string | undefined
  isOpen: boolean
  savedBy: string | undefined
  updatedAt: string
  /** The product's values of this part when the draft began, or when it was last brought up to date. */
  base: Values
  values: Values
  changes: readonly PartChange[]
}

/**
 * A state of a draft other than its newest. `base`: the product's values at that time; without it, those that the draft
 * has now.
 */
export type PlannedPart = { values: Values; base?: Values | undefined }

/** Lists what a draft changes, or changed in a planned state: not what only the product itself has changed since. */
export function listDraftChanges({ part, base, changes }: ProductDraft, planned?: PlannedPart): readonly PartChange[] {
  if (planned === undefined) return changes
  const began = pickPart(part, planned.base ?? base)
  return listPartChanges(began, toState(part, began, planned.values))
}

/** Drafts from before the field `listed` existed lack it: it then counts as unchanged. */
const toState = (part: string, began: Values, written: Values): Values =>
  pickPart(part, { ...written, [LISTED]: written[LISTED] ?? began[LISTED] })

const draftSchema = z.looseObject({
  id: z.string(),
  product: relationId,
  part: z.string(),
  seenOn: z.string().nullish(),
  savedBy: z.string().nullish(),
  updatedAt: z.coerce.date().transform((date) => date.toISOString()),
  _status: z.string().nullish(),
  base: z.custom<Values>(isValues).nullish().catch(undefined),
})

const WITHOUT_JOINS: object = { joins: false }

/** Reads the newest states of drafts, with or without unpublished changes. Drafts of deleted products are left out. */
export async function readProductDrafts(req: DraftRequest, where: Where): Promise<ProductDraft[]> {
  const { docs } = await req.payload.db.queryDrafts({
    collection: 'product-drafts',
    where,
    req,
    limit: 0,
    pagination: false,
    ...WITHOUT_JOINS,
  })
  return docs.flatMap((document) => toProductDraft(document) ?? [])
}

function toProductDraft(document: unknown): ProductDraft | undefined {
  const { id, product, part, seenOn, savedBy, updatedAt, _status, base, ...rest } = draftSchema.parse(document)
  if (product === undefined) return undefined
  const began = base ? pickPart(part, base) : {}
  const values = toState(part, began, rest)
  const isOpen = _status !== 'published'
  const changes = listPartChanges(began, values)
  return {
    id,
    product,
    part,
    seenOn: seenOn ?? undefined,
    savedBy: savedBy ?? undefined,
    updatedAt,
    isOpen,
    base: began,
    values,
    changes,
  }
}

export const findProductDraft = async (req: DraftRequest, id: string): Promise<ProductDraft | undefined> =>
  (await readProductDrafts(req, { parent: { equals: id } }))[0]
