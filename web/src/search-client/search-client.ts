import { readFields, readList } from './read-json.ts'
import type { SearchRequest } from './search-requests.ts'

export type SearchClient = {
  /**
   * Returns results in the order of the requests. Undefined when the same client made a later call meanwhile, whose
   * answer is the one to show. Rejects when search refuses, or does not answer in time.
   */
  search: (requests: readonly SearchRequest[]) => Promise<readonly unknown[] | undefined>
  /** Cancels the call in progress. */
  cancel: () => void
}

/** Time limit for an answer: more than a slow connection needs, less than visitors wait. */
const ANSWER_MS = 8_000
const KEPT_ANSWERS = 50

/**
 * Search in the browser: one call at a time, the newest. Answers are cached as long as the page is open, so that
 * going back is instant. `address` is that of the multi-query, with its key (`RenderContext.search`).
 */
export function createSearchClient(
  address: string,
  fetchFrom: typeof fetch = (...call) => fetch(...call),
): SearchClient {
  const kept = new Map<string, readonly unknown[]>()
  let underWay: AbortController | undefined

  async function ask(body: string, signal: AbortSignal): Promise<readonly unknown[]> {
    // As text/plain the request needs no CORS preflight on any host.
    const answer = await fetchFrom(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body, signal })
    if (!answer.ok) throw new Error(`Search answered ${answer.status}`)
    const value: unknown = await answer.json()
    return readList(readFields(value).results)
  }

  return {
    async search(requests) {
      underWay?.abort()
      const own = new AbortController()
      underWay = own
      const body = JSON.stringify({ requests })
      const known = kept.get(body)
      if (known !== undefined) return known
      try {
        const results = await ask(body, AbortSignal.any([own.signal, AbortSignal.timeout(ANSWER_MS)]))
        if (own.signal.aborted) return undefined
        keep(kept, body, results)
        return results
      } catch (error) {
        if (own.signal.aborted) return undefined
        throw error
      }
    },
    cancel: () => underWay?.abort(),
  }
}

function keep(kept: Map<string, readonly unknown[]>, body: string, results: readonly unknown[]): void {
  kept.set(body, results)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest)
}
