import { toNameKey } from '@menagerie/contract/clean-text'
import type { PayloadRequest } from 'payload'
import { TEMPLATE_LABELS } from '../../publish/parts/template-parts.ts'
import { toFormWord } from '../languages/find-form-word.ts'
import { listLanguageColumns, readSharedRows } from './read-shared-rows.ts'
import { listSiteColumns, readSiteRows } from './read-site-rows.ts'
import {
  ROWS_PER_PAGE,
  type State,
  type Status,
  type StatusQuery,
  type StatusRow,
  type TranslationCell,
} from './status.ts'
import { isTranslated } from './translated-from.ts'

/** All rows that match the query. */
export async function readAllStatus(req: PayloadRequest, query: StatusQuery) {
  const { collection } = query
  const isOfSites = isTranslated(collection)
  const columns = isOfSites ? listSiteColumns(query.brand) : listLanguageColumns()
  const all = isOfSites ? await readSiteRows(req, collection, query) : await readSharedRows(req, collection)
  return { columns, all, rows: all.filter((row) => isAsked(row, query)) }
}

/** One page of the rows, with counts over all of them. */
export async function readTranslationStatus(req: PayloadRequest, query: StatusQuery): Promise<Status> {
  const { columns, all, rows } = await readAllStatus(req, query)
  const begin = (query.page - 1) * ROWS_PER_PAGE
  const counts = columns.map(({ id }) => {
    const states = Map.groupBy(rows, ({ cells }) => cells[id]?.state ?? 'none')
    return [id, Object.fromEntries([...states].map(([state, each]) => [state, each.length]))] as const
  })
  return {
    columns,
    rows: rows.slice(begin, begin + ROWS_PER_PAGE),
    total: rows.length,
    pages: Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE)),
    counts: Object.fromEntries(counts),
    people: [...new Set(all.flatMap(({ cells }) => Object.values(cells).flatMap(({ by }) => by ?? [])))].toSorted(),
    templates: [...new Set(all.flatMap(({ template }) => template ?? []))]
      .map((value) => ({ value, label: nameTemplate(value, req.i18n.language) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, req.i18n.language)),
  }
}

const LABELS: Readonly<Record<string, string>> = TEMPLATE_LABELS

/** Name of a template as in the form of a page, without its description. */
export const nameTemplate = (template: string, language: string): string =>
  toFormWord(LABELS[template] ?? template, language).split(/[:：]/)[0] ?? template

function isAsked({ cells, template, title }: StatusRow, asked: StatusQuery): boolean {
  if (asked.template && template !== asked.template) return false
  if (asked.title && !toNameKey(title).includes(toNameKey(asked.title))) return false
  const seen = asked.site ? [cells[asked.site]] : Object.values(cells)
  return seen.some(
    (cell) =>
      cell !== undefined && (!asked.state || isIn(cell, asked.state)) && (!asked.person || cell.by === asked.person),
  )
}

/** A document with an unpublished draft counts as draft as well, whatever is published. */
const isIn = (cell: TranslationCell, state: State): boolean =>
  cell.state === state || (state === 'marked' && cell.open > 0) || (state === 'draft' && cell.isWaiting)
