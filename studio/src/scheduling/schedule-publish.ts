import { canAccessAdmin, type PayloadRequest, type ServerFunction } from 'payload'
import { z } from 'zod'
import { findStaff } from '../access/find-staff.ts'

/** Collections with drafts, whose documents can be published and unpublished at a time. */
export const SCHEDULED_COLLECTIONS = [
  'pages',
  'articles',
  'jobs',
  'menus',
  'product-texts',
  'categories',
  'search-settings',
  'search-synonyms',
  'search-rules',
  'site-settings',
] as const

const document = z.object({ relationTo: z.enum(SCHEDULED_COLLECTIONS), value: z.string() })
const asked = z.union([
  z.object({ deleteID: z.union([z.string(), z.number()]).transform(String) }),
  z.object({ doc: document, type: z.enum(['publish', 'unpublish']), date: z.date() }),
])
const jobInput = z.object({ doc: document })

/**
 * Plans a publish or unpublish, or takes a plan back. Stands in for Payload's own function, which lets everybody of the
 * studio plan for any document and take back any plan. What it could choose besides is left out: documents of a site have
 * one language.
 */
export const schedulePublish: ServerFunction = async ({ req, ...args }) => {
  await canAccessAdmin({ req })
  const plan = asked.safeParse(args).data
  const person = findStaff(req)
  if (plan === undefined || person === undefined) return { error: 'This cannot be planned' }
  if ('deleteID' in plan) return takeBack(req, plan.deleteID)
  const { doc, type, date } = plan
  if (!(await mayPublish(req, doc))) return REFUSED
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    // Whoever plans it is asked again when it happens: rights may change until then.
    input: { type, doc, user: { relationTo: 'users', value: person.id } },
    waitUntil: date,
    req,
  })
  return { message: 'Planned' }
}

const REFUSED = { error: 'You may not publish this document' }

async function takeBack(req: PayloadRequest, id: string) {
  const where = {
    id: { equals: id },
    taskSlug: { equals: 'schedulePublish' },
    processing: { not_equals: true },
  } as const
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, depth: 0, limit: 1, req })
  const job = jobInput.safeParse(docs[0]?.input).data
  if (job === undefined) return { error: 'This plan is no longer there' }
  if (!(await mayPublish(req, job.doc))) return REFUSED
  await req.payload.delete({ collection: 'payload-jobs', where, req })
  return { message: 'Taken back' }
}

/** By the rule that holds for publishing at once. */
async function mayPublish(req: PayloadRequest, { relationTo, value }: z.infer<typeof document>): Promise<boolean> {
  const may = await req.payload.collections[relationTo].config.access.update({ req, id: value })
  if (may === false) return false
  const isIt = { id: { equals: value } }
  const { totalDocs } = await req.payload.count({
    collection: relationTo,
    where: may === true ? isIt : { and: [isIt, may] },
    req,
  })
  return totalDocs === 1
}
