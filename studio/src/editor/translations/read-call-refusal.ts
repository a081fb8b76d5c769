import { z } from 'zod'

const errorSchema = z.object({
  message: z.string(),
  data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional(),
})
const refusalSchema = z.object({ errors: z.array(errorSchema).min(1) })

/** The sentences of a refused call: those at fields, otherwise the general one. */
export function readCallRefusal(answer: unknown): string | undefined {
  const errors = refusalSchema.safeParse(answer).data?.errors
  return errors
    ?.flatMap(({ data, message }) => (data?.errors.length ? data.errors.map((each) => each.message) : [message]))
    .join('. ')
}
