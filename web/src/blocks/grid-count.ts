/** Spec §5 and §9: a grid of editors' choice is only shown with so many items. */
export const MIN_GRID_ITEMS = 4
export const MAX_GRID_ITEMS = 9

/** Parameters of the message to editors about an invalid number of items. */
type GridCountProblem = { min: number; max: number; found: number }

/** Counts the chosen items, duplicates once; undefined when the number is valid. */
export function findGridCountProblem(keys: readonly string[]): GridCountProblem | undefined {
  const found = new Set(keys).size
  const fits = found >= MIN_GRID_ITEMS && found <= MAX_GRID_ITEMS
  return fits ? undefined : { min: MIN_GRID_ITEMS, max: MAX_GRID_ITEMS, found }
}

/** Returns the studio's message at the field. `things` is a plural such as “pages”. */
export function toGridCountMessage({ min, max, found }: GridCountProblem, things: string): string {
  return `This grid shows ${min} to ${max} different ${things}, and there are ${found} now`
}
