import type { Columns, DocumentList, FacetColumn } from '../columns/columns.ts'
import { NO_GROUP } from '../query/keep-leaders.ts'
import type { FacetCounts, FacetPart } from './count-facets.ts'

/** `groups`: group number by document, as `Groups` has it for the segment. */
type CountedSegment = { readonly columns: Columns; readonly documents: DocumentList; readonly groups: Uint32Array }

/** Counts how many groups have each value of `attributes`; a record without a group counts as one. `count`: number of all groups. */
export function countGroups(
  segments: readonly CountedSegment[],
  attributes: readonly string[],
  count: number,
): FacetCounts {
  const sorted = segments.map((segment) => ({ ...segment, documents: sortByGroup(segment, count) }))
  return new Map(
    attributes.flatMap((attribute) => {
      const seen = segments.length > 1 ? new Map<string, Set<number>>() : undefined
      const parts = sorted.flatMap((segment): FacetPart[] => {
        const column = segment.columns.facets.get(attribute)
        return column ? [{ column, counts: countSegment(segment, column, seen) }] : []
      })
      return parts.length === 0 ? [] : [[attribute, { parts, numbers: undefined }] as const]
    }),
  )
}

/** Sorts records by group, so that comparing with the last group of a value shows whether it was counted; those without one come last. */
function sortByGroup({ documents, groups }: CountedSegment, count: number): Uint32Array {
  const places = new Uint32Array(count + 2)
  const toSlot = (document: number) => Math.min(groups[document] ?? NO_GROUP, count)
  for (let i = 0; i < documents.length; i++) {
    const next = toSlot(documents[i] ?? 0) + 1
    places[next] = (places[next] ?? 0) + 1
  }
  for (let slot = 1; slot < places.length; slot++) places[slot] = (places[slot] ?? 0) + (places[slot - 1] ?? 0)
  const sorted = new Uint32Array(documents.length)
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0
    const slot = toSlot(document)
    const at = places[slot] ?? 0
    sorted[at] = document
    places[slot] = at + 1
  }
  return sorted
}

/** `seen`: groups by value, from earlier segments, too; absent where there is only one segment. */
function countSegment(
  { documents, groups }: CountedSegment,
  { values, start, ordinals }: FacetColumn,
  seen: Map<string, Set<number>> | undefined,
): Uint32Array {
  const counts = new Uint32Array(values.length)
  const last = new Uint32Array(values.length).fill(NO_GROUP)
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0
    const group = groups[document] ?? NO_GROUP
    const end = start[document + 1] ?? 0
    for (let at = start[document] ?? 0; at < end; at++) {
      const ordinal = ordinals[at] ?? 0
      if (group !== NO_GROUP && last[ordinal] === group) continue
      last[ordinal] = group
      if (seen === undefined || isFirst(seen, values[ordinal] ?? '', group))
        counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
  return counts
}

/** A group may have records in several segments. */
function isFirst(seen: Map<string, Set<number>>, value: string, group: number): boolean {
  if (group === NO_GROUP) return true
  const groups = seen.get(value) ?? new Set()
  if (groups.size === 0) seen.set(value, groups)
  if (groups.has(group)) return false
  groups.add(group)
  return true
}
