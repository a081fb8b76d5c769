import { createNumberList } from './number-list.ts'
import type { Postings } from './segment.ts'

/**
 * Groups the words of the records' texts by term. `rank[word]`: number of its term; `occurrences[i]`: position of
 * word `i`; `ends[document]`: number of words up to its end.
 */
export function toPostings(
  rank: Uint32Array,
  words: Uint32Array,
  occurrences: Uint32Array,
  ends: Uint32Array,
): Postings {
  const offsets = new Uint32Array(rank.length + 1)
  for (let i = 0; i < words.length; i++) {
    const term = rank[words[i] ?? 0] ?? 0
    offsets[term + 1] = (offsets[term + 1] ?? 0) + 1
  }
  for (let term = 0; term < rank.length; term++) offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0)
  const documentOf = new Uint32Array(words.length)
  const sorted = new Uint32Array(words.length)
  const next = offsets.slice()
  let i = 0
  for (let document = 0; document < ends.length; document++) {
    const end = ends[document] ?? i
    for (; i < end; i++) {
      const term = rank[words[i] ?? 0] ?? 0
      const at = next[term] ?? 0
      next[term] = at + 1
      documentOf[at] = document
      sorted[at] = occurrences[i] ?? 0
    }
  }
  return { ...toDocuments(offsets, documentOf), occurrences: sorted }
}

/** Makes one posting for all occurrences of a term in a document. */
function toDocuments(offsets: Uint32Array, documentOf: Uint32Array): Omit<Postings, 'occurrences'> {
  const start = new Uint32Array(offsets.length)
  const documents = createNumberList()
  const places = createNumberList()
  for (let term = 0; term < offsets.length - 1; term++) {
    start[term] = documents.length
    let last = -1
    for (let at = offsets[term] ?? 0; at < (offsets[term + 1] ?? 0); at++) {
      const document = documentOf[at] ?? 0
      if (document === last) continue
      last = document
      documents.push(document)
      places.push(at)
    }
  }
  start[offsets.length - 1] = documents.length
  places.push(documentOf.length)
  return { start, documents: documents.toArray().slice(), places: places.toArray().slice() }
}
