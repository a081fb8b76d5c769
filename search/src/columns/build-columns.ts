import type { IndexSettings } from '../port/index-settings.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'
import type { Columns, FacetColumn, NumberColumn, PlaceColumn } from './columns.ts'
import { findRankedAttributes, toFacetDeclarations } from './declared-attributes.ts'
import { collectNumericAttributes, isList, readAttribute } from './read-attribute.ts'

/** A column takes memory for every document: limits records with thousands of different names. */
export const MAX_NUMERIC_ATTRIBUTES = 200

type Settings = Pick<
  IndexSettings,
  'attributesForFaceting' | 'numericAttributesForFiltering' | 'attributeForDistinct' | 'ranking' | 'customRanking'
>

/**
 * Builds facets for what is declared, `_tags`, `objectID` and `attributeForDistinct`; for ranked attributes from
 * their texts only. Builds numbers for `numericAttributesForFiltering` (every attribute with numbers when undefined),
 * facets and ranked attributes. A number written as text is a text, as with Algolia.
 */
export function buildColumns(records: readonly SearchRecord[], settings: Settings): Columns {
  const declared = toFacetDeclarations(settings.attributesForFaceting).map((facet) => facet.attribute)
  const ranked = findRankedAttributes(settings)
  const grouped = settings.attributeForDistinct === undefined ? [] : [settings.attributeForDistinct]
  const facets = new Map<string, FacetColumn>()
  for (const attribute of new Set(['objectID', '_tags', ...declared, ...grouped])) {
    facets.set(attribute, buildFacetColumn(records, attribute, true))
  }
  for (const attribute of ranked) {
    if (facets.has(attribute)) continue
    const texts = buildFacetColumn(records, attribute, false)
    if (texts.values.length > 0) facets.set(attribute, texts)
  }
  const numbers = new Map<string, NumberColumn>()
  for (const attribute of findNumericAttributes(records, settings, [...ranked, ...declared])) {
    const column = buildNumberColumn(records, attribute)
    if (column.values.length > 0) numbers.set(attribute, column)
  }
  return { size: records.length, facets, numbers, places: buildPlaceColumn(records) }
}

function findNumericAttributes(
  records: readonly SearchRecord[],
  settings: Settings,
  wanted: readonly string[],
): Set<string> {
  const listed = settings.numericAttributesForFiltering
  const names = new Set(wanted)
  if (listed === undefined) {
    const limit = names.size + MAX_NUMERIC_ATTRIBUTES
    for (const record of records) collectNumericAttributes(record, names, limit)
  } else {
    for (const entry of listed) names.add(entry.startsWith('equalOnly(') ? entry.slice(10, -1) : entry)
  }
  return names
}

/** Sorts values by code units, so that ordinals compare like the texts; each value once per document. */
function buildFacetColumn(records: readonly SearchRecord[], attribute: string, withNumbers: boolean): FacetColumn {
  const ordinalOf = new Map<string, number>()
  const start = new Uint32Array(records.length + 1)
  const found: number[] = []
  const lastIn: number[] = []
  let current = 0
  const take = (value: string | number | boolean) => {
    if (typeof value === 'number' && !withNumbers) return
    // Trimmed, because a widget sends a value back as it was counted, and spaces around it get lost on the way.
    const text = String(value).trim()
    if (text === '') return
    let ordinal = ordinalOf.get(text)
    if (ordinal === undefined) {
      ordinal = ordinalOf.size
      ordinalOf.set(text, ordinal)
    }
    if (lastIn[ordinal] === current) return
    lastIn[ordinal] = current
    found.push(ordinal)
  }
  records.forEach((record, document) => {
    current = document
    start[document] = found.length
    readAttribute(record, attribute, take)
  })
  start[records.length] = found.length
  const values = [...ordinalOf.keys()]
  const order = values.map((_, ordinal) => ordinal).sort((a, b) => compareText(values[a] ?? '', values[b] ?? ''))
  const rank = new Uint32Array(values.length)
  order.forEach((ordinal, place) => {
    rank[ordinal] = place
  })
  const ordinals = Uint32Array.from(found, (ordinal) => rank[ordinal] ?? 0)
  return { values: order.map((ordinal) => values[ordinal] ?? ''), start, ordinals }
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function buildNumberColumn(records: readonly SearchRecord[], attribute: string): NumberColumn {
  const start = new Uint32Array(records.length + 1)
  const found: number[] = []
  const take = (value: string | number | boolean) => {
    if (typeof value === 'number' && Number.isFinite(value)) found.push(value)
  }
  records.forEach((record, document) => {
    start[document] = found.length
    readAttribute(record, attribute, take)
  })
  start[records.length] = found.length
  return { start, values: Float64Array.from(found) }
}

function buildPlaceColumn(records: readonly SearchRecord[]): PlaceColumn | undefined {
  const start = new Uint32Array(records.length + 1)
  const lat: number[] = []
  const lng: number[] = []
  records.forEach((record, document) => {
    start[document] = lat.length
    const places = record._geoloc ?? []
    for (const place of isList(places) ? places : [places]) takePlace(place, lat, lng)
  })
  start[records.length] = lat.length
  return lat.length === 0 ? undefined : { start, lat: Float64Array.from(lat), lng: Float64Array.from(lng) }
}

/** Ignores impossible coordinates, so that a record with an error in them can still be found by its words. */
function takePlace(place: Json, lat: number[], lng: number[]): void {
  if (typeof place !== 'object' || place === null || isList(place)) return
  if (!isWithin(place.lat, 90) || !isWithin(place.lng, 180)) return
  lat.push(place.lat)
  lng.push(place.lng)
}

function isWithin(value: Json | undefined, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}
