import { z } from 'zod'

/** Heartbeat interval of an open form, and the silence after which it counts as closed. */
export const HEARTBEAT_MS = 5_000
export const LEFT_AFTER_S = 20

export const heartbeatSchema = z.object({
  collection: z.string(),
  id: z.uuid(),
  window: z.uuid(),
  leaving: z.boolean().default(false),
})
export type Heartbeat = z.input<typeof heartbeatSchema>

const companion = z.object({ name: z.string(), since: z.string(), isSelf: z.boolean() })
export type Companion = z.infer<typeof companion>

/** Other windows with the document, and its newest version; null if it is gone. */
export const presenceSchema = z.object({
  others: z.array(companion),
  newest: z.object({ version: z.string(), savedBy: z.string().nullable() }).nullable(),
})
export type Presence = z.infer<typeof presenceSchema>
