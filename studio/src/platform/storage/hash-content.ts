import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal; a `Blob` is read in chunks. */
export async function hashContent(content: Buffer | Blob): Promise<string> {
  const hash = createHash('sha256')
  if (content instanceof Blob) for await (const piece of content.stream()) hash.update(piece)
  else hash.update(content)
  return hash.digest('hex')
}
