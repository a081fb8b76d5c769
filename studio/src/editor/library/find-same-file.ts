import { z } from 'zod'

const foundSchema = z.object({ docs: z.array(z.object({ id: z.string(), filename: z.string().nullish() })) })
export type FoundFile = { id: string; filename: string }

/** SHA-256 as stored for every original; undefined for unreadable files, and in browsers without `crypto.subtle`. */
export async function hashUpload(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  const digest = bytes && (await globalThis.crypto?.subtle?.digest('SHA-256', bytes).catch(() => undefined))
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The document of a collection with an identical file. `address`: API address of the collection. */
export async function findSameFile(
  address: string,
  hash: string,
  without: string | undefined,
): Promise<FoundFile | undefined> {
  const where = new URLSearchParams({
    'where[hash][equals]': hash,
    ...(without && { 'where[id][not_equals]': without }),
    limit: '1',
    depth: '0',
  })
  const answer = await fetch(`${address}?${where}`).catch(() => undefined)
  const found = answer?.ok ? foundSchema.safeParse(await answer.json().catch(() => undefined)).data : undefined
  const [first] = found?.docs ?? []
  return first && { id: first.id, filename: first.filename ?? '' }
}
