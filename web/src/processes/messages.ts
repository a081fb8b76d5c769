import { z } from 'zod'

/** From a site process to its supervisor. */
export const toSupervisorSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menagerie:listening') }),
  z.object({ type: z.literal('menagerie:send'), to: z.number().optional(), body: z.unknown() }),
])
export type ToSupervisor = z.infer<typeof toSupervisorSchema>

/** From the supervisor to a site process. */
export const toProcessSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menagerie:drain') }),
  z.object({ type: z.literal('menagerie:workers'), ids: z.array(z.number()) }),
  z.object({ type: z.literal('menagerie:message'), from: z.number(), body: z.unknown() }),
])
export type ToProcess = z.infer<typeof toProcessSchema>
