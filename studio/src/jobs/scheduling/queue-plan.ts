import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findProductDraft } from '../../publish/product-drafts/read-product-draft.ts'
import { ownFields } from './carry-out-plan.ts'
import type { PlanInput, PlannedDocument, PlanType } from './plan.ts'

const stored = z.looseObject({ updatedAt: z.string() })

type NewPlan = PlannedDocument & { type: PlanType; at: Date; newest: boolean }

/** Input of the plan's job: includes the current version, unless the newest one at that time is to be published. */
export async function toPlanInput(
  req: PayloadRequest,
  { collection, id, type, at, newest }: NewPlan,
): Promise<PlanInput> {
  const { user } = req
  if (user?.collection !== 'users') throw new Error('Plans are made by people of the studio')
  const plan: PlanInput = {
    type,
    doc: { relationTo: collection, value: id },
    user: { relationTo: 'users', value: user.id },
    by: user.name,
    at: at.toISOString(),
  }
  if (type === 'unpublish' || newest) return plan
  const version = stored.parse(
    await req.payload.findByID({ collection, id, req, draft: true, depth: 0, overrideAccess: false }),
  )
  const planned = { ...plan, version: version.updatedAt }
  if (collection !== 'product-drafts') return { ...planned, content: ownFields(version) }
  const draft = await findProductDraft(req, id)
  return { ...planned, content: { ...draft?.values }, ...(draft && { base: draft.base }) }
}

export async function queuePlan(req: PayloadRequest, plan: PlanInput, at: Date): Promise<void> {
  await req.payload.jobs.queue({ task: 'schedulePublish', input: plan, waitUntil: at, req })
}
