import type { Analyzer } from '../analysis/analyzer.ts'
import type { Highlighted, HighlightTree, Hit } from '../port/search-answer.ts'
import type { SearchParams } from '../port/search-params.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'
import type { MatchedWords, QueryWord } from '../query/query-words.ts'
import { findBelow, type PathTree, toPathTree, UNMARKED } from './attribute-paths.ts'
import { findMatchedWords, isAllMarked, type Marker, markWords, toMatchLevel } from './mark-words.ts'
import { findBeginnings, mayMatch } from './may-match.ts'
import { toSnippet } from './to-snippet.ts'
import { writeMarks } from './write-marks.ts'

/** The request parameters that affect highlighting. */
export type HighlightParams = Pick<
  SearchParams,
  | 'attributesToHighlight'
  | 'attributesToSnippet'
  | 'highlightPreTag'
  | 'highlightPostTag'
  | 'snippetEllipsisText'
  | 'replaceSynonymsInHighlight'
  | 'restrictHighlightAndSnippetArrays'
>
type Marked = { matchLevel: Highlighted['matchLevel'] }
type ToMarked<T> = (text: string, words: number, marker: Marker) => T

const ALL_ATTRIBUTES: readonly string[] = ['*']
const NONE: readonly string[] = []
/** Records come from outside: deeper levels get no highlights. */
const DEEPEST = 20

/**
 * Returns highlights in the shape of the record: numbers as texts, without booleans and nulls. `searchable` is the index's
 * `searchableAttributes` (empty: all), `unretrievable` is never shown. An attribute group that is not requested is absent.
 * Callers should pass the same `matched` and lists for all hits of an answer: results per word are cached with them.
 */
export function toHighlights(
  record: SearchRecord,
  matched: MatchedWords,
  queryWords: readonly QueryWord[],
  params: HighlightParams,
  analyzer: Analyzer,
  searchable: readonly string[],
  unretrievable: readonly string[] = NONE,
): Pick<Hit, '_highlightResult' | '_snippetResult'> {
  const marker: Marker = {
    analyzer,
    matched,
    queryWords,
    preTag: params.highlightPreTag,
    postTag: params.highlightPostTag,
    ellipsis: params.snippetEllipsisText,
    replacesSynonyms: params.replaceSynonymsInHighlight,
    isRestricted: params.restrictHighlightAndSnippetArrays,
  }
  const highlighted = params.attributesToHighlight ?? (searchable.length > 0 ? searchable : ALL_ATTRIBUTES)
  const shown: Pick<Hit, '_highlightResult' | '_snippetResult'> = {}
  if (highlighted.length > 0) {
    shown._highlightResult = toObject(record, toPathTree(highlighted, unretrievable), toHighlighted, marker, 0)
  }
  if (params.attributesToSnippet.length > 0) {
    shown._snippetResult = toObject(record, toPathTree(params.attributesToSnippet, unretrievable), toSnippet, marker, 0)
  }
  return shown
}

function toHighlighted(text: string, _words: number, marker: Marker): Highlighted {
  if (!mayMatch(text, findBeginnings(marker.matched))) return { value: text, matchLevel: 'none', matchedWords: [] }
  const tokens = marker.analyzer.tokenize(text)
  const marks = markWords(text, tokens, marker)
  if (marks.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  const matchedWords = findMatchedWords(marks, marker.queryWords)
  return {
    value: writeMarks(text, 0, text.length, marks, marker),
    matchLevel: toMatchLevel(matchedWords, marker.queryWords),
    matchedWords,
    fullyHighlighted: isAllMarked(text, tokens, marks),
  }
}

type JsonObject = { readonly [name: string]: Json | undefined }

function toObject<T extends Marked>(
  object: JsonObject,
  tree: PathTree,
  toMarked: ToMarked<T>,
  marker: Marker,
  depth: number,
): { [attribute: string]: HighlightTree<T> } {
  const shown: { [attribute: string]: HighlightTree<T> } = {}
  for (const name of tree.words === undefined ? tree.below.keys() : Object.keys(object)) {
    if (depth === 0 && UNMARKED.has(name) && !tree.below.has(name)) continue
    const value = Object.hasOwn(object, name) ? object[name] : undefined
    const below = value === undefined ? undefined : findBelow(tree, name)
    const told = below && toTree(value, below, toMarked, marker, depth + 1)
    if (told === undefined) continue
    // Assigning this name would set the object's prototype.
    if (name === '__proto__') Object.defineProperty(shown, name, { value: told, enumerable: true })
    else shown[name] = told
  }
  return shown
}

function toTree<T extends Marked>(
  value: Json | undefined,
  tree: PathTree,
  toMarked: ToMarked<T>,
  marker: Marker,
  depth: number,
): HighlightTree<T> | undefined {
  if (depth > DEEPEST) return undefined
  if (typeof value === 'string' || typeof value === 'number') {
    return tree.words === undefined ? undefined : toMarked(String(value), tree.words, marker)
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (!isArray(value)) return toObject(value, tree, toMarked, marker, depth)
  const told = value.map((element) => toTree(element, tree, toMarked, marker, depth + 1))
  if (tree.words === undefined && told.every((element) => element === undefined)) return undefined
  if (marker.isRestricted) return told.filter(isMatching)
  // A null keeps its place, so that elements keep their index.
  return told.map((element) => element ?? toMarked('', 1, marker))
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isMarked<T extends Marked>(tree: HighlightTree<T>): tree is T {
  return !Array.isArray(tree) && 'matchLevel' in tree && typeof tree.matchLevel === 'string'
}

function isMatching<T extends Marked>(tree: HighlightTree<T> | undefined): tree is HighlightTree<T> {
  return tree !== undefined && hasMatch(tree)
}

function hasMatch<T extends Marked>(tree: HighlightTree<T>): boolean {
  if (isMarked(tree)) return tree.matchLevel !== 'none'
  const below: HighlightTree<T>[] = Array.isArray(tree) ? tree : Object.values(tree)
  return below.some((branch) => hasMatch(branch))
}
