type Orders = { mine: readonly string[]; theirs: readonly string[] }

/**
 * The order with what each has moved, of the same ids in three orders. Each moved one stands behind the nearest one before it that the other
 * has left where it was. Undefined where that says nothing: both have moved the same, or to one place, or one would undo the other.
 */
export function joinOrders(base: readonly string[], { mine, theirs }: Orders): readonly string[] | undefined {
  const [{ moved: own, perhaps }, { moved: other, perhaps: others }] = [findMoved(base, mine), findMoved(base, theirs)]
  if ([...perhaps].some((id) => others.has(id))) return undefined
  const still = base.filter((id) => !own.has(id) && !other.has(id))
  const place = (order: readonly string[], model: readonly string[], moved: ReadonlySet<string>) =>
    placeMoved(order, model, moved, new Set([...still, ...moved]))
  const mineFirst = place(place(still, mine, own), theirs, other)
  const theirsFirst = place(place(still, theirs, other), mine, own)
  if (mineFirst.join() !== theirsFirst.join()) return undefined
  return [mine, theirs].some((order) => isUndone(base, order, mineFirst)) ? undefined : mineFirst
}

type Moves = {
  moved: ReadonlySet<string>
  /** With those that may be the moved ones as well: of two neighbours that have changed places, either. */
  perhaps: ReadonlySet<string>
}

/** As few moves as lead from one order to the other. Of two neighbours that have changed places, the later one has come forward. */
function findMoved(base: readonly string[], order: readonly string[]): Moves {
  const known = new Map(base.map((id, at) => [id, at]))
  const places = order.map((id) => known.get(id) ?? 0)
  const before = measureAscents(places)
  const behind = measureAscents(places.map((place) => -place).toReversed()).toReversed()
  const longest = Math.max(...before)
  const steps = order.map((id, at) => ({ id, at, place: places[at] ?? 0, level: before[at] ?? 0 }))
  const held = steps.filter(({ at, level }) => level + (behind[at] ?? 0) - 1 === longest)
  const unmoved: typeof held = []
  for (let level = longest; level > 0; level -= 1) {
    const next = unmoved.at(-1)
    const step = held.findLast(
      (each) => each.level === level && (next === undefined || (each.at < next.at && each.place < next.place)),
    )
    if (step !== undefined) unmoved.push(step)
  }
  const certain = held.filter((step) => held.every((other) => other === step || other.level !== step.level))
  const without = (steps: typeof held) => new Set(order.filter((id) => !steps.some((step) => step.id === id)))
  return { moved: without(unmoved), perhaps: without(certain) }
}

/** For each number, how many ascend to it at most: itself, and some of those before it. */
function measureAscents(numbers: readonly number[]): readonly number[] {
  const lengths: number[] = []
  for (const number of numbers) {
    const lower = lengths.filter((_, earlier) => (numbers[earlier] ?? 0) < number)
    lengths.push(1 + Math.max(0, ...lower))
  }
  return lengths
}

/** Each behind the nearest one before it in its own version that counts. */
function placeMoved(
  order: readonly string[],
  model: readonly string[],
  moved: ReadonlySet<string>,
  counts: ReadonlySet<string>,
): readonly string[] {
  let placed = order
  let before: string | undefined
  for (const id of model) {
    if (moved.has(id)) placed = placed.toSpliced(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id)
    if (counts.has(id)) before = id
  }
  return placed
}

/** Whether two stand in the joined order as before, of which this version has changed the order. */
function isUndone(base: readonly string[], order: readonly string[], joined: readonly string[]): boolean {
  const [before, now] = [base, joined].map((ids) => new Map(ids.map((id, at) => [id, at])))
  const isAhead = (places: ReadonlyMap<string, number> | undefined, a: string, b: string) =>
    (places?.get(a) ?? 0) < (places?.get(b) ?? 0)
  return order.some((a, at) => order.slice(at + 1).some((b) => isAhead(before, b, a) && isAhead(now, b, a)))
}
