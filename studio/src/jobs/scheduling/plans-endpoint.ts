import { findById } from '@menagerie/sites/locales'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayChange } from '../../access/may-change.ts'
import { ofStaff } from '../../access/of-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { findPlanRefusals } from './check-plan.ts'
import { findPlans } from './find-plans.ts'
import {
  documentSchema,
  type PlannedDocument,
  type PlanRefusal,
  type Plans,
  planInputSchema,
  planRequestSchema,
  refusalSchema,
} from './plan.ts'
import { queuePlan, toPlanInput } from './queue-plan.ts'
import { toMoment } from './site-time.ts'

const REFUSED = 'You do not have permission to publish this document'

const refuseAll = (refusals: readonly PlanRefusal[]) =>
  Response.json({ errors: [{ message: 'This cannot be planned', data: { refusals } }] }, { status: 400 })

const list: Endpoint['handler'] = ofStaff(async (req) => {
  const document = documentSchema.safeParse({ ...req.query }).data
  if (document === undefined) return toAdminRefusal(400, 'Choose a document')
  const plans = await findPlans(req.payload, document.collection, document.id)
  return Response.json({ plans, timeZone: (await findTimeZone(req, document)) ?? null } satisfies Plans)
})

const add: Endpoint['handler'] = ofStaff(async (req) => {
  await addDataAndFileToRequest(req)
  const asked = planRequestSchema.safeParse(req.data)
  if (!asked.success) return refuseAll(toRefusals(asked.error))
  if (!(await mayChange(req, asked.data.collection, asked.data.id))) return toAdminRefusal(403, REFUSED)
  const timeZone = await findTimeZone(req, asked.data)
  if (timeZone === undefined)
    return refuseAll([{ field: 'document', message: 'Choose the site first: the time is that of its country' }])
  const at = toMoment(asked.data.day, asked.data.time, timeZone)
  const plan = await toPlanInput(req, { ...asked.data, at })
  const refusals = await findPlanRefusals(req, plan, at)
  if (refusals.length > 0) return refuseAll(refusals)
  await queuePlan(req, plan, at)
  return Response.json({ message: 'Planned' }, { status: 201 })
})

function toRefusals({ issues }: z.ZodError): PlanRefusal[] {
  return issues.map(({ path, message }) => {
    const field = refusalSchema.shape.field.safeParse(path[0]).data
    return field === undefined ? { field: 'document', message: 'Choose a document' } : { field, message }
  })
}

const takeBack: Endpoint['handler'] = ofStaff(async (req) => {
  const gone = () => toAdminRefusal(404, 'This plan no longer exists')
  const id = z.uuid().safeParse(req.routeParams?.id).data
  if (id === undefined) return gone()
  const where = {
    id: { equals: id },
    taskSlug: { equals: 'schedulePublish' },
    processing: { not_equals: true },
  } as const
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, depth: 0, limit: 1, req })
  const plan = planInputSchema.safeParse(docs[0]?.input).data
  if (plan === undefined) return gone()
  if (!(await mayChange(req, plan.doc.relationTo, plan.doc.value))) return toAdminRefusal(403, REFUSED)
  await req.payload.delete({ collection: 'payload-jobs', where, req })
  return Response.json({ message: 'Cancelled' })
})

/** For a product draft, the time zone is that of the site it is previewed on. */
const ofSite = z.looseObject({ site: z.string().nullish(), seenOn: z.string().nullish() })

async function findTimeZone(req: PayloadRequest, { collection, id }: PlannedDocument): Promise<string | undefined> {
  const options = { draft: true, depth: 0, overrideAccess: false, disableErrors: true } as const
  const found = ofSite.safeParse(await req.payload.findByID({ collection, id, req, ...options })).data
  const site = findById(found?.site ?? found?.seenOn ?? '')
  return site && timeZoneOf(site)
}

/** Endpoints for a document's plans: list, add, cancel. */
export const planEndpoints: Endpoint[] = [
  { method: 'get', path: '/plans', handler: list },
  { method: 'post', path: '/plans', handler: add },
  { method: 'delete', path: '/plans/:id', handler: takeBack },
]
