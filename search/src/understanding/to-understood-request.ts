import type { Parameters } from '../port/read-parameter.ts'
import { readNested } from '../port/read-parameter.ts'
import type { PortRequest } from '../port/search-port.ts'
import type { Attempt } from './list-attempts.ts'
import { toFacetGroups } from './list-readings.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { ReadWords, WordSpan } from './read-words.ts'
import type { Unwanted } from './split-unwanted.ts'
import type { Understanding } from './understanding-options.ts'

/** `hasExtensions` says that the engine is ours and takes parameters beyond Algolia's contract. */
type ToRequest = {
  understanding: Understanding
  query: string
  unwanted: readonly Unwanted[]
  hasExtensions: boolean
}

/** Makes a request that tells whether any record has all facts of a reading, whatever its texts say. */
export function toFactsRequest(indexName: string, { reading }: Attempt, filters: unknown): PortRequest {
  const scope = filters === undefined ? {} : { filters }
  return { indexName, query: '', facetFilters: toFacetGroups(reading), hitsPerPage: 0, enableRules: false, ...scope }
}

/** Makes the request of one attempt for the engine. `parameters` are the visitor's own, without the address. */
export function toUnderstoodRequest(
  address: PortRequest,
  parameters: Parameters,
  read: ReadWords,
  attempt: Attempt,
  asked: ToRequest,
): PortRequest {
  const { understanding, query, unwanted, hasExtensions } = asked
  const own = readNested(parameters, 'facetFilters')
  const given = own === undefined ? [] : Array.isArray(own) ? own : [own]
  const groups = [...toFacetGroups(attempt.reading), ...toExclusions(attempt, understanding), ...toRefused(unwanted)]
  const texts = toTexts(read, attempt, asked)
  const { numbers = [] } = attempt
  const ownNumbers = readNested(parameters, 'numericFilters')
  const givenNumbers = ownNumbers === undefined ? [] : Array.isArray(ownNumbers) ? ownNumbers : [ownNumbers]
  return {
    ...address,
    ...Object.fromEntries(parameters),
    query: texts.query,
    ...(texts.optional.length > 0 && { optionalWords: texts.optional }),
    ...(texts.areAllOptional && { keepUnmatched: true }),
    ...(hasExtensions && { ruledQuery: query, ...toWithout(unwanted, understanding) }),
    ...(groups.length + given.length > 0 && { facetFilters: [...given, ...groups] }),
    ...(numbers.length > 0 && { numericFilters: [...givenNumbers, ...numbers] }),
    optionalFilters: toPreferences(attempt, understanding),
    removeWordsIfNoResults: 'none',
    ...toScope(attempt, understanding),
  }
}

/** Makes one group for each unwanted fact, because all of them must hold. */
const toRefused = (unwanted: readonly Unwanted[]) => unwanted.flatMap(({ facets }) => facets.map((facet) => [facet]))

function toWithout(
  unwanted: readonly Unwanted[],
  { nameAttributes, composedAttributes, materialAttributes }: Understanding,
) {
  if (unwanted.length === 0) return {}
  const withoutWords = unwanted.map(({ words }) => words).join(' ')
  return { withoutWords, withoutAttributes: [...nameAttributes, ...composedAttributes, ...materialAttributes] }
}

/** Limits of typos when a word names a thing for an animal: a short word with a typo, and a longer one with two, is mostly another word. */
const SURE = { minWordSizefor1Typo: 5, minWordSizefor2Typos: 80 }

function toScope(
  { scope }: Attempt,
  { strongAttributes, sentenceAttributes, nameAttributes, composedAttributes, materialAttributes }: Understanding,
) {
  const plain = strongAttributes.filter((attribute) => !sentenceAttributes.includes(attribute))
  if (scope === 'strong') return { restrictSearchableAttributes: strongAttributes }
  if (scope === 'plain') return { restrictSearchableAttributes: plain, ...SURE }
  if (scope === 'all') return {}
  if (scope === 'described') return { typoTolerance: false, queryType: 'prefixNone' }
  if (scope === 'composed' || scope === 'plainly-composed') {
    const within = scope === 'composed' ? [...strongAttributes, ...materialAttributes] : plain
    return { restrictSearchableAttributes: [...within, ...composedAttributes], typoTolerance: false }
  }
  // Names must match as typed: food for hens must not find food for dogs with chicken in its name.
  const asItIs = { typoTolerance: false, decompoundQuery: false, queryType: 'prefixNone' }
  const within = scope === 'called' ? nameAttributes.slice(0, 1) : nameAttributes
  return { restrictSearchableAttributes: within, ...asItIs }
}

/** Splits the words of a request. Words of facts only influence the order of hits and need not be found. Stop words between them are included. */
function toTexts(
  { words, spans }: ReadWords,
  attempt: Attempt,
  { understanding: { vocabulary }, hasExtensions }: Pick<ToRequest, 'understanding' | 'hasExtensions'>,
) {
  const { inWords, named, besides } = listSharedTexts(spans, attempt, vocabulary)
  const wanted = new Set([...attempt.words, ...inWords])
  const ranking = new Set(attempt.reading.length === 0 ? [] : listRanking(words, spans, new Set([...wanted, ...named])))
  const areAllOptional = wanted.size + besides.length === 0
  if (areAllOptional && (!hasExtensions || ranking.size === 0))
    return { query: '', optional: [], areAllOptional: false }
  const isTaken = (at: number) => wanted.has(at) || ranking.has(at)
  const taken = words.flatMap((word, at) => {
    const isBetween =
      word.isStopWord && isTaken(at - 1) && words.slice(at).find(({ isStopWord }) => !isStopWord) !== undefined
    return isTaken(at) || isBetween ? [{ at, text: word.isCorrected ? word.folded : word.text }] : []
  })
  return {
    query: [...besides, ...taken.map(({ text }) => text)].join(' '),
    optional: taken.flatMap(({ at, text }) => (ranking.has(at) ? [text] : [])),
    areAllOptional,
  }
}

/**
 * Lists the names of an animal that shares its values with others: numbers of its words, or the first name of its row. The latter
 * is used when it is part of a compound, or when its own name has several words: a Hermann's tortoise is a tortoise.
 */
function listSharedTexts(spans: ReadWords['spans'], { reading }: Attempt, { shared }: FactVocabulary) {
  const own = reading.flatMap(({ span, isShared }) => (isShared ? [span] : []))
  const isJoined = ({ from }: WordSpan) => spans.filter((other) => other.from === from).length > 1
  const toName = ({ facts, text }: WordSpan) => facts.find((fact) => shared.has(fact))?.words[0] ?? text
  const isLong = ({ from, to }: WordSpan) => to > from + 1
  return {
    inWords: own.flatMap((span) => (isJoined(span) || isLong(span) ? [] : [span.from])),
    /** Numbers of the words that the name replaces. */
    named: own.flatMap((span) => (isLong(span) ? listNumbers(span) : [])),
    besides: own.flatMap((span) => (isJoined(span) ? [span.text] : isLong(span) ? [toName(span)] : [])),
  }
}

const listNumbers = ({ from, to }: WordSpan) => Array.from({ length: to - from }, (_, i) => from + i)

function listRanking(words: ReadWords['words'], spans: ReadWords['spans'], wanted: ReadonlySet<number>): number[] {
  const facts = spans.filter((span) => span.facts.some(({ kind }) => kind !== 'filler'))
  return words.flatMap(({ isStopWord }, at) =>
    !isStopWord && !wanted.has(at) && facts.some(({ from, to }) => from <= at && at < to) ? [at] : [],
  )
}

/** Lists values of an attribute that a reading does not name, among those that tell the animal or age a thing is meant for. */
function listOthers({ reading }: Attempt, { vocabulary }: Understanding, role: 'age' | 'weight'): string[] {
  return reading.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.role !== role) return []
      const all = vocabulary.valuesOf.get(part.attribute) ?? []
      return all.filter((value) => !part.values.includes(value)).map((value) => `${part.attribute}:-${value}`)
    }),
  )
}

function toExclusions(attempt: Attempt, understanding: Understanding): string[][] {
  if (!attempt.isExclusive) return []
  // A product for two of three ages is for each of these; a product for all of them is for no age in particular.
  const others = listOthers(attempt, understanding, 'age')
  return others.length === 0 ? [] : [others]
}

/** Prefers products for this age or weight alone. */
function toPreferences(attempt: Attempt, understanding: Understanding): string[] {
  return [...listOthers(attempt, understanding, 'age'), ...listOthers(attempt, understanding, 'weight')]
}
