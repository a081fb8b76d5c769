import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { StorageProblem } from '../../platform/storage/file-storage.ts'
import type { Api, ApiContext } from './api.ts'
import { beginAnswer } from './begin-answer.ts'
import { CallRefusal } from './refusal.ts'
import { hasTag } from './state-tag.ts'

export type OriginalFile = { path: string; mime: string; size: number }

/** Undefined if the file does not exist. */
export async function findOriginal(api: Api, path: string, mime: string): Promise<OriginalFile | undefined> {
  const file = await api.storage.find(path).catch(refuseFailed(api))
  return file && { path, mime, size: file.bytes }
}

const refuseFailed = (api: Api) => (error: unknown) => {
  if (!(error instanceof StorageProblem)) throw error
  api.log({ level: 'error', message: error.message })
  throw new CallRefusal(503, 'The place where files are kept does not answer')
}

/** The path contains a hash, so its content never changes. */
const FOR_EVER = 'private, max-age=31536000, immutable'

export async function sendStoredFile(
  api: Api,
  c: ApiContext,
  { path, mime, size }: OriginalFile,
  headers: Record<string, string> = { 'cache-control': FOR_EVER },
): Promise<Response> {
  const { outgoing } = c.env
  if (headers.etag !== undefined && hasTag(c.req.header('if-none-match'), headers.etag))
    return c.body(null, 304, headers)
  const about = { ...headers, 'content-type': mime, 'content-length': String(size) }
  if (c.req.method === 'HEAD') return c.body(null, 200, about)
  const file = await api.storage.open(path).catch(refuseFailed(api))
  if (file === undefined) throw new CallRefusal(404, 'The file is gone')
  if (!beginAnswer(outgoing, about)) {
    file.destroy()
    return RESPONSE_ALREADY_SENT
  }
  pipeline(file, outgoing).catch((error: unknown) => {
    api.log({ level: 'warn', path: c.req.path, message: String(error) })
  })
  return RESPONSE_ALREADY_SENT
}

/** RFC 6266: the full name, and an ASCII version for old clients. */
export function toStoredDisposition(name: string): string {
  const whole = name.toWellFormed()
  const plain = whole.replace(/[^ -~]|["\\%]/g, '_')
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
