import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { readRange } from './byte-range.ts'
import { NO_STORE } from './headers.ts'
import { isNoneMatch } from './if-none-match.ts'

const LEFT: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'EPIPE', 'ECONNRESET'])

type FileToSend = {
  path: string
  etag: string
  /** Name, value, name, value … */
  headers: readonly string[]
}

/**
 * Answers with a file, or the one requested range of it, from the disk and no faster than the visitor reads. Returns
 * undefined, with nothing sent yet, when there is no such file. A connection that ends half-way closes the handle.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, etag, headers }: FileToSend,
): Promise<number | undefined> {
  const file = await open(path).catch(unlessMissing)
  if (file === undefined) return undefined
  try {
    const stats = await file.stat()
    if (!stats.isFile()) throw new Error('what lies there is not a file')
    const { size } = stats
    const all = [...headers, 'ETag', etag, 'Accept-Ranges', 'bytes']
    if (isNoneMatch(request.headers['if-none-match'], etag)) return end(response, 304, all)
    const range =
      request.method === 'GET' && mayBePart(request, etag) ? readRange(request.headers.range, size) : undefined
    if (range === 'none') return end(response, 416, withoutKeeping(all, size))
    const { start, end: last } = range ?? { start: 0, end: size - 1 }
    const about = range === undefined ? [] : ['Content-Range', `bytes ${start}-${last}/${size}`]
    const status = range === undefined ? 200 : 206
    response.writeHead(status, [...all, ...about, 'Content-Length', String(last - start + 1)])
    if (request.method === 'HEAD' || last < start) response.end()
    else await stream(file, response, start, last)
    return status
  } finally {
    await file.close()
  }
}

/** The file may be cached for a year, but not this refusal of a range: caches go by the address. */
function withoutKeeping(headers: readonly string[], size: number): string[] {
  const others = headers.filter((_, at) => headers[at - (at % 2)] !== 'Cache-Control')
  return [...others, ...NO_STORE, 'Content-Range', `bytes */${size}`, 'Content-Length', '0']
}

/** RFC 9110, 13.1.5: a part only fits what the visitor already has of the same file. The site sends no dates, so no date matches. */
function mayBePart({ headers }: IncomingMessage, etag: string): boolean {
  const ifRange = headers['if-range']
  return ifRange === undefined || ifRange === etag
}

function end(response: ServerResponse, status: number, headers: readonly string[]): number {
  response.writeHead(status, [...headers])
  response.end()
  return status
}

async function stream(file: FileHandle, response: ServerResponse, start: number, end: number): Promise<void> {
  try {
    await pipeline(file.createReadStream({ start, end, autoClose: false }), response)
  } catch (error) {
    if (!isGoneVisitor(error)) throw error
  }
}

/** Tells whether the visitor left half-way, which is no failure of the site. */
function isGoneVisitor(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LEFT.has(String(error.code))
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
