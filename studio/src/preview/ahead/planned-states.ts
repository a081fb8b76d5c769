import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type PlanInput, planInputSchema } from '../../jobs/scheduling/plan.ts'

/** The last plan of each document up to a time, by source such as `pages/{id}`. */
export async function findPlannedStates(payload: Pick<Payload, 'db'>, until: Date): Promise<Map<string, PlanInput>> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select input from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
      and coalesce((input->>'at')::timestamptz, wait_until) <= ${until.toISOString()}::timestamptz
    order by coalesce((input->>'at')::timestamptz, wait_until), created_at`)
  const plans = rows.flatMap((row) => z.object({ input: planInputSchema }).safeParse(row).data?.input ?? [])
  return new Map(plans.map((plan) => [`${plan.doc.relationTo}/${plan.doc.value}`, plan]))
}
