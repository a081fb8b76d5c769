import type { Postings } from '../index/segment.ts'
import { copyUint32, takeUint32 } from './arena.ts'
import { findFrom } from './find-posting.ts'

type PhrasePostings = Pick<Postings, 'documents' | 'places' | 'occurrences'>

/** Occurrences of the phrase that is being searched, as they are found. */
let occurrences = new Uint32Array(1024)

/** Postings of a term that have not been passed yet. */
type Cursor = { at: number; readonly to: number }

/**
 * Finds where words stand directly one after another; `terms[i]` are the terms that word `i` may be. Returns postings like those of one term,
 * with the occurrences of the first word. It looks only at documents that have all words, beginning with the rarest word.
 */
export function findPhrase(postings: Postings, terms: readonly (readonly number[])[]): PhrasePostings {
  const [first = [], ...others] = terms.map((word) => toCursors(postings, word))
  const starts: number[] = []
  const common = findCommon(postings, terms)
  const places = takeUint32(common.length + 1)
  let count = 0
  let found = 0
  for (const document of common) {
    gatherStarts(postings, first, document, starts)
    for (const word of others) for (const cursor of word) advance(postings, cursor, document)
    const before = found
    if (found + starts.length > occurrences.length) occurrences = growTo(found + starts.length)
    for (const start of starts) if (follow(postings, others, document, start)) occurrences[found++] = start
    if (found === before) continue
    common[count] = document
    places[count++] = before
  }
  places[count] = found
  return {
    documents: common.subarray(0, count),
    places: places.subarray(0, count + 1),
    occurrences: copyUint32(occurrences.subarray(0, found)),
  }
}

function growTo(length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(length, occurrences.length * 2))
  larger.set(occurrences)
  return larger
}

function toCursors({ start }: Postings, word: readonly number[]): Cursor[] {
  return word.map((term) => ({ at: start[term] ?? 0, to: start[term + 1] ?? 0 }))
}

/** Moves the cursor to the document's posting. Returns true when the document has the term. Callers must pass ascending documents. */
function advance({ documents }: Postings, cursor: Cursor, document: number): boolean {
  cursor.at = findFrom(documents, cursor.at, cursor.to, document)
  return cursor.at < cursor.to && documents[cursor.at] === document
}

/** Returns the documents that have every word, ascending. */
function findCommon(postings: Postings, terms: readonly (readonly number[])[]): Uint32Array {
  const count = (word: readonly number[]) => toCursors(postings, word).reduce((sum, { at, to }) => sum + to - at, 0)
  const [rarest = [], ...others] = terms.toSorted((a, b) => count(a) - count(b))
  let common = listDocuments(postings, toCursors(postings, rarest))
  for (const word of others) {
    const cursors = toCursors(postings, word)
    let kept = 0
    for (const document of common) if (hasAny(postings, cursors, document)) common[kept++] = document
    common = common.subarray(0, kept)
  }
  return common
}

function hasAny(postings: Postings, cursors: readonly Cursor[], document: number): boolean {
  for (const cursor of cursors) if (advance(postings, cursor, document)) return true
  return false
}

/** Returns a new list of documents, ascending, each once. */
function listDocuments({ documents }: Postings, cursors: readonly Cursor[]): Uint32Array {
  const all = takeUint32(cursors.reduce((sum, { at, to }) => sum + to - at, 0))
  let count = 0
  for (const { at, to } of cursors) {
    all.set(documents.subarray(at, to), count)
    count += to - at
  }
  if (cursors.length < 2) return all
  all.sort()
  let kept = 0
  for (let i = 0; i < count; i++) if (i === 0 || all[i] !== all[i - 1]) all[kept++] = all[i] ?? 0
  return all.subarray(0, kept)
}

/** Collects the occurrences of any of the terms, ascending. None of them is marked as the whole value, because another word follows. */
function gatherStarts(postings: Postings, word: readonly Cursor[], document: number, starts: number[]): void {
  starts.length = 0
  const { places, occurrences } = postings
  for (const cursor of word) {
    if (!advance(postings, cursor, document)) continue
    const to = places[cursor.at + 1] ?? 0
    for (let i = places[cursor.at] ?? 0; i < to; i++) starts.push(occurrences[i] ?? 0)
  }
  if (word.length > 1) starts.sort((a, b) => a - b)
}

/** Tells whether the other words follow this occurrence of the first one. Callers must have moved their cursors to the document. */
function follow(postings: Postings, others: readonly (readonly Cursor[])[], document: number, start: number): boolean {
  // The lowest bit says whether a word is the whole value.
  let place = start >>> 1
  for (const word of others) {
    place += 1
    if (!isAnyAt(postings, word, document, place)) return false
  }
  return true
}

function isAnyAt(
  { documents, places, occurrences }: Postings,
  word: readonly Cursor[],
  document: number,
  place: number,
): boolean {
  for (const { at, to } of word) {
    if (at >= to || documents[at] !== document) continue
    const end = places[at + 1] ?? 0
    for (let i = places[at] ?? 0; i < end; i++) if ((occurrences[i] ?? 0) >>> 1 === place) return true
  }
  return false
}
