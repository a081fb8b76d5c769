import type { Analyzer } from '../analysis/analyzer.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import type { IndexConfig } from '../port/search-port.ts'
import type { PreparedRules } from '../rules/prepare-rules.ts'
import type { PreparedSynonyms } from '../synonyms/prepare-synonyms.ts'
import type { IndexPart } from './part.ts'
import type { Remembered } from './remembered.ts'

/** A configuration, prepared for use. */
export type PreparedIndex = {
  readonly config: IndexConfig
  readonly settings: IndexSettings
  /** Analyzer of records. */
  readonly analyzer: Analyzer
  readonly queryAnalyzer: Analyzer
  readonly synonyms: PreparedSynonyms
  readonly rules: PreparedRules
}

/** The state of an index that a search sees. Immutable: a write makes the next one. */
export type Generation = PreparedIndex & {
  readonly number: number
  readonly parts: readonly IndexPart[]
  readonly records: number
  /** Position in the order of insertion for the next new record. */
  readonly nextOrder: number
  readonly remembered: Remembered
}
