import { z } from 'zod'
import { saySilent } from './reader-words.ts'

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

type Posted<Answer> = { found: Answer; problem: '' } | { found?: undefined; problem: string }

/** Posts JSON to an address of the studio; returns the answer, or a sentence about the failure. */
export async function postToStudio<Answer>(
  address: string,
  body: unknown,
  schema: z.ZodType<Answer>,
): Promise<Posted<Answer>> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(address, init).catch(() => undefined)
  const answer: unknown = await response?.json().catch(() => undefined)
  const found = response?.ok ? schema.safeParse(answer) : undefined
  if (found?.success) return { found: found.data, problem: '' }
  return { problem: refusalSchema.safeParse(answer).data?.errors[0]?.message ?? saySilent() }
}
