import type { PayloadRequest } from 'payload'
import { toReasons } from '../../platform/reasons.ts'
import { tryAndUndo } from '../../platform/try-and-undo.ts'
import { publishOrUnpublish } from './carry-out-plan.ts'
import { findPlans } from './find-plans.ts'
import type { PlanInput, PlanRefusal } from './plan.ts'

const MINUTE_MS = 60_000

/** Why this plan would fail; empty if it would not. The current minute is allowed and means now. */
export async function findPlanRefusals(req: PayloadRequest, plan: PlanInput, at: Date): Promise<PlanRefusal[]> {
  const refusals: PlanRefusal[] = []
  if (at.getTime() <= Date.now() - MINUTE_MS)
    refusals.push({ field: 'time', message: 'That time is in the past: choose a later one' })
  if (plan.type === 'publish') {
    const reasons = await tryIt(req, plan)
    return [...refusals, ...reasons.map((message) => ({ field: 'document' as const, message }))]
  }
  if (!(await isPublicBy(req, plan, at)))
    refusals.push({ field: 'type', message: 'Visitors cannot see this at the moment: there is nothing to unpublish' })
  return refusals
}

async function tryIt({ payload, user }: PayloadRequest, plan: PlanInput): Promise<string[]> {
  try {
    await tryAndUndo(payload, user, (req) => publishOrUnpublish(req, plan))
    return []
  } catch (error) {
    return toReasons(error)
  }
}

async function isPublicBy(req: PayloadRequest, { doc }: PlanInput, at: Date): Promise<boolean> {
  const { relationTo: collection, value: id } = doc
  const where = { id: { equals: id }, _status: { equals: 'published' } } as const
  if ((await req.payload.count({ collection, where, req })).totalDocs > 0) return true
  const plans = await findPlans(req.payload, collection, id)
  return plans.some((plan) => plan.type === 'publish' && !plan.failed && new Date(plan.at) < at)
}
