import type { ReadWords } from './read-words.ts'

/** Words `from` to `to` of a query, read as one word. */
export type JoinedWords = { readonly from: number; readonly to: number; readonly joined: string }

const SHORTEST = 3
const MOST_PAIRS = 4

/**
 * Joins two neighbouring words into one, in either order, for queries that find nothing: `malt paste` where products
 * have the compound in their names, and `bacteria for a filter`. Stop words may stand between them.
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
