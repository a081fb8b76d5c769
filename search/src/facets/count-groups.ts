import type { Columns, DocumentList } from '../columns/columns.ts'
import { NO_GROUP } from '../query/keep-leaders.ts'
import type { FacetCount, FacetPart } from './count-facets.ts'

/** `groups`: by document, as `Groups` has them for the segment. */
type CountedSegment = { readonly columns: Columns; readonly documents: DocumentList; readonly groups: Uint32Array }

/** How many groups have each value of an attribute; a record without a group is one of its own. */
export function countGroups(segments: readonly CountedSegment[], attribute: string): FacetCount {
  const seen = new Map<string, Set<number>>()
  const parts = segments.flatMap((segment): FacetPart[] => {
    const column = segment.columns.facets.get(attribute)
    return column ? [{ column, counts: countSegment(segment, column, seen) }] : []
  })
  return { parts, numbers: undefined }
}

/** `seen`: groups by value, of the segments before this one, too. */
function countSegment(
  { documents, groups }: CountedSegment,
  { values, start, ordinals }: FacetPart['column'],
  seen: Map<string, Set<number>>,
): Uint32Array {
  const counts = new Uint32Array(values.length)
  const known: (Set<number> | undefined)[] = []
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0
    const group = groups[document] ?? NO_GROUP
    const end = start[document + 1] ?? 0
    for (let at = start[document] ?? 0; at < end; at++) {
      const ordinal = ordinals[at] ?? 0
      const before = known[ordinal] ?? findGroups(seen, values[ordinal] ?? '')
      known[ordinal] = before
      if (before.has(group)) continue
      if (group !== NO_GROUP) before.add(group)
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
  return counts
}

function findGroups(seen: Map<string, Set<number>>, value: string): Set<number> {
  const groups = seen.get(value) ?? new Set()
  seen.set(value, groups)
  return groups
}
