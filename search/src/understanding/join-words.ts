import type { ReadWords } from './read-words.ts'

/** Words `from` to `to` of a query, read as one. */
export type JoinedWords = { readonly from: number; readonly to: number; readonly joined: string }

const SHORTEST = 3
const MOST_PAIRS = 4

/**
 * Two words beside each other as one, in either order, for queries that nothing answers: `malt paste` where things are called by one
 * word, and `bacteria for a filter`. Words that say nothing may stand between them.
 */
export function listJoinedWords({ words }: ReadWords): JoinedWords[] {
  const places = words.flatMap(({ isStopWord }, at) => (isStopWord ? [] : [at]))
  return places.slice(1, MOST_PAIRS + 1).flatMap((to, before) => {
    const from = places[before] ?? 0
    const [first = '', second = ''] = [words[from]?.text, words[to]?.text]
    if (first.length < SHORTEST || second.length < SHORTEST) return []
    return [first + second, second + first].map((joined) => ({ from, to, joined }))
  })
}
