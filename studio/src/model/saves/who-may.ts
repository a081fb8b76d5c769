import { z } from 'zod'

export const whoMaySchema = z.object({ names: z.array(z.string()) })
export type WhoMay = z.infer<typeof whoMaySchema>
