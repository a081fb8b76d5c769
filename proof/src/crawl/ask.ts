import { Agent, type ClientRequest, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

export type CrawlAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** Decoded body, if it is text. */
  text: string
  /** Empty when `text` has the body. */
  body: Buffer
  /** Bytes as they were sent. */
  bytes: number
}

export type AskPage = (url: string, headers?: Readonly<Record<string, string>>) => Promise<CrawlAnswer>

const ANSWER_MS = 30_000
const TEXT = /^(?:text\/|application\/(?:json|xml)|image\/svg\+xml)/

/**
 * Requests public addresses from a site on this machine, without following redirects. `portOf` gives the port behind
 * each origin. All domains share one, and the Host header tells them apart.
 */
export function createCrawlAsker(
  portOf: (url: URL) => number | undefined,
  connections = 8,
): AskPage & { end: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask: AskPage = (address, headers = {}) => {
    const url = new URL(address)
    const port = portOf(url)
    if (port === undefined) return Promise.reject(new Error(`${address} is none of our addresses`))
    return askOnce({
      agent,
      host: '127.0.0.1',
      port,
      path: url.pathname + url.search,
      // As for a visit from another page: the style sheets are crawled as separate files.
      headers: { host: url.host, 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin', ...headers },
      timeout: ANSWER_MS,
    })
  }
  return Object.assign(ask, { end: () => agent.destroy() })
}

function askOnce(options: RequestOptions): Promise<CrawlAnswer> {
  return new Promise((done, fail) => {
    const asked = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.on('end', () => done(toAnswer(response.statusCode ?? 0, response.headers, Buffer.concat(parts))))
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer for ${ANSWER_MS / 1000} s`)))
    asked.on('error', (error) => (wasIdle(asked, error) ? askOnce(options).then(done, fail) : fail(error)))
    asked.end()
  })
}

/** Tells whether the site closed an idle connection, as it may. The request is then sent again on another connection. */
const wasIdle = (asked: ClientRequest, error: Error) =>
  asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET'

function toAnswer(status: number, headers: IncomingHttpHeaders, sent: Buffer): CrawlAnswer {
  const body = headers['content-encoding'] === 'br' && sent.length > 0 ? brotliDecompressSync(sent) : sent
  const text = TEXT.test(headers['content-type'] ?? '') ? body.toString('utf8') : ''
  // Text is kept only once, because a crawl keeps thousands of answers.
  return { status, headers, text, body: text === '' ? body : Buffer.alloc(0), bytes: sent.length }
}
