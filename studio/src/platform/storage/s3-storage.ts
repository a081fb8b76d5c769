import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type FileStorage, StorageProblem, type StoredFile } from './file-storage.ts'
import { createS3Call, S3_LIMITS, type S3Limits } from './s3-call.ts'
import { readListing } from './s3-listing.ts'
import type { S3Settings } from './s3-settings.ts'

/**
 * Stores files in a bucket of an S3-compatible service. Requires the rights to list the bucket, and to read, write and
 * delete objects.
 */
export function openS3(settings: S3Settings, limits: S3Limits = S3_LIMITS): FileStorage {
  const call = createS3Call(settings, limits)
  const toStream = (response: Response) => Readable.from(readPieces(response, limits.silenceMs), { objectMode: false })
  const keyOf = (path: string) => `${settings.prefix}${path}`

  return {
    name: `${settings.base.href}${settings.prefix}`,
    async put(path, content) {
      await discard(await call(keyOf(path), { method: 'PUT', body: content }))
    },
    async find(path) {
      const response = await call(keyOf(path), { method: 'HEAD' })
      await discard(response)
      return response.ok ? toStoredFile(path, response.headers) : undefined
    },
    async open(path) {
      const response = await call(keyOf(path), { method: 'GET' })
      if (response.ok) return toStream(response)
      await discard(response)
      return undefined
    },
    async remove(path) {
      await discard(await call(keyOf(path), { method: 'DELETE' }))
    },
    async *list() {
      const begun = new Set<string>()
      let after: string | undefined
      do {
        const query = { 'list-type': '2', prefix: settings.prefix, ...(after && { 'continuation-token': after }) }
        const response = await call('', { method: 'GET', query })
        if (!response.ok) throw new StorageProblem(`There is no bucket ${settings.bucket}`)
        const { files, next } = readListing(await text(toStream(response)))
        // Protects against an endless loop if the service returns to a former page.
        if (next !== undefined && begun.has(next))
          throw new StorageProblem('The file storage lists one part again and again')
        for (const { key, bytes, etag } of files) {
          if (key.startsWith(settings.prefix)) yield { path: key.slice(settings.prefix.length), bytes, stamp: etag }
        }
        after = next
        if (after !== undefined) begun.add(after)
      } while (after !== undefined)
    },
  }
}

function toStoredFile(path: string, headers: Headers): StoredFile {
  return { path, bytes: Number(headers.get('content-length') ?? 0), stamp: headers.get('etag') ?? '' }
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel()
}

async function* readPieces(response: Response, silenceMs: number): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  const length = response.headers.get('content-length')
  let bytes = 0
  try {
    while (reader !== undefined) {
      const { done, value } = await unlessSilent(reader.read(), silenceMs)
      if (done) break
      bytes += value.byteLength
      yield value
    }
  } finally {
    await reader?.cancel().catch(() => {})
  }
  // An incomplete file must never count as complete.
  if (length !== null && bytes !== Number(length)) throw new StorageProblem('The file storage kept back part of a file')
}

/** Limits only the wait for the service, not for a slow reader of the file. */
async function unlessSilent<Value>(read: Promise<Value>, silenceMs: number): Promise<Value> {
  const silence = Promise.withResolvers<never>()
  const problem = new StorageProblem(`The file storage said nothing for ${silenceMs} ms`)
  const timer = setTimeout(() => silence.reject(problem), silenceMs)
  try {
    return await Promise.race([read, silence.promise])
  } catch (error) {
    throw error instanceof StorageProblem ? error : new StorageProblem(`The file storage broke off: ${String(error)}`)
  } finally {
    clearTimeout(timer)
  }
}
