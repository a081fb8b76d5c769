import type { Values } from '../../platform/values.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { nameUuid } from '../bulk/name-uuid.ts'
import type { CellReading, ImportField } from '../values/import-field.ts'
import type { Names } from '../values/names.ts'
import { type ImportRights, refuseChange } from './import-rights.ts'
import type { Mapping } from './mapping.ts'
import { compareCell, type FieldChange, valueAt, withValue } from './plan-changes.ts'
import type { Cell, ImportProblem } from './read-row.ts'

/** A new or changed text: the published version, and an editor's draft over it. */
export type TextPlan = {
  site: string
  isNew: boolean
  before?: StoredDocument
  after: StoredDocument
  draft?: StoredDocument
  /** Whether only a draft is saved and the published version stays. */
  isDraftOnly: boolean
}

/** A product of a file: its rows, and the id of its facts. */
export type AskedProduct = { id: string; sku: string | undefined; label: string; cells: readonly Cell[]; where: string }

export type PlanSettings = {
  names: Names
  mapping: Mapping
  rights: ImportRights
  status: 'published' | 'draft'
  moment: string
}

type DocumentPlan = {
  collection: 'product-facts' | 'product-texts'
  site?: string
  isNew: boolean
  before?: StoredDocument
  after: StoredDocument
}
export type ProductPlan = {
  id: string
  label: string
  where: string
  /** Places of all rows about the product. */
  rows: readonly string[]
  isNew: boolean
  facts: DocumentPlan | undefined
  texts: readonly TextPlan[]
  changes: readonly FieldChange[]
  problems: readonly ImportProblem[]
  /** Categories by site, in the file's words. */
  categories: readonly { site: string; words: readonly string[] }[]
}

export type Planning = {
  settings: PlanSettings
  changes: FieldChange[]
  note: (cell: Pick<Cell, 'where' | 'header'>, message: string) => void
}

type Applied = { field: ImportField; document: Values; place: string; language: string; site?: string }

/** Returns the document with the value of a cell, or the same object if the value does not change. */
export function applyCell(planning: Planning, cell: Cell, applied: Applied): Values {
  const { field, document, place, language, site } = applied
  const { names, mapping } = planning.settings
  const name = 'name' in cell.column ? cell.column.name : ''
  const reading: CellReading = { names, language, words: mapping.words[name] ?? NO_WORDS, site }
  const outcome = compareCell(field, cell.cell, valueAt(document, field.path), reading)
  if (!outcome.ok) planning.note(cell, outcome.message)
  if (!outcome.ok || outcome.isSame) return document
  const refusal = refuseChange(planning.settings.rights, cell.column.part, place)
  if (refusal !== undefined) {
    planning.note(cell, refusal)
    return document
  }
  const { from } = outcome
  planning.changes.push({
    place,
    field: name,
    from,
    get to() {
      return outcome.to
    },
  })
  return withValue(document, field.path, outcome.value)
}

const NO_WORDS = {}

export const newTextId = (factsId: string, site: string): string => nameUuid(`product text ${site} ${factsId}`)
export const newFactsId = (number: string): string => nameUuid(`product ${number}`)
