import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { type PublishPlan, planSchema, type ScheduledCollection } from './plan.ts'

/** Open and failed plans of a collection or of one document, earliest first. */
export async function findPlans(
  payload: Pick<Payload, 'db'>,
  collection: ScheduledCollection,
  id?: string,
): Promise<PublishPlan[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select job.id::text, plan->'doc'->>'value' as document, plan->>'type' as type, coalesce(plan->>'at', to_json(job.wait_until)#>>'{}') as at,
           plan->>'by' as by, plan->>'version' as version, coalesce(job.has_error, false) as failed,
           coalesce(
             (select log.error->>'message' from payload_jobs_log log
              where log._parent_id = job.id and log.error is not null order by log._order desc limit 1),
             job.error->>'message') as reason
    from payload_jobs job, lateral (select job.input as plan) as planned
    where job.task_slug = 'schedulePublish' and job.completed_at is null
      and plan->'doc'->>'relationTo' = ${collection}
      and (${id ?? null}::text is null or plan->'doc'->>'value' = ${id ?? null}::text)
    order by at, job.created_at`)
  return rows.map((row) => planSchema.parse(row))
}
