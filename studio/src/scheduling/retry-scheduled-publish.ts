import type { SanitizedConfig } from 'payload'

const ATTEMPTS_AFTER_FIRST = 3
const FIRST_PAUSE_MS = 10_000

/** Payload tries once, and a database that was away for a moment would cost a publish. The pauses double. */
export function retryScheduledPublish(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task === undefined) throw new Error('Payload brings no task for scheduled publishing')
  task.retries = { attempts: ATTEMPTS_AFTER_FIRST, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } }
  return config
}
