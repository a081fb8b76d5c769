import type { Analyzer } from '../analysis/analyzer.ts'
import type { DocumentSet } from '../columns/columns.ts'
import type { Segment } from '../index/segment.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import type { IndexConfig } from '../port/search-port.ts'
import type { PreparedRules } from '../rules/prepare-rules.ts'
import type { PreparedSynonyms } from '../synonyms/prepare-synonyms.ts'
import type { Remembered } from './remembered.ts'

/** A segment and which of its documents are no more. */
export type Part = { readonly segment: Segment; readonly deleted: DocumentSet | undefined; readonly gone: number }

/** What a configuration comes to. */
export type Prepared = {
  readonly config: IndexConfig
  readonly settings: IndexSettings
  /** Of records. */
  readonly analyzer: Analyzer
  readonly queryAnalyzer: Analyzer
  readonly synonyms: PreparedSynonyms
  readonly rules: PreparedRules
}

/** The state of an index that a search sees. Never changed: a write makes the next one. */
export type Generation = Prepared & {
  readonly number: number
  readonly parts: readonly Part[]
  readonly records: number
  /** Place in the order of insertion for the next new record. */
  readonly nextOrder: number
  readonly remembered: Remembered
}

export type Place = { readonly part: number; readonly document: number }

export function isDeleted(deleted: DocumentSet | undefined, document: number): boolean {
  return deleted !== undefined && ((deleted[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0
}

/** Where a record is. */
export function findPlace(parts: readonly Part[], objectID: string): Place | undefined {
  for (let part = parts.length - 1; part >= 0; part--) {
    const document = parts[part]?.segment.documentOf.get(objectID)
    if (document !== undefined && !isDeleted(parts[part]?.deleted, document)) return { part, document }
  }
  return undefined
}

export function countRecords(parts: readonly Part[]): number {
  return parts.reduce((sum, { segment, gone }) => sum + segment.size - gone, 0)
}
