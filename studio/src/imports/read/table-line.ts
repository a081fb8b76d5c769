/** Cells of a table in their order; `where` names the place in words, such as `line 7`. */
export type TableLine = { where: string; cells: readonly unknown[] }

/** Whether a cell names a column that products are known by. */
export type IsKeyName = (cell: string) => boolean
