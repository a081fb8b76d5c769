import { z } from 'zod'

const AGAIN_MS = 2_000

const stored = z.looseObject({ updatedAt: z.string(), savedBy: z.string().nullish() })

/**
 * Returns the newest version of a document, asked for again while the studio does not answer: no other save may come that
 * would ask. Undefined where it is gone or may not be read, and once `isGone` says that nothing waits for it.
 *
 * @param address - of the REST API
 */
export async function readNewerVersion(
  address: string,
  isGone: () => boolean,
): Promise<z.infer<typeof stored> | undefined> {
  while (!isGone()) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return stored.safeParse(await answer.json()).data
    if (answer !== undefined && answer.status < 500) return undefined
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
  return undefined
}
