import { SearchError } from '@menagerie/search/port/search-error'
import type { SearchReader } from '@menagerie/search/port/search-port'
import type { FromSearchThread, ToSearchThread } from './thread-messages.ts'

type Call = Extract<ToSearchThread, { type: 'search' }>

/** Always returns exactly one message, whatever happens. `begin` returns the reader for the call; `wait` resolves when the indexes are ready. */
export async function answerSearch(
  begin: () => SearchReader,
  wait: (indexes: readonly string[]) => Promise<void>,
  { call, requests }: Call,
): Promise<FromSearchThread> {
  try {
    await wait(requests.map(({ indexName }) => indexName))
    return { type: 'found', call, json: Buffer.from(JSON.stringify(await begin().search(requests))) }
  } catch (error) {
    if (error instanceof SearchError) return { type: 'refused', call, status: error.status, message: error.message }
    return { type: 'failed', call, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
