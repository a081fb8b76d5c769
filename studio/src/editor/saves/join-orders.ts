type Orders = { mine: readonly string[]; theirs: readonly string[] }

/**
 * Applies the moves of both sides to the base order; all three contain the same ids. Each moved id is placed behind its
 * nearest predecessor that the other side has not moved. Undefined if the result is ambiguous: both have moved the same
 * id, or to the same place, or one move would undo the other.
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
  /** Includes ids that may have been moved: if two neighbours are swapped, either of them. */
  perhaps: ReadonlySet<string>
}

/** Finds the smallest set of moves between two orders. If two neighbours are swapped, the later one counts as moved forward. */
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

/** For each number, the length of the longest ascending subsequence that ends with it. */
function measureAscents(numbers: readonly number[]): readonly number[] {
  const lengths: number[] = []
  for (const number of numbers) {
    const lower = lengths.filter((_, earlier) => (numbers[earlier] ?? 0) < number)
    lengths.push(1 + Math.max(0, ...lower))
  }
  return lengths
}

/** Inserts each moved id behind its nearest predecessor in `model` that is in `counts`. */
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

/** Whether the joined order undoes a change of this version: two ids that it swapped are in the base order again. */
function isUndone(base: readonly string[], order: readonly string[], joined: readonly string[]): boolean {
  const [before, now] = [base, joined].map((ids) => new Map(ids.map((id, at) => [id, at])))
  const isAhead = (places: ReadonlyMap<string, number> | undefined, a: string, b: string) =>
    (places?.get(a) ?? 0) < (places?.get(b) ?? 0)
  return order.some((a, at) => order.slice(at + 1).some((b) => isAhead(before, b, a) && isAhead(now, b, a)))
}
