import { getPayload } from 'payload'
import { Pool } from 'pg'
import { runDueJobs } from '../jobs/scheduling/run-due-jobs.ts'

/** A separate process that runs due jobs, for a test that kills it. */
const { default: config } = await import('../payload.config.ts')
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
await runDueJobs(pool, () => getPayload({ config, disableOnInit: true }))
process.exit()
