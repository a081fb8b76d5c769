import type { OutsideRecord } from '../../platform/outside/read-records.ts'
import { meaningOf } from '../values/meaning-of.ts'
import { findCellFault, isEmptyCell } from '../values/read-cells.ts'
import type { Mapping } from './mapping.ts'
import { type ProductColumn, type ReadColumn, readColumn } from './read-column.ts'
import { readScope, type Scope } from './scope.ts'

export type ImportProblem = {
  where: string
  field: string
  message: string
  key?: string | undefined
  ofProduct?: boolean
}
export type Cell = { column: ProductColumn; header: string; cell: unknown; where: string }
type RowCells = { where: string; cells: Cell[]; problems: ImportProblem[] }

/** Creates a reader for the rows of one file, which determines the meaning of each column once. */
export function createRowReader(mapping: Mapping) {
  const columns = new Map<string, ReadColumn>()
  const site = mapping.site === undefined ? undefined : readScope(mapping.site)
  const columnOf = (header: string) => {
    const known = columns.get(header) ?? readColumn(meaningOf(mapping.columns, header))
    columns.set(header, known)
    return known
  }
  return {
    columnOf,
    readRow: ({ where, fields }: OutsideRecord): RowCells => {
      const problems: ImportProblem[] = []
      const scope = findRowScope(fields, columnOf, (field, message) => problems.push({ where, field, message })) ?? site
      const cells = Object.entries(fields).flatMap(([header, cell]): Cell[] => {
        if (header === '') return []
        const read = columnOf(header)
        // Unknown columns are reported once for the whole file.
        if (!read.ok || read.column.part === 'ignored' || read.column.part === 'scope') return []
        if (cell === undefined || (isEmptyCell(cell) && cell !== null && mapping.emptyCells === 'keep')) return []
        const fault = findCellFault(cell)
        if (fault !== undefined) problems.push({ where, field: header, message: fault })
        const column = withScope(read.column, scope)
        if (needsScope(column)) problems.push({ where, field: header, message: TELL_SCOPE })
        return [{ column, header, cell, where }]
      })
      return { where, cells, problems }
    },
  }
}

const TELL_SCOPE = 'needs a site: name it in the column (name:nl_NL), in a column “site”, or with --site'

function findRowScope(
  fields: OutsideRecord['fields'],
  columnOf: (header: string) => ReadColumn,
  tell: (field: string, message: string) => void,
): Scope | undefined {
  for (const [header, cell] of Object.entries(fields)) {
    const read = header !== '' && typeof cell === 'string' && cell.trim() !== '' ? columnOf(header) : undefined
    if (!read?.ok || read.column.part !== 'scope') continue
    const scope = readScope(String(cell))
    if (scope) return scope
    tell(header, `“${String(cell)}” is not one of our sites, languages or countries`)
  }
  return undefined
}

function withScope(column: ProductColumn, scope: Scope | undefined): ProductColumn {
  if (!('scope' in column) || column.scope !== undefined || scope === undefined) return column
  return { ...column, scope }
}

function needsScope(column: ProductColumn): boolean {
  return 'scope' in column && column.scope === undefined && column.part !== 'categories'
}
