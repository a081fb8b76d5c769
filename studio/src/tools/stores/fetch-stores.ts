import { z } from 'zod'
import { decodeText } from '../../platform/outside/decode-text.ts'
import { parseJson } from '../../platform/outside/parse-json.ts'

type FetchedStores = { stores: unknown[]; isComplete: boolean }

type Options = {
  url: string
  token?: string | undefined
  /** Receives the reason why paging stopped. */
  log: (message: string) => void
  waitMs?: number
}

/** Spec §7: reads `data` and follows `next_page_url` until it is absent. */
const pageSchema = z.object({ data: z.array(z.unknown()), next_page_url: z.string().nullish() })

const MOST_PAGES = 1_000
const WAIT_MS = 15_000
const MOST_BYTES = 10_000_000
/** Maximum size of a page, as a multiple of the first. */
const TIMES_FIRST = 10
const LEAST_LIMIT = 64_000

/**
 * Fetches all stores of an external API. Any failure ends the paging: the stores so far are returned, with `isComplete`
 * false.
 */
export async function fetchStores({ url, token, log, waitMs = WAIT_MS }: Options): Promise<FetchedStores> {
  const stores: unknown[] = []
  const stop = (reason: string): FetchedStores => {
    log(reason)
    return { stores, isComplete: false }
  }
  const { origin } = new URL(url)
  const seen = new Set<string>()
  let next: string | undefined = new URL(url).href
  let limit = MOST_BYTES
  while (next !== undefined) {
    if (seen.has(next)) return stop(`The page ${next} came again`)
    if (seen.size === MOST_PAGES) return stop(`There are more than ${MOST_PAGES} pages`)
    seen.add(next)
    const page = await readPage(next, { token, waitMs, limit })
    if ('failure' in page) return stop(page.failure)
    if (seen.size === 1) limit = Math.min(MOST_BYTES, Math.max(LEAST_LIMIT, page.bytes * TIMES_FIRST))
    stores.push(...page.data)
    const following: URL | null | undefined = page.next ? URL.parse(page.next, next) : undefined
    if (following === null) return stop(`“${page.next}” is no address of a page`)
    // The token must only be sent to one origin.
    if (following && following.origin !== origin) return stop(`The next page is at another origin: ${following.origin}`)
    next = following?.href
  }
  return stores.length > 0 ? { stores, isComplete: true } : stop('There are no stores at all')
}

type Page = { data: unknown[]; next: string | undefined; bytes: number } | { failure: string }

async function readPage(
  url: string,
  { token, waitMs, limit }: { token: string | undefined; waitMs: number; limit: number },
): Promise<Page> {
  try {
    const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(waitMs) })
    // Spec §8.
    if (!answer.ok) return { failure: `HTTP error: ${answer.status} for ${url}` }
    const text = await readText(answer, limit)
    if (text === undefined) return { failure: `The answer for ${url} is longer than ${limit} bytes` }
    const page = pageSchema.safeParse(parseJson(text))
    if (!page.success) return { failure: `The answer for ${url} is no page of stores: ${z.prettifyError(page.error)}` }
    const { data, next_page_url: next } = page.data
    return { data, next: next || undefined, bytes: Buffer.byteLength(text) }
  } catch (error) {
    return { failure: `HTTP error: ${url}: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Undefined if the text is longer than the limit; the rest is not read. */
async function readText(answer: Response, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > limit) return undefined
    chunks.push(chunk)
  }
  return decodeText(Buffer.concat(chunks)).text
}
