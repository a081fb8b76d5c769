import { z } from 'zod'

export const loadDataSchema = z.object({
  targets: z.array(
    z.object({ url: z.string(), port: z.number(), path: z.string(), headers: z.record(z.string(), z.string()) }),
  ),
  perSecond: z.number(),
  /** If true, each address must always answer as it did the first time. */
  isSame: z.boolean(),
})
export type LoadData = z.infer<typeof loadDataSchema>

export const loadOrderSchema = z.enum(['pause', 'resume', 'figures'])
export type LoadOrder = z.infer<typeof loadOrderSchema>

export const loadFiguresSchema = z.object({
  asked: z.number(),
  wrong: z.number(),
  reasons: z.array(z.string()),
  /** Milliseconds that each answer took. */
  times: z.array(z.number()),
})
export type LoadFigures = z.infer<typeof loadFiguresSchema>
