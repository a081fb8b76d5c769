/** Cells of a table's row; `where` describes the place, such as `line 7`. */
export type TableLine = { where: string; cells: readonly unknown[] }

/** Whether a cell is the name of a column that identifies products. */
export type IsKeyName = (cell: string) => boolean
