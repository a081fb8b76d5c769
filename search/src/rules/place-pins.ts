/**
 * Returns the ranking without `hidden` and with every pin at its position, counted from 0 over all pages. Of two pins
 * of the same record the first counts. A pin whose position is taken moves to the next free one, and a pin beyond the
 * end goes to the end. Ids may be numbers of documents. Only the first `limit` entries are made.
 */
export function placePins<Id>(
  ranked: ArrayLike<Id>,
  pins: readonly { readonly id: Id; readonly position: number }[],
  hidden: ReadonlySet<Id>,
  limit: number = Number.POSITIVE_INFINITY,
): Id[] {
  const places = new Map<number, Id>()
  const pinned = new Set<Id>()
  for (const { id, position } of pins) {
    if (pinned.has(id)) continue
    let place = position
    while (places.has(place)) place++
    places.set(place, id)
    pinned.add(id)
  }
  const placed: Id[] = []
  const put = (id: Id) => {
    while (placed.length < limit) {
      const pin = places.get(placed.length)
      if (pin === undefined) break
      places.delete(placed.length)
      placed.push(pin)
    }
    if (placed.length < limit) placed.push(id)
  }
  for (let at = 0; at < ranked.length && placed.length < limit; at++) {
    const id = ranked[at]
    if (id !== undefined && !pinned.has(id) && !hidden.has(id)) put(id)
  }
  const rest = [...places].sort(([a], [b]) => a - b)
  for (const [, id] of rest) if (placed.length < limit) placed.push(id)
  return placed
}
