import { z } from 'zod'
import type { Health } from '../../platform/health.ts'

/** A pool of PostgreSQL. */
type PlanRows = { query: (text: string) => Promise<{ rows: unknown[] }> }

/** Due plans are looked for every few seconds; a longer wait means that no process carries plans out. */
const LATE_PLAN_S = 120

const countsSchema = z.object({
  waiting: z.coerce.number(),
  failed: z.coerce.number(),
  late_s: z.coerce.number(),
})

const COUNTS = `
  select count(*) filter (where has_error is not true and wait_until > now()) as waiting,
    count(*) filter (where has_error) as failed,
    coalesce(extract(epoch from now() - min(wait_until) filter (where has_error is not true and wait_until < now())), 0) as late_s
  from payload_jobs where completed_at is null`

/** Health of planned publishes: whether some process carries them out in time. */
export async function readPlanHealth(pool: PlanRows): Promise<Health> {
  const { rows } = await pool.query(COUNTS)
  const { waiting, failed, late_s } = countsSchema.parse(rows[0])
  const late = Math.round(late_s)
  return {
    degraded: [...(late > LATE_PLAN_S ? [`plans: one waits for ${late} s: no admin carries plans out`] : [])],
    gauges: { plans_waiting: waiting, plans_late_seconds: late, plans_failed: failed },
  }
}
