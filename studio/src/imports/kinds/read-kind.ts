import { toNameKey } from '@menagerie/contract/clean-text'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { ImportProblem } from '../products/read-row.ts'
import { readScope } from '../products/scope.ts'
import type { ImportRow } from '../read/outside-rows.ts'
import type { ImportCounts, ImportWatch } from '../run/import-settings.ts'
import { meaningOf } from '../values/meaning-of.ts'
import { findCellFault, isEmptyCell, toCellText } from '../values/read-cells.ts'
import type { KindColumn } from './kind-columns.ts'
import type { KindSettings } from './kind-settings.ts'
import { toKindKey } from './stored-kind.ts'

export type KindCell = { header: string; name: string; column: KindColumn; language: string | undefined; cell: unknown }
export type KindRow = {
  where: string
  label: string
  id: string | undefined
  key: string | undefined
  site: string | undefined
  cells: readonly KindCell[]
  problems: readonly ImportProblem[]
}
type KindReading = Pick<KindSettings, 'kind' | 'mapping'> & {
  columns: ReadonlyMap<string, KindColumn>
  watch: ImportWatch
  counts: ImportCounts
}

const LANGUAGES: readonly string[] = [...new Set(BRAND_LOCALES.map(({ file }) => file))]
const toColumnName = (text: string) => toNameKey(text).replace(/[\s-]+/g, '_')

/** Reads rows of one kind: the meaning of their columns, and the document that each row is about. */
export function createKindReader({ kind, mapping, columns, watch, counts }: KindReading) {
  const byName = new Map([...columns].map(([name, column]) => [toColumnName(name), { name, column }]))
  const told = new Set<string>()
  const columnOf = (header: string) => {
    const [name = '', language] = meaningOf(mapping.columns, header).split(':')
    return { ...byName.get(toColumnName(name)), language: language?.trim().toLowerCase(), asked: toColumnName(name) }
  }
  const tellColumn = (where: string, header: string) => {
    if (told.has(header) || header === '') return
    told.add(header)
    const { name, asked } = columnOf(header)
    const isOwn = asked === 'id' || asked === '-' || asked === ''
    watch.onColumn?.(header, name ?? (isOwn ? asked : undefined))
    if (name !== undefined || isOwn) return
    counts.problems += 1
    watch.onProblem?.({
      where,
      field: header,
      message: `there is no field “${header}”; map the column, or leave it out with “-”`,
    })
  }

  function read({ where, fields, fault }: ImportRow): KindRow {
    const problems: ImportProblem[] = fault === undefined ? [] : [{ where, field: 'row', message: fault }]
    const cells: KindCell[] = []
    let id: string | undefined
    for (const [header, cell] of Object.entries(fields)) {
      tellColumn(where, header)
      const { name, column, language, asked } = columnOf(header)
      if (asked === 'id' && !isEmptyCell(cell)) id = toCellText(cell).toLowerCase()
      if (name === undefined || column === undefined) continue
      if (isEmptyCell(cell) && cell !== null && mapping.emptyCells === 'keep') continue
      const unread = findCellFault(cell)
      if (unread !== undefined) problems.push({ where, field: header, message: unread })
      if (column.isLocalized && !LANGUAGES.includes(language ?? ''))
        problems.push({ where, field: header, message: `needs a language, such as ${name}:nl` })
      cells.push({ header, name, column, language, cell })
    }
    const site = findSite(cells, where, problems)
    const values = Object.fromEntries(cells.map(({ name, cell }) => [name, name === 'site' ? site : cell]))
    const key = toKindKey(kind, values)
    return { where, label: key ?? id ?? where, id, key, site, cells, problems }
  }

  /** Id of the site that a row names, as `acme/nl_NL` or in another form that is unique. */
  function findSite(cells: readonly KindCell[], where: string, problems: ImportProblem[]): string | undefined {
    const cell = cells.find(({ name }) => name === 'site')
    const text = cell === undefined ? (columns.has('site') ? mapping.site : undefined) : toCellText(cell.cell)
    if (text === undefined) return undefined
    const sites = readScope(text)?.sites ?? []
    const [only] = sites
    if (only !== undefined && sites.length === 1) return only.id
    const several = `must be one site, but could be several: write one of ${sites.map(({ id }) => id).join(', ')}`
    const reason = sites.length === 0 ? 'is not one of our sites' : several
    problems.push({ where, field: cell?.header ?? 'site', message: `“${text}” ${reason}` })
    return undefined
  }

  return { read, columnOf, nameOf: (header: string) => columnOf(header).name ?? columnOf(header).asked }
}
export type KindReader = ReturnType<typeof createKindReader>
