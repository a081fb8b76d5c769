import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Api, ApiContext } from './api.ts'
import { beginAnswer } from './begin-answer.ts'
import { hasTag } from './state-tag.ts'

export type OriginalFile = { path: string; mime: string; size: number }

/** Undefined when there is no such file. */
export async function findOriginal(path: string, mime: string): Promise<OriginalFile | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isFile() ? { path, mime, size: stats.size } : undefined
}

/** Content under one hash never changes. */
const FOR_EVER = 'private, max-age=31536000, immutable'

export function sendFile(
  api: Api,
  c: ApiContext,
  { path, mime, size }: OriginalFile,
  headers: Record<string, string> = { 'cache-control': FOR_EVER },
): Response {
  const { outgoing } = c.env
  if (headers.etag !== undefined && hasTag(c.req.header('if-none-match'), headers.etag))
    return c.body(null, 304, headers)
  const about = { ...headers, 'content-type': mime, 'content-length': String(size) }
  if (c.req.method === 'HEAD') return c.body(null, 200, about)
  if (!beginAnswer(outgoing, about)) return RESPONSE_ALREADY_SENT
  pipeline(createReadStream(path), outgoing).catch((error: unknown) => {
    api.log({ level: 'warn', path: c.req.path, message: String(error) })
  })
  return RESPONSE_ALREADY_SENT
}

/** RFC 6266: the name as it is, and one of plain letters for old programs. */
export function toDisposition(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
