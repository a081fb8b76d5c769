import { z } from 'zod'

/** The translation service, shown to the editor before anything is sent; null if none is configured. */
export const machineSchema = z.object({ name: z.string(), host: z.string() }).nullable()
export type Machine = z.infer<typeof machineSchema>

/** Limit per request; the browser splits longer texts. */
const MOST_CHARACTERS = 30_000

export const machineQuerySchema = z
  .object({
    /** Ids of the sites whose languages are translated. */
    from: z.string(),
    to: z.string(),
    texts: z.array(z.string().min(1)).min(1).max(200),
  })
  .refine(({ texts }) => texts.join('').length <= MOST_CHARACTERS)
export const machineAnswerSchema = z.object({ texts: z.array(z.string()) })
export type MachineAnswer = z.infer<typeof machineAnswerSchema>
