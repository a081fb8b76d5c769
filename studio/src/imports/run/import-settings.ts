import type { ImportRights } from '../products/import-rights.ts'
import type { Mapping } from '../products/mapping.ts'
import type { FieldChange } from '../products/plan-changes.ts'
import type { ImportProblem } from '../products/read-row.ts'

export type ImportSettings = {
  mapping: Mapping
  /** New texts and changes land so; facts and prices have no drafts. */
  status: 'published' | 'draft'
  /** Nothing is saved. */
  isDry: boolean
  /** Words that are no term become one, of this name in the language of the site that is named. */
  makesTerms?: boolean
  /** Products without SKU get the next free number from here. */
  skusFrom?: number | undefined
  /** Products that no row names are deleted. */
  deletesMissing?: boolean
  /** All, where a run is a command. */
  rights?: ImportRights
  /** The person named by the versions of the changes. */
  savedBy: string
}

/** One product of the result, as it is told and noted. */
export type ProductFinding = {
  key: string
  where: string
  /** Places of all rows that it was told by; absent where that is one. */
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
  /** What each column of the tables is taken for; undefined for one that is no field. */
  onColumn?: (header: string, meaning: string | undefined) => void
  /** Words that are no terms, such as `flavor/Lachs`, and how often they stand there. */
  onWords?: (words: ReadonlyMap<string, number>) => void
  onProduct?: (finding: ProductFinding) => void
  onProblem?: (problem: ImportProblem) => void
  onNote?: (sentence: string) => void
  onProgress?: (done: number, total: number) => void
  isStopped?: () => boolean
}

export const noCounts = (): ImportCounts => ({ new: 0, changed: 0, same: 0, broken: 0, gone: 0, problems: 0, files: 0 })
