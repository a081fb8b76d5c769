import { z } from 'zod'

const foundSchema = z.object({ docs: z.array(z.object({ id: z.string(), filename: z.string().nullish() })) })
export type SamePicture = { id: string; filename: string }

/** SHA-256 as the studio keeps it of every original; undefined where the browser has no such means. */
export async function hashPicture(file: Blob): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', await file.arrayBuffer()).catch(() => undefined)
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The picture of the library with the same bytes. */
export async function findSamePicture(
  api: string,
  hash: string,
  without: string | undefined,
): Promise<SamePicture | undefined> {
  const where = new URLSearchParams({
    'where[hash][equals]': hash,
    ...(without && { 'where[id][not_equals]': without }),
    limit: '1',
    depth: '0',
  })
  const answer = await fetch(`${api}/media?${where}`).catch(() => undefined)
  const found = answer?.ok ? foundSchema.safeParse(await answer.json()).data : undefined
  const [first] = found?.docs ?? []
  return first && { id: first.id, filename: first.filename ?? '' }
}
