import type { TaskConfig } from 'payload'
import { carryOutPlan } from './carry-out-plan.ts'

const ATTEMPTS_AFTER_FIRST = 3
const FIRST_PAUSE_MS = 10_000

/**
 * Replaces Payload's own task, which publishes the newest version at that time, and tries only once: a short outage of
 * the database would lose a publish.
 */
export const scheduledPublishTask: TaskConfig<'schedulePublish'> = {
  slug: 'schedulePublish',
  // Each pause is twice as long as the one before.
  retries: { attempts: ATTEMPTS_AFTER_FIRST, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } },
  inputSchema: [
    { name: 'type', type: 'text', required: true },
    { name: 'doc', type: 'json', required: true },
    { name: 'user', type: 'json', required: true },
    { name: 'by', type: 'text' },
    { name: 'at', type: 'text' },
    { name: 'version', type: 'text' },
    { name: 'content', type: 'json' },
  ],
  handler: async ({ input, req }) => {
    await carryOutPlan(req.payload, input)
    return { output: {} }
  },
}
