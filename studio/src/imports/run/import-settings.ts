import type { ImportRights } from '../products/import-rights.ts'
import type { Mapping } from '../products/mapping.ts'
import type { FieldChange } from '../products/plan-changes.ts'
import type { ImportProblem } from '../products/read-row.ts'

export type ImportSettings = {
  mapping: Mapping
  /** Status of new texts and changes; facts and prices have no drafts. */
  status: 'published' | 'draft'
  /** Saves nothing. */
  isDry: boolean
  /** Creates a term for each unknown word, named in the language of the site. */
  makesTerms?: boolean
  /** Products without a SKU get the next free number from here. */
  skusFrom?: number | undefined
  /** Deletes products that no row names. */
  deletesMissing?: boolean
  /** All rights if absent, for the command. */
  rights?: ImportRights
  /** Author of the new versions. */
  savedBy: string
}

/** Result for one product, as reported and stored. */
export type ProductFinding = {
  key: string
  where: string
  /** Places of all rows of the product; absent if there is only one. */
  rows?: readonly string[]
  name: string
  state: 'new' | 'changed' | 'same' | 'broken' | 'gone'
  changes: readonly FieldChange[]
  problems: readonly ImportProblem[]
}

export type ImportCounts = {
  new: number
  changed: number
  same: number
  broken: number
  gone: number
  problems: number
  files: number
}

export type ImportWatch = {
  onStart?: (products: number, rows: number) => void
  /** Called with the field that a column is recognized as; undefined if none. */
  onColumn?: (header: string, meaning: string | undefined) => void
  /** Called with unknown terms, such as `flavor/Lachs`, and their number. */
  onWords?: (words: ReadonlyMap<string, number>) => void
  onProduct?: (finding: ProductFinding) => void
  onProblem?: (problem: ImportProblem) => void
  onNote?: (sentence: string) => void
  onProgress?: (done: number, total: number) => void
  isStopped?: () => boolean
}

export const noCounts = (): ImportCounts => ({ new: 0, changed: 0, same: 0, broken: 0, gone: 0, problems: 0, files: 0 })
