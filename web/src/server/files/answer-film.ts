import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FilmRequest, Films } from '../../media/films/films.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import { baseHeaders, type HeaderOptions, IMMUTABLE } from '../http/headers.ts'
import { isNoneMatch } from '../http/if-none-match.ts'
import { sendFile } from '../http/send-file.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createTextAnswer } from './create-text-answer.ts'

/** A film that is opened by its own address is shown in a document of the browser; the policy lets that document play this file only. */
const POLICY = [
  "default-src 'none'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
const RETRY_S = 5

type FilmOptions = HeaderOptions & { films: Films; metrics: Metrics; log: Log }

/** Sends a film whole or in parts, from the disk and no faster than it is read; or its captions. */
export async function answerFilm(
  asked: FilmRequest,
  request: IncomingMessage,
  response: ServerResponse,
  options: FilmOptions,
): Promise<void> {
  const { films, metrics, log } = options
  const headers = [...baseHeaders(options), 'Content-Security-Policy', POLICY]
  const say = createTextAnswer(response, headers)
  const sayLater = () => {
    metrics.count('film:unavailable')
    return say(503, 'Not here yet', ['Retry-After', String(RETRY_S)])
  }
  const found = await films(asked)
  if (found.status === 404) {
    metrics.count('film:not-found')
    return say(404, 'Not found')
  }
  if (found.status === 302) {
    metrics.count('film:redirect')
    return say(302, '', ['Location', found.location])
  }
  if (found.status === 503) return sayLater()
  if ('captions' in found) {
    metrics.count('film:sent')
    return sendCaptions(found, request, response, [...headers, ...IMMUTABLE])
  }
  const { file: path, etag, mime } = found
  try {
    const about = [...headers, ...IMMUTABLE, 'Content-Type', mime]
    const status = await sendFile(request, response, { path, etag, headers: about })
    if (status === undefined) sayLater()
    else metrics.count('film:sent')
  } catch (error) {
    metrics.count('film:failed')
    log.error('A film could not be sent', { film: asked.key, ...toErrorFields(error) })
    if (response.headersSent) response.destroy()
    else say(500, 'An error occurred')
  }
}

/** Node leaves out the body of answers to HEAD. */
function sendCaptions(
  { captions, etag }: { captions: string; etag: string },
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): void {
  const all = [...headers, 'ETag', etag]
  if (isNoneMatch(request.headers['if-none-match'], etag)) {
    response.writeHead(304, all)
    response.end()
    return
  }
  const bytes = Buffer.from(captions)
  response.writeHead(200, [...all, 'Content-Type', 'text/vtt; charset=utf-8', 'Content-Length', String(bytes.length)])
  response.end(bytes)
}
