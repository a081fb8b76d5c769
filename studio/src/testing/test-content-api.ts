import type { CallLimits } from '../content-api/call/limits.ts'
import { serveContentApi } from '../content-api/serve-content-api.ts'
import type { S3Settings } from '../platform/storage/s3-settings.ts'
import type { TestStudio } from './test-studio.ts'

export const READ_TOKEN = 'read-token-of-tailwell'
export const SUBMISSIONS_TOKEN = 'submissions-token-of-tailwell'
export const ACCOUNTS_TOKEN = 'accounts-token-of-tailwell'
export const ALDERGROVE_ACCOUNTS_TOKEN = 'accounts-token-of-aldergrove'
export const FEED_TOKEN = 'feed-token-of-all-brands'
const ALDERGROVE_FEED_TOKEN = 'feed-token-of-aldergrove'

type TestApiAnswer = { status: number; headers: Headers; body: unknown }

type Where = Pick<TestStudio, 'databaseUrl' | 'mediaDir'> & {
  bucket?: S3Settings | undefined
  limits?: Partial<CallLimits> | undefined
  isProduction?: boolean
}

/** The real Content API over HTTP, on a free port. */
export async function startTestContentApi({ databaseUrl, mediaDir, bucket, limits, isProduction }: Where) {
  const lines: Record<string, unknown>[] = []
  const running = await serveContentApi(
    {
      databaseUrl,
      mediaDir,
      bucket,
      limits,
      isProduction,
      port: 0,
      host: '127.0.0.1',
      tokens: [
        { token: READ_TOKEN, brand: 'tailwell', scope: 'read' },
        { token: SUBMISSIONS_TOKEN, brand: 'tailwell', scope: 'submissions' },
        { token: ACCOUNTS_TOKEN, brand: 'tailwell', scope: 'accounts' },
        { token: ALDERGROVE_ACCOUNTS_TOKEN, brand: 'aldergrove', scope: 'accounts' },
        { token: FEED_TOKEN, brand: '*', scope: 'feed' },
        { token: ALDERGROVE_FEED_TOKEN, brand: 'aldergrove', scope: 'feed' },
      ],
    },
    (line) => lines.push(line),
  )
  const origin = `http://127.0.0.1:${running.port}`
  const address = (path: string, query: Record<string, string | undefined>) => {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.append(name, value)
    return url
  }
  async function get(url: URL, headers: Record<string, string> = {}): Promise<TestApiAnswer> {
    const response = await fetch(url, { headers })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  async function send(
    method: string,
    url: URL,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestApiAnswer> {
    const json = { 'content-type': 'application/json', ...headers }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const sent = body === undefined ? {} : { body: text }
    const response = await fetch(url, { method, headers: json, ...sent })
    return { status: response.status, headers: response.headers, body: JSON.parse((await response.text()) || 'null') }
  }
  return {
    ...running,
    send,
    lines,
    get,
    address,
    /** A read call as tailwell/nl_NL. */
    read: (path: string, query: Record<string, string> = {}) =>
      get(address(path, { token: READ_TOKEN, ...query }), { 'accept-language': 'nl-NL' }),
    changes: (since?: string) => get(address('/changes', { token: FEED_TOKEN, since })),
    aldergroveChanges: () => get(address('/changes', { token: ALDERGROVE_FEED_TOKEN })),
    openStream: (since?: string) => openStream(address('/changes/stream', { token: FEED_TOKEN, since })),
  }
}

type TestStreamEvent = { id: string; event: string; data: unknown }

/** Reads a stream of the feed event by event. */
async function openStream(url: URL) {
  const abort = new AbortController()
  const response = await fetch(url, { signal: abort.signal })
  if (response.body === null) throw new Error('The stream has no body')
  const events = readEvents(response.body)
  return {
    // Keeps the response, because `fetch` aborts an unread body once its response is garbage-collected.
    response,
    status: response.status,
    contentType: response.headers.get('content-type'),
    async next(): Promise<TestStreamEvent | undefined> {
      const { value } = await events.next()
      return value ?? undefined
    },
    close: () => abort.abort(),
  }
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<TestStreamEvent, undefined> {
  let buffer = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    buffer += decoder.decode(bytes, { stream: true })
    const parts = buffer.split('\n\n')
    buffer = parts.pop() ?? ''
    for (const part of parts) {
      const fields = new Map(part.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]))
      const data = fields.get('data')
      if (data === undefined) continue
      yield { id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) }
    }
  }
  return undefined
}
