import { z } from 'zod'

const factorsSchema = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), added: z.string(), used: z.string() })),
  app: z.string(),
  recoveryCodes: z.number(),
  isRequired: z.boolean().default(false),
  needsPassword: z.boolean().default(true),
})
export type ShownFactors = z.infer<typeof factorsSchema>

/** Loads the factors from an address of the studio; rejects without an answer. */
export async function loadFactors(address: string): Promise<ShownFactors> {
  const response = await fetch(address)
  const answer: unknown = await response.json()
  return factorsSchema.parse(answer)
}
