import { expect, test } from 'vitest'
import { createIndexRandom } from '../engine/testing/random.ts'
import { toOccurrence } from '../index/occurrence.ts'
import { findAttributePlace, toAttributeRules } from './attribute-rules.ts'
import { mergeRuns } from './merge-runs.ts'
import type { Source } from './source.ts'

const SIZE = 2000
const NO_LIMITS = {
  restrictSearchableAttributes: undefined,
  disableTypoToleranceOnAttributes: [],
  disablePrefixOnAttributes: [],
  disableExactOnAttributes: [],
}
const rules = toAttributeRules(
  { attributes: ['a', 'b', 'c'] },
  { searchableAttributes: ['a,b', 'unordered(c)'] },
  NO_LIMITS,
)

/** Terms that occur once or twice in every second record. */
function toSources(terms: number): Source[] {
  const next = createIndexRandom(5)
  const documents: number[] = []
  const places: number[] = []
  const occurrences: number[] = []
  const bounds = [0]
  for (let term = 0; term < terms; term++) {
    for (let document = term % 2; document < SIZE; document += 2) {
      documents.push(document)
      places.push(occurrences.length)
      const all = Array.from({ length: 1 + next(2) }, () => toOccurrence(next(3), next(9), false))
      occurrences.push(...all.sort((a, b) => a - b))
    }
    bounds.push(documents.length)
  }
  places.push(occurrences.length)
  const postings = {
    documents: Uint32Array.from(documents),
    places: Uint32Array.from(places),
    occurrences: Uint32Array.from(occurrences),
  }
  const common = { postings, typos: 0, behind: 0, isExact: false, forbidden: 0 }
  return bounds.slice(1).map((to, term) => ({ ...common, from: bounds[term] ?? 0, to }))
}

/** Best place of each document. */
function toPlaces(sources: readonly Source[]): number[] {
  const best = new Array<number>(SIZE).fill(-1)
  for (const { postings, from, to } of sources) {
    for (let p = from; p < to; p++) {
      const document = postings.documents[p] ?? 0
      const place = findAttributePlace(
        rules,
        postings.occurrences,
        postings.places[p] ?? 0,
        postings.places[p + 1] ?? 0,
        0,
      )
      const before = best[document] ?? -1
      best[document] = before < 0 ? place : Math.min(before, place)
    }
  }
  return best
}

test('many similar terms are merged into one list of the same documents with their best places', () => {
  const sources = toSources(40)
  const size = sources.reduce((sum, { from, to }) => sum + to - from, 0)
  const merged = mergeRuns({ sources, terms: [], size }, SIZE, rules)
  expect(merged.sources).toHaveLength(1)
  expect(merged.size).toBe(SIZE)
  expect(toPlaces(merged.sources)).toEqual(toPlaces(sources))
  expect(mergeRuns({ sources, terms: [], size }, SIZE, rules).sources[0]?.postings).toBe(merged.sources[0]?.postings)
})

test('exact words, terms with other typo counts and few postings are not merged', () => {
  const sources = toSources(40).map((source, i) => ({ ...source, isExact: i === 20, typos: i < 10 ? 0 : 1 }))
  const size = sources.reduce((sum, { from, to }) => sum + to - from, 0)
  const { sources: kept } = mergeRuns({ sources, terms: [], size }, SIZE, rules)
  expect(kept).toEqual(sources)
  expect(mergeRuns({ sources: toSources(3), terms: [], size: 3000 }, SIZE, rules).sources).toHaveLength(3)
})
