/** How a query meets a key: all of it, its beginning, and both with one letter wrong, missing, too many or swapped. */
export type Match = 'whole' | 'prefix' | 'whole-typo' | 'prefix-typo'

/** Compared from the first letter that differs: one slip must explain all of the rest. */
export function matchKey(query: string, key: string, allowsTypo: boolean): Match | undefined {
  let at = 0
  while (at < query.length && query.charCodeAt(at) === key.charCodeAt(at)) at += 1
  if (at === query.length) return key.length === at ? 'whole' : 'prefix'
  if (!allowsTypo) return undefined
  const end =
    rest(query, at + 1, key, at + 1) ??
    rest(query, at, key, at + 1) ??
    rest(query, at + 1, key, at) ??
    (isSwap(query, key, at) ? rest(query, at + 2, key, at + 2) : undefined)
  if (end === undefined) return undefined
  return Math.abs(key.length - end) === 0 ? 'whole-typo' : 'prefix-typo'
}

const isSwap = (query: string, key: string, at: number) =>
  query.charCodeAt(at) === key.charCodeAt(at + 1) && query.charCodeAt(at + 1) === key.charCodeAt(at)

/** Where in the key the rest of the query ends, if it goes on like that. */
function rest(query: string, from: number, key: string, at: number): number | undefined {
  const length = query.length - from
  if (length < 0 || at + length > key.length) return undefined
  for (let step = 0; step < length; step += 1) {
    if (query.charCodeAt(from + step) !== key.charCodeAt(at + step)) return undefined
  }
  return at + length
}
