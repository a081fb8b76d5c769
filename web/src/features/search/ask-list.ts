import { hasWords } from '@menagerie/contract/clean-text'
import { readFields, readJsonNumber, readList } from '../../search-client/read-json.ts'
import {
  type SearchRequest,
  toCountRequest,
  toListRequests,
  toPagesRequest,
  toSuggestionsRequest,
} from '../../search-client/search-requests.ts'
import type { ChosenValues, SearchState } from '../../search-client/search-state.ts'
import { toContentHits, toSuggestions } from '../../search-client/to-hits.ts'
import type { ListContent } from './list-content.ts'
import type { ListSettings, Meanings } from './list-settings.ts'
import { readKinds, toKindRequests } from './result-kinds.ts'
import { toSearchAnswer } from './search-answer.ts'

export type ToCards<Card> = (hits: readonly unknown[]) => Card[]

/** The engine that a list asks. */
type ListAsker = { search: (requests: readonly SearchRequest[]) => Promise<readonly unknown[]> }

const SUGGESTIONS = 3
const ADVICE = 3
const OFFER_MS = 600

type AskedSettings = Pick<ListSettings, 'scope' | 'suggestions' | 'meanings' | 'tabs' | 'advice' | 'home'>
/** Content for punctuation alone (`???`, an emoji): the engine would ignore it and return everything. */
const NOTHING = { count: 0, pages: 0, counts: {}, offered: {} } as const

/** Returns what a list shows for a state. For words without hits, also asks for similar ones that have some. Rejects without an answer. */
export async function askList<Card>(
  { search }: ListAsker,
  { query, chosen, page, sort }: SearchState,
  { scope, suggestions, meanings, tabs, advice, home }: AskedSettings,
  toCards: ToCards<Card>,
): Promise<ListContent<Card>> {
  if (query !== '' && !hasWords(query)) return { ...NOTHING, query, cards: [], ...(tabs && { kinds: {} }) }
  const filters = toFacets(chosen, meanings)
  const requests = toListRequests({ query, chosen: filters, page, ...(sort && { sort }) }, scope)
  const others = tabs === undefined ? [] : toKindRequests(tabs.indexes, query)
  const results = await search([...requests, ...others])
  const answer = toSearchAnswer(results, filters)
  if (answer === undefined) throw new Error('Search answered something else')
  const { hits, ...rest } = answer
  const kinds = tabs && readKinds(results.slice(requests.length))
  const content = { ...rest, query, cards: toCards(hits), ...(kinds && { kinds }) }
  if (content.count > 0 || query === '') return content
  const [found, pages] = await Promise.all([
    inTime(findSuggestions(search, query, { index: suggestions, scope })),
    advice === undefined ? [] : inTime(findAdvice(search, query, { index: advice, home })),
  ])
  return { ...content, suggestions: found, advice: pages }
}

/** After a start an index may still be built: optional offers must not delay the answer. */
async function inTime<Offer>(offers: Promise<Offer[]>): Promise<Offer[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Offer[]>((done) => {
    timer = setTimeout(done, OFFER_MS, [])
  })
  return Promise.race([offers, late]).finally(() => clearTimeout(timer))
}

/** Returns the facets as the engine names them. Unknown values stay as they are, and find nothing. */
function toFacets(chosen: ChosenValues, meanings: Meanings = {}): ChosenValues {
  const facets: Record<string, string[]> = {}
  for (const [group, values] of Object.entries(chosen)) {
    for (const value of values) {
      const meaning = meanings[group]?.[value] ?? { facet: group, value }
      facets[meaning.facet] = [...(facets[meaning.facet] ?? []), meaning.value]
    }
  }
  return facets
}

type Phrases = { index: string; scope: ListSettings['scope'] }

/** Finds phrases that also have hits in this list, as the phrases are about all products. An error returns none, so that the main answer is shown. */
async function findSuggestions(
  search: ListAsker['search'],
  query: string,
  { index, scope }: Phrases,
): Promise<string[]> {
  try {
    const [first] = readList(await search([toSuggestionsRequest({ index, query, hits: SUGGESTIONS })]))
    const phrases = toSuggestions(readList(readFields(first).hits))
    if (phrases.length === 0) return []
    const counts = readList(await search(phrases.map((phrase) => toCountRequest({ ...scope, query: phrase }))))
    return phrases.filter((_, at) => readJsonNumber(readFields(counts[at]).nbHits) > 0)
  } catch {
    return []
  }
}

/** Finds pages to read about the words. An error returns none. */
async function findAdvice(
  search: ListAsker['search'],
  query: string,
  { index, home }: { index: string; home: string },
) {
  try {
    const [first] = readList(await search([toPagesRequest({ index, query, hits: ADVICE })]))
    const hits = toContentHits(readList(readFields(first).hits), home)
    return hits.map(({ title, href }) => ({ title, href }))
  } catch {
    return []
  }
}
