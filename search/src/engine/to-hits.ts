import { findNearestPlace } from '../filters/match-places.ts'
import { toHighlights } from '../highlight/to-highlights.ts'
import type { Hit, RankingInfo } from '../port/search-answer.ts'
import type { SearchParams } from '../port/search-params.ts'
import { POSITION_BITS } from '../query/attribute-rules.ts'
import type { MatchedWords } from '../query/query-words.ts'
import { WHOLE } from '../query/walk-postings.ts'
import type { FoundDocuments } from './find-documents.ts'
import type { Generation } from './generation.ts'
import { keepRecord } from './kept-records.ts'
import { keepTokens } from './kept-tokens.ts'
import { findPicker } from './pick-attributes.ts'
import type { PlacedHit } from './place-hits.ts'
import type { RankedDocuments } from './rank-documents.ts'
import { toMatchedWords } from './to-matched-words.ts'

const NO_WORDS: MatchedWords = new Map()
/** Algolia's word positions: 1000 for each preceding attribute. */
const ATTRIBUTE_STEP = 1000
const LAST_POSITION = ATTRIBUTE_STEP - 1

/** Returns the records of a page with their highlights. Only these are parsed. */
export function toHits(
  generation: Generation,
  params: SearchParams,
  documents: FoundDocuments,
  hits: readonly PlacedHit[],
  ranked: RankedDocuments,
): Hit[] {
  if (hits.length === 0) return []
  const { settings } = generation
  const analyzer = keepTokens(generation.analyzer)
  const { searchableAttributes, unretrievableAttributes } = settings
  const matched = documents.text === undefined ? NO_WORDS : toMatchedWords(generation, documents.text)
  const pick = findPicker(params.attributesToRetrieve, unretrievableAttributes)
  return hits.flatMap((hit): Hit[] => {
    const segment = generation.parts[hit.part]?.segment
    if (segment === undefined) return []
    const record = keepRecord(segment.records, hit.document)
    const marks = toHighlights(
      record,
      matched,
      documents.words,
      params,
      analyzer,
      searchableAttributes,
      unretrievableAttributes,
    )
    return [
      {
        ...pick(record),
        ...marks,
        ...(params.getRankingInfo ? { _rankingInfo: toRankingInfo(generation, params, hit, ranked, documents) } : {}),
        ...(params.distinct > 1 ? { _distinctSeqID: hit.sequence } : {}),
      },
    ]
  })
}

function toRankingInfo(
  { parts }: Generation,
  params: SearchParams,
  { found, index, part, document, isPromoted }: PlacedHit,
  { columns }: RankedDocuments,
  { text }: FoundDocuments,
): RankingInfo {
  const match = found?.match
  const at = found?.at?.[index] ?? index
  const place = match?.place[at] ?? 0
  const exact = match?.exact[at] ?? 0
  const segment = parts[part]?.segment
  const nearest = segment && params.around ? findNearestPlace(segment.columns, document, params.around) : undefined
  return {
    nbTypos: match?.typos[at] ?? 0,
    firstMatchedWord: toFirstMatchedWord(place),
    proximityDistance: found?.proximity?.[index] ?? 0,
    userScore: segment?.order[document] ?? 0,
    geoDistance: nearest?.distance ?? 0,
    geoPrecision: params.around ? params.aroundPrecision : 1,
    nbExactWords: text?.plan.exactness === 'attribute' ? Number(exact === WHOLE) : exact,
    words: match?.words[at] ?? 0,
    filters: columns[part]?.filters?.[document] ?? 0,
    ...(isPromoted ? { promoted: true } : {}),
    ...(nearest ? { matchedGeoLocation: nearest } : {}),
  }
}

function toFirstMatchedWord(place: number): number {
  const position = place & ((1 << POSITION_BITS) - 1)
  return (place >>> POSITION_BITS) * ATTRIBUTE_STEP + Math.min(position, LAST_POSITION)
}
