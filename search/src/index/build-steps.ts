import type { Analyzer } from '../analysis/analyzer.ts'
import { splitCompound } from '../analysis/split-compound.ts'
import { buildColumns } from '../columns/build-columns.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { hidePlaceholders } from '../synonyms/hide-placeholders.ts'
import { addToKey, toKeyTable } from './key-table.ts'
import { createNumberList, type NumberList } from './number-list.ts'
import { LAST_ATTRIBUTE, toOccurrence } from './occurrence.ts'
import { readRecordTexts, readTextAttributes } from './read-texts.ts'
import { toRecordBytes } from './record-bytes.ts'
import type { Steps } from './run-steps.ts'
import { toSearchableAttributes } from './searchable-attributes.ts'
import type { Segment } from './segment.ts'
import { toShared, toStrings } from './strings.ts'
import { toPostings } from './to-postings.ts'
import { createWordList, cutWord, type WordList } from './word-list.ts'

/** Distance between words of two values of an attribute, so that they do not count as neighbours. */
const GAP = 8
const RECORDS_A_STEP = 16
const WORDS_A_STEP = 512
const NO_PLACEHOLDERS: ReadonlySet<string> = new Set()

export type BuildOptions = {
  /** Order of insertion per record, ascending; defaults to 0, 1, 2 … */
  readonly order?: Uint32Array
  /** Tells whether the index has this folded word in other segments: parts of compounds are looked up there, too. */
  readonly knows?: (word: string) => boolean
  /** Names of placeholders in the records' texts (`hide-placeholders.ts`). */
  readonly placeholders?: ReadonlySet<string>
}

type Draft = { words: WordList; attributes: string[]; terms: NumberList; occurrences: NumberList; ends: NumberList }

/** Builds a segment in steps, so that the caller can run other work in between. */
export function* buildSteps(
  records: readonly SearchRecord[],
  settings: IndexSettings,
  analyzer: Analyzer,
  options: BuildOptions,
): Steps<Segment> {
  const attributes = toSearchableAttributes(settings).map((attribute) => attribute.path)
  const areDeclared = attributes.length > 0
  const words = createWordList(analyzer)
  const draft: Draft = {
    words,
    attributes,
    terms: createNumberList(),
    occurrences: createNumberList(),
    ends: createNumberList(),
  }
  const { placeholders = NO_PLACEHOLDERS } = options
  const tokenize = (text: string) => analyzer.tokenize(hidePlaceholders(text, placeholders))
  for (const [i, record] of records.entries()) {
    addRecord(draft, record, areDeclared ? attributes : readTextAttributes(record), tokenize)
    if (i % RECORDS_A_STEP === 0) yield
  }
  const parts = yield* findParts(words, analyzer, options.knows)
  const { sorted, rank } = sortTerms(words.terms)
  yield
  const postings = toPostings(rank, draft.terms.toArray(), draft.occurrences.toArray(), draft.ends.toArray())
  yield
  const vocabulary = toStrings(sorted)
  const toTable = (entries: ReadonlyMap<string, readonly number[]>) => toKeyTable(entries, rank)
  const tables = { aliases: toTable(words.aliases), stems: toTable(words.stems), parts: toTable(parts) }
  yield
  const columns = buildColumns(records, settings)
  yield
  const ids = records.map((record) => record.objectID)
  return {
    size: records.length,
    attributes,
    vocabulary,
    shared: toShared(vocabulary),
    postings,
    ...tables,
    ids,
    documentOf: new Map(ids.map((id, document) => [id, document])),
    order: options.order ?? Uint32Array.from(ids, (_, document) => document),
    records: toRecordBytes(records),
    columns,
  }
}

function addRecord(draft: Draft, record: SearchRecord, paths: readonly string[], tokenize: Analyzer['tokenize']): void {
  for (const [i, path] of paths.entries()) {
    const attribute = Math.min(draft.attributes === paths ? i : toAttribute(draft.attributes, path), LAST_ATTRIBUTE)
    let position = 0
    for (const text of readRecordTexts(record, path)) {
      const tokens = tokenize(text)
      for (const token of tokens) {
        draft.terms.push(draft.words.add(token.word))
        draft.occurrences.push(toOccurrence(attribute, position++, tokens.length === 1))
      }
      position += GAP
    }
  }
  draft.ends.push(draft.terms.length)
}

function toAttribute(attributes: string[], path: string): number {
  const known = attributes.indexOf(path)
  return known < 0 ? attributes.push(path) - 1 : known
}

/** Finds compounds by the stems of their parts, which must be words of the index themselves. */
function* findParts(
  words: WordList,
  analyzer: Analyzer,
  knows: (word: string) => boolean = () => false,
): Steps<ReadonlyMap<string, readonly number[]>> {
  const parts = new Map<string, number[]>()
  const rules = analyzer.compounds
  if (rules === undefined) return parts
  const isKnown = (part: string) => (words.has(part) || knows(part)) && !analyzer.isStopWord(part)
  for (const [term, text] of words.terms.entries()) {
    if (term % WORDS_A_STEP === 0) yield
    const [best = []] = splitCompound(text, isKnown, rules)
    for (const part of best) for (const stem of analyzer.stems(part)) addToKey(parts, cutWord(stem), term)
  }
  return parts
}

/** `rank[term]`: position among the sorted ones. */
function sortTerms(terms: readonly string[]): { sorted: string[]; rank: Uint32Array } {
  const sorted = [...terms].sort()
  const numbers = new Map(sorted.map((term, place) => [term, place]))
  return { sorted, rank: Uint32Array.from(terms, (term) => numbers.get(term) ?? 0) }
}
