export type Measure = { name: string; take: () => Promise<number> }

/**
 * Takes several measurements in turn, round by round (A B C, B C A, …), so that a machine that is slow for a while
 * affects all of them. Returns the numbers of each in the order of the rounds. Numbers at the same place form a pair.
 */
export async function interleave(rounds: number, measures: readonly Measure[]): Promise<Map<string, number[]>> {
  const taken = new Map(measures.map(({ name }): [string, number[]] => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    const first = round % measures.length
    for (const { name, take } of [...measures.slice(first), ...measures.slice(0, first)])
      taken.get(name)?.push(await take())
  }
  return taken
}

/** Divides the numbers pair by pair. */
export function toRatios(own: readonly number[], other: readonly number[]): number[] {
  return own.map((number, at) => number / (other[at] ?? Number.NaN))
}
