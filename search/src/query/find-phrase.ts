import { createNumberList } from '../index/number-list.ts'
import type { Postings } from '../index/segment.ts'
import { findPosting } from './find-posting.ts'

type Found = Pick<Postings, 'documents' | 'places' | 'occurrences'>

/** The next position in the same attribute. Two bits per step: the lowest one says whether a word is all of a value. */
function toNext(occurrence: number, steps: number): number {
  return (occurrence >>> 1) + steps
}

/**
 * Where words stand beside each other: `terms[i]` are the terms that may be word `i`. Like postings of one term, whose
 * occurrences are those of the first word.
 */
export function findPhrase(postings: Postings, terms: readonly (readonly number[])[]): Found {
  const documents = createNumberList()
  const places = createNumberList()
  const occurrences = createNumberList()
  const [first = [], ...others] = terms
  for (const { document, starts } of toStarts(postings, first)) {
    const before = occurrences.length
    for (const start of starts) {
      const follows = others.every((word, i) =>
        word.some((term) => isAt(postings, term, document, toNext(start, i + 1))),
      )
      if (follows) occurrences.push(start)
    }
    if (occurrences.length === before) continue
    documents.push(document)
    places.push(before)
  }
  places.push(occurrences.length)
  return { documents: documents.toArray(), places: places.toArray(), occurrences: occurrences.toArray() }
}

/** Occurrences of any of the terms by document, both ascending. None is all of a value where another word follows. */
function toStarts(postings: Postings, terms: readonly number[]): { document: number; starts: number[] }[] {
  const byDocument = new Map<number, number[]>()
  for (const term of terms) {
    for (let p = postings.start[term] ?? 0; p < (postings.start[term + 1] ?? 0); p++) {
      const document = postings.documents[p] ?? 0
      const starts = byDocument.get(document) ?? []
      byDocument.set(document, starts)
      for (let i = postings.places[p] ?? 0; i < (postings.places[p + 1] ?? 0); i++) {
        starts.push(postings.occurrences[i] ?? 0)
      }
    }
  }
  return [...byDocument]
    .sort(([a], [b]) => a - b)
    .map(([document, starts]) => ({ document, starts: starts.sort((a, b) => a - b) }))
}

function isAt(postings: Postings, term: number, document: number, place: number): boolean {
  const p = findPosting(postings.documents, postings.start[term] ?? 0, postings.start[term + 1] ?? 0, document)
  if (p < 0) return false
  for (let i = postings.places[p] ?? 0; i < (postings.places[p + 1] ?? 0); i++) {
    if ((postings.occurrences[i] ?? 0) >>> 1 === place) return true
  }
  return false
}
