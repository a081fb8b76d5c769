import type { DocumentSet } from '../columns/columns.ts'
import type { Segment } from '../index/segment.ts'

/** A segment and its deleted documents. */
export type IndexPart = { readonly segment: Segment; readonly deleted: DocumentSet | undefined; readonly gone: number }

export type DocumentPlace = { readonly part: number; readonly document: number }

export function isDeleted(deleted: DocumentSet | undefined, document: number): boolean {
  return deleted !== undefined && ((deleted[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0
}

/** Finds the position of a record. */
export function findDocumentPlace(parts: readonly IndexPart[], objectID: string): DocumentPlace | undefined {
  for (let part = parts.length - 1; part >= 0; part--) {
    const document = parts[part]?.segment.documentOf.get(objectID)
    if (document !== undefined && !isDeleted(parts[part]?.deleted, document)) return { part, document }
  }
  return undefined
}

export function countRecords(parts: readonly IndexPart[]): number {
  return parts.reduce((sum, { segment, gone }) => sum + segment.size - gone, 0)
}
