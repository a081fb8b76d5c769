import type { DocumentSet } from '../columns/columns.ts'
import { buildSegment } from '../index/build-segment.ts'
import type { RecordChange } from '../port/search-port.ts'
import type { SearchRecord } from '../port/search-record.ts'
import type { Generation } from './generation.ts'
import { findDocumentPlace, type IndexPart } from './part.ts'

type Changed = Pick<Generation, 'parts' | 'nextOrder'>

/** Segments are merged into tiers that grow by this factor, so that each record is moved only a few times. */
const TIER = 4

/** Applies changes. A record that is replaced keeps its place among equal ones. */
export function changeParts(generation: Generation, changes: readonly RecordChange[]): Changed {
  const { latest, renewed } = toLatest(changes)
  const parts = [...generation.parts]
  const copied = new Set<number>()
  let { nextOrder } = generation
  const put: { record: SearchRecord; order: number }[] = []
  for (const [id, record] of latest) {
    const place = findDocumentPlace(parts, id)
    const before = place && parts[place.part]?.segment.order[place.document]
    if (place) deleteDocument(parts, place.part, place.document, copied)
    if (record !== undefined) {
      put.push({ record, order: (renewed.has(id) ? undefined : before) ?? nextOrder++ })
    }
  }
  const live = parts.filter(({ segment, gone }) => gone < segment.size)
  if (put.length > 0) live.push(toPart(put, generation))
  return { parts: live, nextOrder }
}

type Latest = {
  /** The final state of each record; undefined: it is removed. */
  readonly latest: ReadonlyMap<string, SearchRecord | undefined>
  /** Ids that were removed before they were added again: they count as new. */
  readonly renewed: ReadonlySet<string>
}

function toLatest(changes: readonly RecordChange[]): Latest {
  const latest = new Map<string, SearchRecord | undefined>()
  const renewed = new Set<string>()
  for (const change of changes) {
    const id = 'put' in change ? change.put.objectID : change.remove
    const isRemoved = latest.has(id) && latest.get(id) === undefined
    if (!('put' in change)) renewed.add(id)
    if (!('put' in change) || isRemoved) latest.delete(id)
    latest.set(id, 'put' in change ? change.put : undefined)
  }
  return { latest, renewed }
}

function deleteDocument(parts: IndexPart[], number: number, document: number, copied: Set<number>): void {
  const part = parts[number]
  if (part === undefined) return
  const { segment, gone } = part
  const deleted: DocumentSet = copied.has(number) && part.deleted ? part.deleted : copySet(part)
  copied.add(number)
  deleted[document >>> 5] = (deleted[document >>> 5] ?? 0) | (1 << (document & 31))
  parts[number] = { segment, deleted, gone: gone + 1 }
}

function copySet({ segment, deleted }: IndexPart): DocumentSet {
  return deleted?.slice() ?? new Uint32Array((segment.size + 31) >>> 5)
}

function toPart(put: { record: SearchRecord; order: number }[], generation: Generation): IndexPart {
  put.sort((a, b) => a.order - b.order)
  const { settings, analyzer, remembered, synonyms } = generation
  const segment = buildSegment(
    put.map(({ record }) => record),
    settings,
    analyzer,
    {
      order: Uint32Array.from(put, ({ order }) => order),
      knows: remembered.has,
      placeholders: synonyms.placeholders,
    },
  )
  return { segment, deleted: undefined, gone: 0 }
}

/** Share of deleted documents from which a part is rebuilt to free their space. */
const MOST_GONE = 0.5

/** Returns the numbers of parts that should be merged; undefined when none should. */
export function findMerge(parts: readonly IndexPart[]): number[] | undefined {
  const tiers = new Map<number, number[]>()
  for (const [number, { segment, gone }] of parts.entries()) {
    if (gone > segment.size * MOST_GONE && segment.size > TIER) return [number]
    const tier = Math.floor(Math.log(Math.max(1, segment.size - gone)) / Math.log(TIER))
    tiers.set(tier, [...(tiers.get(tier) ?? []), number])
  }
  for (const numbers of [...tiers.entries()].sort(([a], [b]) => a - b).map(([, list]) => list)) {
    if (numbers.length >= TIER) return numbers
  }
  return undefined
}
