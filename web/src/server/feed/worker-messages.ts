import { z } from 'zod'

const feedStateSchema = z.object({
  connected: z.boolean(),
  ready: z.boolean(),
  lagMs: z.number(),
  cursor: z.string().optional(),
  epoch: z.string().optional(),
  entries: z.number(),
  refused: z.number(),
  missingFiles: z.number(),
  heldBack: z.object({ epoch: z.string(), lost: z.number(), of: z.number() }).optional(),
  damage: z.string().optional(),
})

/** Messages between the processes of a site. A process of another build ignores those that it does not know. */
export const workerMessageSchema = z.discriminatedUnion('type', [
  /** Look into the replica: there is a new batch, or old ones can be forgotten. */
  z.object({ type: z.literal('look') }),
  /** The sender has dropped all that changed up to this batch. */
  z.object({ type: z.literal('dropped'), batch: z.number() }),
  z.object({ type: z.literal('feed'), state: feedStateSchema }),
  /** An original was found missing or damaged; for the process that writes. */
  z.object({ type: z.literal('damaged'), hash: z.string() }),
  z.object({ type: z.literal('metrics wanted'), call: z.number() }),
  z.object({ type: z.literal('metrics'), call: z.number(), values: z.array(z.looseObject({ name: z.string() })) }),
])
export type WorkerMessage = z.infer<typeof workerMessageSchema>
