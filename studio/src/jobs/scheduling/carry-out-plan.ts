import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inRequestTransaction } from '../../platform/in-request-transaction.ts'
import { toReasons } from '../../platform/reasons.ts'
import { TRAIL_NAMES } from '../../platform/trail-names.ts'
import { publishProductDraft } from '../../publish/product-drafts/publish-product-draft.ts'
import { type PlanInput, planInputSchema } from './plan.ts'

/**
 * Carries out a plan with the rights of the user that made it, in one transaction. Errors contain the reason for
 * editors.
 */
export async function carryOutPlan(payload: Payload, input: unknown): Promise<void> {
  const plan = planInputSchema.parse(input)
  const person = await payload.findByID({
    collection: 'users',
    id: plan.user.value,
    depth: 0,
    disableErrors: true,
  })
  if (person === null) throw new Error(`${plan.by ?? 'The person'} no longer has an account`)
  const req = await createLocalReq({ user: { ...person, collection: 'users' } }, payload)
  try {
    await inRequestTransaction(req, () => publishOrUnpublish(req, plan))
  } catch (error) {
    throw new Error(toReasons(error).join(' · '), { cause: error })
  }
}

const stored = z.looseObject({ updatedAt: z.string() })
type Fields = Readonly<Record<string, unknown>>

/** Publishes or unpublishes in the transaction of the request, with the rights of its user. */
export async function publishOrUnpublish(
  req: PayloadRequest,
  { type, doc, version, content, base }: PlanInput,
): Promise<void> {
  const options = { collection: doc.relationTo, id: doc.value, req, depth: 0, overrideAccess: false }
  const save = (data: Fields, more = {}): Promise<unknown> =>
    Reflect.apply(req.payload.update, req.payload, [{ ...options, ...more, data }])
  if (type === 'unpublish') return void (await save({ _status: 'draft' }))
  const newest = stored.parse(await req.payload.findByID({ ...options, draft: true }))
  if (content === undefined || newest.updatedAt === version) return void (await save({ _status: 'published' }))
  // Product drafts contain texts in many languages, and only parts of the product: the planned state is published as it
  // is.
  if (doc.relationTo === 'product-drafts') {
    const left = await publishProductDraft(req, doc.value, { values: content, base })
    // No changes are left, so the draft no longer waits.
    return left.changes.length === 0 ? void (await save({ _status: 'published' })) : undefined
  }
  await save({ ...emptied(newest), ...ownFields(content), _status: 'published' })
  // Changes made after the plan are not part of it, and stay as the newest draft.
  await save({ ...emptied(content), ...ownFields(newest), _status: 'draft' }, { draft: true })
}

const KEPT_BY_STUDIO = new Set<string>(['id', 'createdAt', 'updatedAt', '_status', ...TRAIL_NAMES])

/** Fields of a document that a save may write. */
export const ownFields = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !KEPT_BY_STUDIO.has(name)))

/** Empties the other version's fields, so that fields that only it has are not kept. */
const emptied = (document: Fields): Fields =>
  Object.fromEntries(Object.keys(ownFields(document)).map((name) => [name, null]))
