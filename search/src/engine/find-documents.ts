import type { DocumentSet } from '../columns/columns.ts'
import type { SearchParams } from '../port/search-params.ts'
import { copyUint32, takeUint32 } from '../query/arena.ts'
import { countFoundDocuments, type FoundSet, keepFound } from '../query/found.ts'
import type { QueryWord } from '../query/query-words.ts'
import { type ReadQuery, toQueryWords } from '../query/to-query-words.ts'
import { addUnmatched } from './add-unmatched.ts'
import { findFilterSet } from './filter-sets.ts'
import type { Generation } from './generation.ts'
import type { DocumentPlace } from './part.ts'
import { findTextQuery, type TextCache, type TextFound } from './read-text-query.ts'

export type FoundDocuments = {
  readonly founds: readonly FoundSet[]
  readonly words: readonly QueryWord[]
  /** Undefined where the query has no words. */
  readonly text: TextFound | undefined
  readonly queryAfterRemoval: string | undefined
}

/** Finds the documents that match words and filters; with `removeWordsIfNoResults`, drops words until there are some. */
export function findDocuments(
  generation: Generation,
  params: SearchParams,
  hiddenByRules: readonly DocumentPlace[],
  cache: TextCache,
): FoundDocuments {
  const hidden = [...hiddenByRules, ...findUnwanted(generation, params, cache)]
  const query = toQueryWords(params, generation.queryAnalyzer)
  const sets = generation.parts.map(({ segment }) => findFilterSet(segment.columns, params))
  const keep = (text: TextFound | undefined): FoundSet[] => {
    const founds = generation.parts.map((_, part) => {
      const found = filterPart(generation, part, text, sets[part], hidden)
      return text !== undefined && params.keepUnmatched
        ? addUnmatched(found, filterPart(generation, part, undefined, sets[part], hidden))
        : found
    })
    return text === undefined ? founds : limitTypos(founds, params)
  }
  if (query.words.length === 0) {
    return { founds: keep(undefined), words: [], text: undefined, queryAfterRemoval: undefined }
  }
  let removed: Attempt | undefined
  let text = findTextQuery(generation, query.words, false, params, cache)
  let founds = keep(text)
  for (const attempt of toAttempts(query, params)) {
    if (countFoundDocuments(founds) > 0) break
    removed = attempt
    text = findTextQuery(generation, attempt.words, attempt.areAllOptional, params, cache)
    founds = keep(text)
  }
  const isRemoved = removed !== undefined && countFoundDocuments(founds) > 0
  return {
    founds,
    words: text.plan.words,
    text,
    queryAfterRemoval: isRemoved && removed ? markRemoved(query, removed.words) : undefined,
  }
}

/** Finds documents with an unwanted word, as typed or inflected, in one of the given attributes. */
function findUnwanted(generation: Generation, params: SearchParams, cache: TextCache): DocumentPlace[] {
  const { withoutWords, withoutAttributes } = params
  if (withoutWords === '' || withoutAttributes.length === 0) return []
  const own: SearchParams = {
    ...params,
    query: withoutWords,
    queryType: 'prefixNone',
    typoTolerance: false,
    restrictSearchableAttributes: withoutAttributes,
    optionalWords: [],
  }
  const { words } = toQueryWords(own, generation.queryAnalyzer)
  if (words.length === 0) return []
  const { matches } = findTextQuery(generation, words, true, own, cache)
  return matches.flatMap(({ documents }, part) => Array.from(documents, (document) => ({ part, document })))
}

type Attempt = { readonly words: readonly QueryWord[]; readonly areAllOptional: boolean }

function toAttempts({ words }: ReadQuery, { removeWordsIfNoResults: how }: SearchParams): Attempt[] {
  if (how === 'none' || words.length < 2) return []
  if (how === 'allOptional') return [{ words, areAllOptional: true }]
  return words.slice(1).map((_, i) => ({
    words: how === 'lastWords' ? words.slice(0, words.length - 1 - i) : words.slice(i + 1),
    areAllOptional: false,
  }))
}

/** Returns the query with dropped words between `<em>` and `</em>`, as Algolia does. */
function markRemoved({ text, words, spans }: ReadQuery, kept: readonly QueryWord[]): string {
  const isKept = (i: number) => {
    const word = words[i]
    return word !== undefined && kept.includes(word)
  }
  let marked = ''
  let done = 0
  for (const [i, { start, end }] of spans.entries()) {
    if (isKept(i)) continue
    marked += `${text.slice(done, start)}<em>${text.slice(start, end)}</em>`
    done = end
  }
  return marked + text.slice(done)
}

function filterPart(
  { parts }: Generation,
  part: number,
  text: TextFound | undefined,
  set: DocumentSet | undefined,
  hidden: readonly DocumentPlace[],
): FoundSet {
  const { segment, deleted } = parts[part] ?? {}
  const match = text?.matches[part]
  const size = segment?.size ?? 0
  const hiddenHere = new Set(hidden.filter((place) => place.part === part).map(({ document }) => document))
  const isPlain = set === undefined && deleted === undefined && hiddenHere.size === 0
  if (match !== undefined && isPlain) {
    return { part, documents: match.documents, match, at: undefined, proximity: undefined }
  }
  const count = match?.documents.length ?? size
  const documents = takeUint32(count)
  const at = takeUint32(match === undefined ? 0 : count)
  let kept = 0
  for (let i = 0; i < count; i++) {
    const document = match === undefined ? i : (match.documents[i] ?? 0)
    const bit = 1 << (document & 31)
    if (set !== undefined && ((set[document >>> 5] ?? 0) & bit) === 0) continue
    if (deleted !== undefined && ((deleted[document >>> 5] ?? 0) & bit) !== 0) continue
    if (hiddenHere.size > 0 && hiddenHere.has(document)) continue
    documents[kept] = document
    if (match !== undefined) at[kept] = i
    kept += 1
  }
  return {
    part,
    documents: documents.subarray(0, kept),
    match,
    at: match && at.subarray(0, kept),
    proximity: undefined,
  }
}

/** `min`: keeps only those with the fewest typos; `strict`: those with the two lowest numbers of typos. */
function limitTypos(founds: FoundSet[], { typoTolerance }: SearchParams): FoundSet[] {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return founds
  const typosOf = ({ match, at }: FoundSet, i: number) => match?.typos[at === undefined ? i : (at[i] ?? 0)] ?? 0
  const seen = new Set<number>()
  for (const found of founds) for (let i = 0; i < found.documents.length; i++) seen.add(typosOf(found, i))
  const [least = 0, second = least] = [...seen].sort((a, b) => a - b)
  const most = typoTolerance === 'min' ? least : second
  return founds.map((found) => {
    const kept: number[] = []
    for (let i = 0; i < found.documents.length; i++) if (typosOf(found, i) <= most) kept.push(i)
    return keepFound(found, copyUint32(kept))
  })
}
