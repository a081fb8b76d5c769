import type { DocumentSet } from '../columns/columns.ts'
import { addToKey, type KeyTable, toKeyTable } from './key-table.ts'
import { type ColumnOrigin, mergeColumns } from './merge-columns.ts'
import { attributeOf, isWholeWord, positionOf, toOccurrence } from './occurrence.ts'
import type { RecordBytes } from './record-bytes.ts'
import type { Steps } from './run-steps.ts'
import type { Segment } from './segment.ts'
import { countStrings, textAt, toShared, toStrings } from './strings.ts'
import { toPostings } from './to-postings.ts'

type MergedPart = { readonly segment: Segment; readonly deleted: DocumentSet | undefined }

const GONE = 0xffff_ffff

/** Merges segments into one, without deleted documents: the result is as if built from the records, but no text is analysed again. */
export function* mergeSteps(parts: readonly MergedPart[]): Steps<Segment> {
  const { origin, documents } = orderDocuments(parts)
  yield
  const attributes = [...new Set(parts.flatMap(({ segment }) => segment.attributes))]
  const { words, numbers } = mergeVocabularies(parts, documents)
  yield
  const forward = yield* toForward(parts, documents, numbers, attributes, origin.documents.length)
  // The words are sorted already.
  const rank = Uint32Array.from(words, (_, term) => term)
  const postings = toPostings(rank, forward.terms, forward.occurrences, forward.ends)
  yield
  const vocabulary = toStrings(words)
  const toTable = (name: 'aliases' | 'stems' | 'parts') =>
    mergeTables(
      parts.map(({ segment }) => segment[name]),
      numbers,
      rank,
    )
  const tables = { aliases: toTable('aliases'), stems: toTable('stems'), parts: toTable('parts') }
  yield
  const columns = mergeColumns(
    parts.map(({ segment }) => segment.columns),
    origin,
  )
  yield
  const ids = Array.from(origin.documents, (document, i) => parts[origin.parts[i] ?? 0]?.segment.ids[document] ?? '')
  return {
    size: ids.length,
    attributes,
    vocabulary,
    shared: toShared(vocabulary),
    postings,
    ...tables,
    ids,
    documentOf: new Map(ids.map((id, document) => [id, document])),
    order: Uint32Array.from(ids, (_, i) => orderOf(parts, origin, i)),
    records: mergeRecords(parts, origin),
    columns,
  }
}

function orderOf(parts: readonly MergedPart[], origin: ColumnOrigin, i: number): number {
  return parts[origin.parts[i] ?? 0]?.segment.order[origin.documents[i] ?? 0] ?? 0
}

/** Lists all remaining documents, by `order`; `documents[part][old]` is the new number or `GONE`. */
function orderDocuments(parts: readonly MergedPart[]): { origin: ColumnOrigin; documents: Uint32Array[] } {
  const live: { part: number; document: number; order: number }[] = []
  for (const [part, { segment, deleted }] of parts.entries()) {
    for (let document = 0; document < segment.size; document++) {
      const isGone = ((deleted?.[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0
      if (!isGone) live.push({ part, document, order: segment.order[document] ?? 0 })
    }
  }
  live.sort((a, b) => a.order - b.order)
  const documents = parts.map(({ segment }) => new Uint32Array(segment.size).fill(GONE))
  for (const [i, { part, document }] of live.entries()) {
    const numbers = documents[part]
    if (numbers) numbers[document] = i
  }
  const origin = {
    parts: Uint32Array.from(live, ({ part }) => part),
    documents: Uint32Array.from(live, ({ document }) => document),
  }
  return { origin, documents }
}

/** Merges the words that any document still has, sorted; `numbers[part][old term]` is the new number or `GONE`. */
function mergeVocabularies(
  parts: readonly MergedPart[],
  documents: readonly Uint32Array[],
): { words: string[]; numbers: Uint32Array[] } {
  const texts = parts.map(({ segment }, part) => {
    const kept: (string | undefined)[] = []
    for (let term = 0; term < countStrings(segment.vocabulary); term++) {
      kept.push(isUsed(segment, term, documents[part]) ? textAt(segment.vocabulary, term) : undefined)
    }
    return kept
  })
  const words = [...new Set(texts.flat())].filter((word) => word !== undefined).sort()
  const numberOf = new Map(words.map((word, number) => [word, number]))
  const numbers = texts.map((kept) =>
    Uint32Array.from(kept, (word) => (word === undefined ? GONE : (numberOf.get(word) ?? GONE))),
  )
  return { words, numbers }
}

function isUsed({ postings }: Segment, term: number, documents: Uint32Array | undefined): boolean {
  for (let p = postings.start[term] ?? 0; p < (postings.start[term + 1] ?? 0); p++) {
    if (documents?.[postings.documents[p] ?? 0] !== GONE) return true
  }
  return false
}

type Forward = { terms: Uint32Array; occurrences: Uint32Array; ends: Uint32Array }

/** Restores the words by document, as `toPostings` needs them. */
function* toForward(
  parts: readonly MergedPart[],
  documents: readonly Uint32Array[],
  numbers: readonly Uint32Array[],
  attributes: readonly string[],
  size: number,
): Steps<Forward> {
  const ends = new Uint32Array(size)
  for (const [part, { segment }] of parts.entries()) {
    forEachPosting(segment, documents[part], (_, document, from, to) => {
      ends[document] = (ends[document] ?? 0) + to - from
    })
    yield
  }
  const next = new Uint32Array(size)
  for (let i = 1; i < size; i++) {
    next[i] = ends[i - 1] ?? 0
    ends[i] = (ends[i] ?? 0) + (ends[i - 1] ?? 0)
  }
  const total = ends.at(-1) ?? 0
  const terms = new Uint32Array(total)
  const occurrences = new Uint32Array(total)
  for (const [part, { segment }] of parts.entries()) {
    const moved = segment.attributes.map((path) => attributes.indexOf(path))
    const isSame = moved.every((to, from) => to === from)
    forEachPosting(segment, documents[part], (term, document, from, to) => {
      for (let i = from; i < to; i++) {
        const at = next[document] ?? 0
        next[document] = at + 1
        terms[at] = numbers[part]?.[term] ?? 0
        const occurrence = segment.postings.occurrences[i] ?? 0
        occurrences[at] = isSame ? occurrence : moveOccurrence(occurrence, moved)
      }
    })
    yield
  }
  return { terms, occurrences, ends }
}

function forEachPosting(
  { postings }: Segment,
  documents: Uint32Array | undefined,
  onPosting: (term: number, document: number, from: number, to: number) => void,
): void {
  for (let term = 0; term < postings.start.length - 1; term++) {
    for (let p = postings.start[term] ?? 0; p < (postings.start[term + 1] ?? 0); p++) {
      const document = documents?.[postings.documents[p] ?? 0] ?? GONE
      if (document !== GONE) onPosting(term, document, postings.places[p] ?? 0, postings.places[p + 1] ?? 0)
    }
  }
}

function moveOccurrence(occurrence: number, moved: readonly number[]): number {
  return toOccurrence(moved[attributeOf(occurrence)] ?? 0, positionOf(occurrence), isWholeWord(occurrence))
}

function mergeTables(tables: readonly KeyTable[], numbers: readonly Uint32Array[], rank: Uint32Array): KeyTable {
  const entries = new Map<string, number[]>()
  for (const [part, { keys, start, terms }] of tables.entries()) {
    for (let k = 0; k < countStrings(keys); k++) {
      const key = textAt(keys, k)
      for (let i = start[k] ?? 0; i < (start[k + 1] ?? 0); i++) {
        const term = numbers[part]?.[terms[i] ?? 0] ?? GONE
        if (term !== GONE) addToKey(entries, key, term)
      }
    }
  }
  return toKeyTable(entries, rank)
}

function mergeRecords(parts: readonly MergedPart[], origin: ColumnOrigin): RecordBytes {
  const pieces = Array.from(origin.documents, (document, i) => {
    const records = parts[origin.parts[i] ?? 0]?.segment.records
    return records?.bytes.subarray(records.start[document], records.start[document + 1]) ?? new Uint8Array()
  })
  const start = new Uint32Array(pieces.length + 1)
  for (const [i, piece] of pieces.entries()) start[i + 1] = (start[i] ?? 0) + piece.length
  const bytes = new Uint8Array(start.at(-1) ?? 0)
  for (const [i, piece] of pieces.entries()) bytes.set(piece, start[i])
  return { start, bytes }
}
