import type { SearchReader } from '@menagerie/search/port/search-port'
import type { SearchState } from '../../search-client/search-state.ts'
import { askList, type ToCards } from './ask-list.ts'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'

/** Longest wait for the first page of a list; it then says that search does not answer. */
const ANSWER_MS = 2_500

type Live = { search: SearchReader; signal: AbortSignal }

/** Returns what a list shows for its address, from the site's own engine. Undefined: search does not answer, or not in time. */
export async function askServer<Card>(
  { search, signal }: Live,
  state: SearchState,
  settings: ListSettings,
  toCards: ToCards<Card>,
): Promise<ListContent<Card> | undefined> {
  const late = Promise.withResolvers<undefined>()
  const giveUp = () => late.resolve(undefined)
  const timer = setTimeout(giveUp, ANSWER_MS)
  signal.addEventListener('abort', giveUp, { once: true })
  const asker = {
    search: async (requests: Parameters<SearchReader['search']>[0]) => (await search.search(requests)).results,
  }
  try {
    return await Promise.race([askList(asker, state, settings, toCards), late.promise])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
