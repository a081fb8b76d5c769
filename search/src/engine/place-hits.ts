import { isInSet } from '../filters/document-set.ts'
import type { SearchParams } from '../port/search-params.ts'
import { countFoundDocuments, type FoundSet } from '../query/found.ts'
import { NO_GROUP } from '../query/keep-leaders.ts'
import type { RuledRequest } from '../rules/apply-rules.ts'
import { placePins } from '../rules/place-pins.ts'
import { findFilterSet } from './filter-sets.ts'
import type { FoundDocuments } from './find-documents.ts'
import type { Generation } from './generation.ts'
import { type DocumentPlace, findDocumentPlace } from './part.ts'
import { findMembers, type RankedDocuments, rankDocuments } from './rank-documents.ts'

/** A hit before its record is read. `found` and `index` refer to its ranking; a pinned record may not match at all. */
export type PlacedHit = DocumentPlace & {
  readonly found: FoundSet | undefined
  readonly index: number
  readonly isPromoted: boolean
  /** Position in its group. */
  readonly sequence: number
}

type PlacedHits = {
  readonly hits: readonly PlacedHit[]
  readonly total: number
  readonly ranked: RankedDocuments
}

const NOBODY: ReadonlySet<string> = new Set()

export type Window = { readonly from: number; readonly to: number }

/** Returns the hits of a page: ranked, the best (or the best `distinct`) of each group, with pinned records at their positions across all pages. */
export function placeHits(
  generation: Generation,
  params: SearchParams,
  documents: FoundDocuments,
  { pins }: RuledRequest,
  { from, to }: Window,
): PlacedHits {
  const pinned = pins.flatMap((pin) => {
    const place = findDocumentPlace(generation.parts, pin.objectID)
    const isShown = place !== undefined && (!pin.mustPassFilters || passesFilters(generation, params, place))
    return isShown ? [{ position: pin.position, place }] : []
  })
  const ranked = rankDocuments(generation, params, documents, to === from ? 0 : to + pinned.length)
  const groupOf = createGroupOf(ranked)
  const leading = pinned.length === 0 ? NOBODY : new Set(listPlaces(ranked.leaders).map(groupOf))
  const added = new Set(pinned.map(({ place }) => groupOf(place)).filter((group) => !leading.has(group)))
  const total = countFoundDocuments(ranked.leaders) + added.size
  const hits = ranked.refs.flatMap(({ found, index }): PlacedHit[] => {
    const from = ranked.founds[found]
    if (from === undefined) return []
    const place = { part: from.part, document: from.documents[index] ?? 0 }
    return [{ ...place, found: from, index, isPromoted: false, sequence: 0 }]
  })
  const page = pinned.length === 0 ? hits.slice(from, to) : placePinned(hits, pinned, groupOf).slice(from, to)
  return { hits: params.distinct > 1 ? addMembers(page, params, documents, ranked) : page, total, ranked }
}

function passesFilters({ parts }: Generation, params: SearchParams, { part, document }: DocumentPlace): boolean {
  const columns = parts[part]?.segment.columns
  const set = columns && findFilterSet(columns, params)
  return set === undefined || isInSet(set, document)
}

/** Documents of one group have the same name. */
type GroupOf = (place: DocumentPlace) => string

function createGroupOf({ groups }: RankedDocuments): GroupOf {
  return ({ part, document }) => {
    const group = groups?.of[part]?.[document] ?? NO_GROUP
    return group === NO_GROUP ? keyOf({ part, document }) : `group ${group}`
  }
}

function keyOf({ part, document }: DocumentPlace): string {
  return `${part} ${document}`
}

function listPlaces(founds: readonly FoundSet[]): DocumentPlace[] {
  return founds.flatMap(({ part, documents }) => Array.from(documents, (document) => ({ part, document })))
}

/** A pinned record replaces the hit of its group. */
function placePinned(
  hits: readonly PlacedHit[],
  pinned: readonly { position: number; place: DocumentPlace }[],
  groupOf: GroupOf,
): PlacedHit[] {
  const groups = new Set(pinned.map(({ place }) => groupOf(place)))
  const replaced = hits.filter((hit) => groups.has(groupOf(hit))).map(keyOf)
  const known = new Map(hits.map((hit) => [keyOf(hit), hit]))
  const places = new Map(pinned.map(({ place }) => [keyOf(place), place]))
  const pins = pinned.map(({ position, place }) => ({ id: keyOf(place), position }))
  const placed = placePins(hits.map(keyOf), pins, new Set(replaced))
  return placed.flatMap((key): PlacedHit[] => {
    const hit = known.get(key)
    const pin = places.get(key)
    if (hit) return [{ ...hit, isPromoted: pin !== undefined }]
    return pin ? [{ ...pin, found: undefined, index: 0, isPromoted: true, sequence: 0 }] : []
  })
}

/** Adds the next best members of its group after each hit. */
function addMembers(
  page: readonly PlacedHit[],
  params: SearchParams,
  documents: FoundDocuments,
  ranked: RankedDocuments,
): PlacedHit[] {
  const groupOf = ({ part, document }: DocumentPlace) => ranked.groups?.of[part]?.[document] ?? NO_GROUP
  const wanted = new Set(page.map(groupOf).filter((group) => group !== NO_GROUP))
  const members = findMembers(documents, ranked, params, wanted, params.distinct)
  return page.flatMap((hit) => {
    const others = (members.get(groupOf(hit)) ?? [])
      .map(({ found, index }) => ({ found, index, part: found.part, document: found.documents[index] ?? 0 }))
      .filter(({ part, document }) => part !== hit.part || document !== hit.document)
      .slice(0, params.distinct - 1)
    return [hit, ...others.map((other, i) => ({ ...other, isPromoted: false, sequence: i + 1 }))]
  })
}
