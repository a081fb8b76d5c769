import { z } from 'zod'

const methodSchema = z.enum(['passkey', 'code', 'recovery-code'])
export type ShownMethod = z.infer<typeof methodSchema>

/** The studio's answer to a step: the next step, or the session. */
export const stepSchema = z.union([
  z.object({ step: z.literal('second'), methods: z.array(methodSchema) }),
  z.object({ step: z.literal('enrol') }),
  z.object({ token: z.string(), codes: z.array(z.string()).default([]) }),
])
export type StepAnswer = z.infer<typeof stepSchema>
export const addedSchema = z.object({ codes: z.array(z.string()).default([]) })
export const appOfferSchema = z.object({ key: z.string(), address: z.string(), size: z.number(), picture: z.string() })

/** Base address of the endpoints. */
export const USERS = '/api/users'
