import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Values } from '../../platform/values.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { compareCell, type FieldChange, valueAt, withValue } from '../products/plan-changes.ts'
import type { Names } from '../values/names.ts'
import type { KindSettings } from './kind-settings.ts'
import type { KindCell, KindReader, KindRow } from './read-kind.ts'

type KindPlan = { after: StoredDocument; changes: readonly FieldChange[]; languages: readonly string[] }
type KindPlanning = Pick<KindSettings, 'mapping' | 'status'> & {
  names: Names
  hasDrafts: boolean
  columnOf: KindReader['columnOf']
}

/** Plans how a row changes a document. */
export function createKindPlanner({ mapping, status, names, hasDrafts, columnOf }: KindPlanning) {
  function plan(
    row: KindRow,
    before: StoredDocument | undefined,
    note: (field: string, message: string) => void,
  ): KindPlan {
    const changes: FieldChange[] = []
    const changed = new Set<string>()
    const languages = new Set<string>()
    const blank: Values = { ...(row.site && { site: row.site }), ...(hasDrafts && { _status: status }) }
    const cells = cellsOf(row, before)
    const read = cells.reduce<Values>((document, { header, name, column, language, cell }) => {
      const { field, isLocalized } = column
      const path = isLocalized && language ? [...field.path, language] : field.path
      const stored = valueAt(document, path)
      const given = name === 'site' ? row.site : cell
      // On screen, words are mapped once per vocabulary, whatever the name of the column.
      const words = { ...mapping.words[`facets.${name.split('.').at(-1)}`], ...mapping.words[name] }
      const site = row.site ?? (typeof before?.site === 'string' ? before.site : undefined)
      const outcome = compareCell(field, given, stored, { names, words, site, language: language ?? languageOf(site) })
      if (!outcome.ok) note(header, outcome.message)
      if (!outcome.ok || outcome.isSame) return document
      changed.add(path.join('.'))
      if (isLocalized && language) languages.add(language)
      return withValue(document, path, outcome.value)
    }, before ?? blank)
    // Normalizing a value may need others of the row: a telephone number its country.
    const after = cells.reduce<Values>(
      (document, { header, name, column: { field, isLocalized, toKept, findFault }, language }) => {
        const path = isLocalized && language ? [...field.path, language] : field.path
        if (!changed.delete(path.join('.'))) return document
        const stored = valueAt(before ?? blank, path)
        const kept = toKept(valueAt(read, path), read, before)
        const [from, to] = [field.show(stored, names), field.show(kept, names)]
        if (from === to && before !== undefined) return withValue(document, path, stored)
        const unfit = findFault?.(kept, read)
        if (unfit !== undefined) note(header, unfit)
        changes.push({ place: language ?? '', field: name, from, to })
        return withValue(document, path, kept)
      },
      read,
    )
    // If drafts are requested, the published version stays.
    const isDraft = status === 'draft' && hasDrafts && before?._status === 'published' && changes.length > 0
    const says = cells.some(({ name }) => name === 'status')
    const kept = { ...after, id: before?.id ?? '', ...(isDraft && !says && { _status: 'draft' }) }
    return { after: kept, changes, languages: [...languages] }
  }

  /** Adds the mapping's defaults for columns that a new document's row lacks. */
  function cellsOf({ cells }: KindRow, before: StoredDocument | undefined): readonly KindCell[] {
    if (before !== undefined) return cells
    const more = Object.entries(mapping.defaults).flatMap(([header, cell]): KindCell[] => {
      const { name, column, language } = columnOf(header)
      const isGiven = cells.some((each) => each.name === name && each.language === language)
      return name === undefined || column === undefined || isGiven ? [] : [{ header, name, column, language, cell }]
    })
    return [...cells, ...more]
  }

  return plan
}

const languageOf = (site: string | undefined) => BRAND_LOCALES.find(({ id }) => id === site)?.iso ?? 'en'
