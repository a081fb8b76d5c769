/** Spec §5 and §9: a grid of editors' choice shows with this many, no fewer, no more. */
export const MIN_GRID_ITEMS = 4
export const MAX_GRID_ITEMS = 9

/** The parts of the message that an editor gets about a grid of a wrong size. */
type GridCountProblem = { min: number; max: number; found: number }

/** Counts what is chosen, each thing once; nothing when the grid may show. */
export function findGridCountProblem(keys: readonly string[]): GridCountProblem | undefined {
  const found = new Set(keys).size
  const fits = found >= MIN_GRID_ITEMS && found <= MAX_GRID_ITEMS
  return fits ? undefined : { min: MIN_GRID_ITEMS, max: MAX_GRID_ITEMS, found }
}

/** The message as the studio says it at the field. `things` is a plural such as “pages”. */
export function toGridCountMessage({ min, max, found }: GridCountProblem, things: string): string {
  return `This grid shows ${min} to ${max} different ${things}, and there are ${found} now`
}
