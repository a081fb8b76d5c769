import type { Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { planInputSchema } from './plan.ts'

/** `idle`: no job is due. `elsewhere`: another process is running jobs. */
type Round = 'idle' | 'elsewhere' | 'ran'

const JOBS_AT_ONCE = 20
/** A job that crashes its process is given up after this many times. */
const MAX_CRASHES = 5

const OPEN = 'completed_at is null and has_error is not true'
const LOCK_NAME = 'scheduled jobs'

/**
 * Runs all due jobs, oldest first. Payload marks a job as running but has no lease, so that two processes could run the
 * same one. So the process that runs jobs holds a database lock, which ends with the process: the next holder knows
 * that jobs still marked were left by a process that died.
 */
export async function runDueJobs(pool: Pool, loadPayload: () => Promise<Payload>): Promise<Round> {
  const client = await pool.connect()
  let isClean = false
  // A lost connection makes the next query fail, which is enough.
  client.on('error', ignore)
  try {
    const round = await runWith(client, loadPayload)
    isClean = true
    return round
  } finally {
    client.off('error', ignore)
    // Closing the connection releases the lock in any case.
    client.release(!isClean)
  }
}

async function runWith(client: PoolClient, loadPayload: () => Promise<Payload>): Promise<Round> {
  const due = await client.query(`
    select 1 from payload_jobs
    where ${OPEN} and (processing or wait_until is null or wait_until < now()) limit 1`)
  if (due.rowCount === 0) return 'idle'
  const lock = await client.query<{ held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [
    LOCK_NAME,
  ])
  if (lock.rows[0]?.held !== true) return 'elsewhere'
  await freeAbandoned(client)
  await runAll(await loadPayload())
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [LOCK_NAME])
  return 'ran'
}

async function freeAbandoned(client: PoolClient): Promise<void> {
  await client.query(
    `update payload_jobs
     set processing = false, total_tried = coalesce(total_tried, 0) + 1,
         has_error = coalesce(total_tried, 0) + 1 >= $1,
         error = case when coalesce(total_tried, 0) + 1 >= $1 then $2::jsonb else error end
     where ${OPEN} and processing`,
    [MAX_CRASHES, JSON.stringify({ message: 'The process stopped each time this ran' })],
  )
}

/** Sequential: if both a publish and an unpublish are overdue, the later one must win. */
async function runAll(payload: Payload): Promise<void> {
  for (;;) {
    const { jobStatus = {}, noJobsRemaining } = await payload.jobs.run({
      limit: JOBS_AT_ONCE,
      sequential: true,
      processingOrder: 'waitUntil',
      // Otherwise Payload would log the whole job and its task.
      silent: true,
    })
    const failed = Object.entries(jobStatus).filter(([, { status }]) => status !== 'success')
    for (const [id] of failed) await tellFailure(payload, id)
    if (noJobsRemaining) return
  }
}

const failedJob = z.looseObject({
  hasError: z.boolean().nullish(),
  input: planInputSchema,
  log: z.array(z.object({ error: z.object({ message: z.string() }).nullish() })).nullish(),
})

async function tellFailure(payload: Payload, id: string): Promise<void> {
  const found: unknown = await payload.findByID({ collection: 'payload-jobs', id, depth: 0, disableErrors: true })
  const job = failedJob.safeParse(found).data
  const what =
    job === undefined ? `job ${id}` : `${job.input.type} of ${job.input.doc.relationTo}/${job.input.doc.value}`
  const why = job?.log?.at(-1)?.error?.message ?? 'no reason is known'
  payload.logger.error(`The planned ${what} failed${job?.hasError ? ' for good' : ', to be tried again'}: ${why}`)
}

function ignore(): void {}
