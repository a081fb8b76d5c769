import { z } from 'zod'

/** The service, as the editor is told before anything is sent; null without one. */
export const machineSchema = z.object({ name: z.string(), host: z.string() }).nullable()
export type Machine = z.infer<typeof machineSchema>

/** Longer texts are sent in several rounds. */
const MOST_CHARACTERS = 30_000

export const machineQuerySchema = z
  .object({
    /** Sites, whose languages these are. */
    from: z.string(),
    to: z.string(),
    texts: z.array(z.string().min(1)).min(1).max(200),
  })
  .refine(({ texts }) => texts.join('').length <= MOST_CHARACTERS)
export const machineAnswerSchema = z.object({ texts: z.array(z.string()) })
export type MachineAnswer = z.infer<typeof machineAnswerSchema>
