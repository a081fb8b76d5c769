import { type RichTextNodes, type RichTextTable, toCellBlocks } from '@menagerie/contract/rich-text'

/** Returns the texts of a table by row and column; a merged cell's text is repeated in each place that it covers. */
export function toTableGrid(rows: RichTextTable['rows'], toText: (blocks: RichTextNodes) => string): string[][] {
  const grid: string[][] = rows.map(() => [])
  for (const [at, cells] of rows.entries()) {
    const line = grid[at] ?? []
    for (const cell of cells) {
      const column = findFree(line)
      const { colSpan = 1, rowSpan = 1 } = Array.isArray(cell) ? {} : cell
      const text = toText(toCellBlocks(cell))
      for (const each of grid.slice(at, at + rowSpan)) {
        for (let more = 0; more < colSpan; more += 1) each[column + more] = text
      }
    }
  }
  return grid.map((line) => Array.from(line, (text) => text ?? ''))
}

/** Returns the first place of a row that no cell of a row above covers. */
function findFree(line: readonly string[]): number {
  let at = 0
  while (line[at] !== undefined) at += 1
  return at
}
