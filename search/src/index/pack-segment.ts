import { z } from 'zod'
import type { Columns } from '../columns/columns.ts'
import type { KeyTable } from './key-table.ts'
import { DamagedError, type PackedArray, pack, unpack } from './pack.ts'
import type { Segment } from './segment.ts'
import { toShared } from './strings.ts'

const TABLES = ['aliases', 'stems', 'parts'] as const

const names = z.array(z.string())
const dataSchema = z.object({
  attributes: names,
  ids: names,
  facets: z.array(z.object({ name: z.string(), values: names })),
  numbers: names,
  hasPlaces: z.boolean(),
})

/** Packs a segment into bytes with a checksum. */
export function packSegment(segment: Segment): Uint8Array {
  const { columns } = segment
  const arrays = new Map<string, PackedArray>()
  const { vocabulary, postings, records, order } = segment
  arrays.set('vocabulary.units', vocabulary.units).set('vocabulary.start', vocabulary.start)
  arrays.set('postings.start', postings.start).set('postings.documents', postings.documents)
  arrays.set('postings.places', postings.places).set('postings.occurrences', postings.occurrences)
  arrays.set('records.start', records.start).set('records.bytes', records.bytes).set('order', order)
  for (const name of TABLES) {
    const table = segment[name]
    arrays.set(`${name}.units`, table.keys.units).set(`${name}.keys`, table.keys.start)
    arrays.set(`${name}.start`, table.start).set(`${name}.terms`, table.terms)
  }
  for (const [i, facet] of [...columns.facets.values()].entries()) {
    arrays.set(`facet.${i}.start`, facet.start).set(`facet.${i}.ordinals`, facet.ordinals)
  }
  for (const [i, number] of [...columns.numbers.values()].entries()) {
    arrays.set(`number.${i}.start`, number.start).set(`number.${i}.values`, number.values)
  }
  const { places } = columns
  if (places) arrays.set('places.start', places.start).set('places.lat', places.lat).set('places.lng', places.lng)
  const data: z.infer<typeof dataSchema> = {
    attributes: [...segment.attributes],
    ids: [...segment.ids],
    facets: [...columns.facets].map(([name, { values }]) => ({ name, values: [...values] })),
    numbers: [...columns.numbers.keys()],
    hasPlaces: places !== undefined,
  }
  return pack({ data, arrays })
}

type Reader = {
  bytes(name: string): Uint8Array
  units(name: string): Uint16Array
  numbers(name: string): Uint32Array
  floats(name: string): Float64Array
}

/** Reads views into `bytes`, which must not be modified afterwards. Throws `DamagedError`. */
export function readSegment(bytes: Uint8Array): Segment {
  const packed = unpack(bytes)
  const data = dataSchema.safeParse(packed.data)
  if (!data.success) throw new DamagedError('A search index lacks its table')
  const { attributes, ids } = data.data
  const read = createReader(packed.arrays)
  const vocabulary = { units: read.units('vocabulary.units'), start: read.numbers('vocabulary.start') }
  return {
    size: ids.length,
    attributes,
    vocabulary,
    shared: toShared(vocabulary),
    postings: {
      start: read.numbers('postings.start'),
      documents: read.numbers('postings.documents'),
      places: read.numbers('postings.places'),
      occurrences: read.numbers('postings.occurrences'),
    },
    aliases: readTable(read, 'aliases'),
    stems: readTable(read, 'stems'),
    parts: readTable(read, 'parts'),
    ids,
    documentOf: new Map(ids.map((id, document) => [id, document])),
    order: read.numbers('order'),
    records: { start: read.numbers('records.start'), bytes: read.bytes('records.bytes') },
    columns: readColumns(read, data.data),
  }
}

function readTable(read: Reader, name: (typeof TABLES)[number]): KeyTable {
  return {
    keys: { units: read.units(`${name}.units`), start: read.numbers(`${name}.keys`) },
    start: read.numbers(`${name}.start`),
    terms: read.numbers(`${name}.terms`),
  }
}

function readColumns(read: Reader, data: z.infer<typeof dataSchema>): Columns {
  return {
    size: data.ids.length,
    facets: new Map(
      data.facets.map(({ name, values }, i) => [
        name,
        { values, start: read.numbers(`facet.${i}.start`), ordinals: read.numbers(`facet.${i}.ordinals`) },
      ]),
    ),
    numbers: new Map(
      data.numbers.map((name, i) => [
        name,
        { start: read.numbers(`number.${i}.start`), values: read.floats(`number.${i}.values`) },
      ]),
    ),
    places: data.hasPlaces
      ? { start: read.numbers('places.start'), lat: read.floats('places.lat'), lng: read.floats('places.lng') }
      : undefined,
  }
}

function createReader(arrays: ReadonlyMap<string, PackedArray>): Reader {
  function find<T extends PackedArray>(name: string, kind: abstract new (...sizes: never[]) => T): T {
    const array = arrays.get(name)
    if (array instanceof kind) return array
    throw new DamagedError(`A search index lacks ${name}`)
  }
  return {
    bytes: (name) => find(name, Uint8Array),
    units: (name) => find(name, Uint16Array),
    numbers: (name) => find(name, Uint32Array),
    floats: (name) => find(name, Float64Array),
  }
}
