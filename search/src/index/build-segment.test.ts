import { describe, expect, test } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import { buildSegment } from './build-segment.ts'
import { findKey } from './key-table.ts'
import { attributeOf, isWholeWord, positionOf } from './occurrence.ts'
import { DamagedError } from './pack.ts'
import { packSegment, readSegment } from './pack-segment.ts'
import { readRecord } from './record-bytes.ts'
import type { Segment } from './segment.ts'
import { findString, textAt } from './strings.ts'

const RECORDS = [
  { objectID: 'a', name: 'Hondenvoer met zalm', tags: ['zalm', 'rund vlees'], price: 4, brand: 'Bogaloo' },
  { objectID: 'b', name: 'Voer voor honden', size: { text: 'Groot', kg: 12 }, brand: 'Bogaloo' },
  { objectID: 'c', name: 'Mäuse', _geoloc: { lat: 52, lng: 5 }, brand: 'Tailwell' },
]
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  searchableAttributes: ['name,tags', 'unordered(size)'],
  attributesForFaceting: ['brand'],
}

function build(language = 'nl'): Segment {
  return buildSegment(RECORDS, SETTINGS, findAnalyzer(language))
}

/** Lists `document:attribute:position`, with `!` if the word is the whole value. */
function placesOf({ vocabulary, postings, attributes }: Segment, word: string): string[] {
  const term = findString(vocabulary, word)
  const found: string[] = []
  for (let p = postings.start[term] ?? 0; p < (postings.start[term + 1] ?? 0); p++) {
    for (const occurrence of postings.occurrences.subarray(postings.places[p], postings.places[p + 1])) {
      const path = attributes[attributeOf(occurrence)]
      found.push(`${postings.documents[p]}:${path}:${positionOf(occurrence)}${isWholeWord(occurrence) ? '!' : ''}`)
    }
  }
  return found
}

function termsOf(segment: Segment, table: 'aliases' | 'stems' | 'parts', key: string): string[] {
  const { from, to } = findKey(segment[table], key)
  return [...segment[table].terms.subarray(from, to)].map((term) => textAt(segment.vocabulary, term))
}

describe('a built segment', () => {
  test('has the position of each word, with list values kept apart', () => {
    const segment = build()
    expect(placesOf(segment, 'zalm')).toEqual(['0:name:2', '0:tags:0!'])
    expect(placesOf(segment, 'vlees')).toEqual(['0:tags:10'])
    expect(placesOf(segment, 'groot')).toEqual(['1:size:0!'])
    expect(placesOf(segment, '12')).toEqual(['1:size:9!'])
    expect(placesOf(segment, 'bogaloo')).toEqual([])
  })

  test('finds words by stem, by compound part and by alternative spelling', () => {
    const segment = build()
    const [stem = ''] = findAnalyzer('nl').stems('voer')
    expect(termsOf(segment, 'parts', stem)).toEqual(['hondenvoer'])
    const [plural = ''] = findAnalyzer('nl').stems('honden')
    expect(termsOf(segment, 'stems', plural)).toEqual(['honden'])
    expect(termsOf(build('de'), 'aliases', 'maeuse')).toEqual(['mause'])
  })

  test('also splits compounds by words from the rest of the index', () => {
    const alone = buildSegment(RECORDS.slice(0, 1), SETTINGS, findAnalyzer('nl'))
    expect(alone.parts.terms).toHaveLength(0)
    const knows = (word: string) => word === 'honden' || word === 'voer'
    const among = buildSegment(RECORDS.slice(0, 1), SETTINGS, findAnalyzer('nl'), { knows })
    expect(termsOf(among, 'parts', 'voer')).toEqual(['hondenvoer'])
  })

  test('without searchable attributes indexes every text except the object ID', () => {
    const segment = buildSegment(RECORDS, DEFAULT_SETTINGS, findAnalyzer('nl'))
    expect(segment.attributes).toEqual(['name', 'tags', 'price', 'brand', 'size'])
    expect(placesOf(segment, 'tailwell')).toEqual(['2:brand:0!'])
    expect(findString(segment.vocabulary, 'a')).toBe(-1)
  })
})

describe('a packed segment', () => {
  test('is restored completely', () => {
    const segment = build()
    const read = readSegment(packSegment(segment))
    expect(read).toEqual(segment)
    expect(readRecord(read.records, 1)).toEqual(RECORDS[1])
    expect(read.columns.facets.get('brand')?.values).toEqual(['Bogaloo', 'Tailwell'])
    expect(read.columns.places?.lat).toEqual(Float64Array.of(52))
  })

  test('is restored from within a larger buffer', () => {
    const bytes = packSegment(build())
    const around = new Uint8Array(bytes.length + 3)
    around.set(bytes, 3)
    expect(readSegment(around.subarray(3)).ids).toEqual(['a', 'b', 'c'])
  })

  test('is refused after any changed byte or truncation', () => {
    const bytes = packSegment(build())
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 0x10
      expect(() => readSegment(changed), `byte ${at}`).toThrow(DamagedError)
    }
    for (const length of [0, 5, 31, 32, 100, bytes.length - 1]) {
      expect(() => readSegment(bytes.slice(0, length)), `length ${length}`).toThrow(DamagedError)
    }
  })
})
