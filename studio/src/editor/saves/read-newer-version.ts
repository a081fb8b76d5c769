import { z } from 'zod'

const AGAIN_MS = 2_000

const stored = z.looseObject({ updatedAt: z.string(), savedBy: z.string().nullish() })

/**
 * Returns the newest version of a document. Retries while the studio does not answer, because there may be no other
 * save to trigger it. Undefined if the document is deleted or not readable, and once `isGone` reports that the caller
 * no longer waits.
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
