import { z } from 'zod'

const refusalSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
})

/** The messages of a refused save, by field. */
export async function refusalOfSave(save: () => Promise<unknown>) {
  try {
    await save()
  } catch (error) {
    return refusalSchema.parse(error).data.errors.map(({ path, message }) => ({ path, message }))
  }
  throw new Error('This was not refused')
}
