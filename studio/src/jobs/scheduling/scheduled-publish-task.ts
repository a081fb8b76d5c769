import type { TaskConfig } from 'payload'
import { carryOutPlan } from './carry-out-plan.ts'

const ATTEMPTS_AFTER_FIRST = 3
const FIRST_PAUSE_MS = 10_000

/** In place of Payload's own, which publishes whatever is newest then, and tries once: a database that was away for a moment would cost a publish. */
export const scheduledPublishTask: TaskConfig<'schedulePublish'> = {
  slug: 'schedulePublish',
  // The pauses double.
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
