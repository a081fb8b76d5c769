import type { Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { planInputSchema } from './plan.ts'

/** `idle`: nothing is due. `elsewhere`: another process is at it. */
type Round = 'idle' | 'elsewhere' | 'ran'

const JOBS_AT_ONCE = 20
/** A job that takes its process down with it must not do so for ever. */
const MAX_CRASHES = 5

const OPEN = 'completed_at is null and has_error is not true'
const LOCK_NAME = 'scheduled jobs'

/**
 * Runs all jobs that are due, the oldest first. Payload marks a job as taken but gives no lease, and two processes may
 * take the same one. So the process that runs jobs holds a lock of the database: it ends with the process, and the next holder
 * knows that a job still marked was left by a process that died.
 */
export async function runDueJobs(pool: Pool, loadPayload: () => Promise<Payload>): Promise<Round> {
  const client = await pool.connect()
  let isClean = false
  // A connection that is lost fails the next query, which is enough.
  client.on('error', ignore)
  try {
    const round = await runWith(client, loadPayload)
    isClean = true
    return round
  } finally {
    client.off('error', ignore)
    // Closing the connection gives the lock back in any case.
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
    [MAX_CRASHES, JSON.stringify({ message: 'The process ended each time this ran' })],
  )
}

/** One after the other: of a publish and an unpublish that are both overdue, the later one has the last word. */
async function runAll(payload: Payload): Promise<void> {
  for (;;) {
    const { jobStatus = {}, noJobsRemaining } = await payload.jobs.run({
      limit: JOBS_AT_ONCE,
      sequential: true,
      processingOrder: 'waitUntil',
      // Payload would write out the whole job and its task.
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
