import { mergeParameters, toParamsText } from '../port/merge-parameters.ts'
import { type Parameters, readTextParameter } from '../port/read-parameter.ts'
import type { AnsweredQuery } from '../port/search-answer.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import type { Understood } from '../port/understood.ts'
import { cutQuery } from '../query/cut-query.ts'
import { countSearches } from './count-searches.ts'
import { createUnderstandingAsker, toCount } from './create-asker.ts'
import { type Decision, findNearFacts } from './decide.ts'
import { decideAmount } from './decide-amount.ts'
import { type Attempt, isShort } from './list-attempts.ts'
import type { ReadWords } from './read-words.ts'
import { shortenUnits } from './shorten-units.ts'
import { splitUnwanted } from './split-unwanted.ts'
import { toUnderstood } from './to-understood.ts'
import { toUnderstoodRequest } from './to-understood-request.ts'
import type { Understanding } from './understanding-options.ts'

type Options = {
  /** Returns undefined for an index whose queries are searched as they are. */
  understandingOf: (index: string) => Promise<Understanding | undefined>
  /** Whether the engine is ours and takes parameters beyond Algolia's contract. */
  hasExtensions: boolean
}

type Wish = {
  readonly request: PortRequest
  readonly address: PortRequest
  readonly parameters: Parameters
  /** Text as typed. */
  readonly typed: string
  /** Text as it is read, with amounts written like sizes. */
  readonly query: string
  readonly understanding: Understanding
}

/** Most requests for the understanding of a call; its other words are searched for as text. Pages ask for the same words in some indexes. */
const MOST_OF_CALL = 400

/** Words in quotation marks are searched for only as text. Visitors can so search without any understanding. */
const QUOTED = /^["“”„«»].*["“”„«»]$/su

/**
 * Makes a reader that understands queries before it searches. Facts become filters and the rest is text. Of several ways to
 * answer, the first one that finds something counts. All requests of a batch with the same words are answered in the same way.
 */
export function createUnderstandingReader(reader: SearchReader, options: Options): SearchReader {
  return {
    async search(requests) {
      const counted = countSearches(reader)
      const wishes = await Promise.all(requests.map((request) => toWish(request, options)))
      const answers: (AnsweredQuery | undefined)[] = requests.map(() => undefined)
      const plain = wishes.flatMap((wish, at) => (wish.understanding === undefined ? [at] : []))
      if (plain.length > 0) {
        const { results } = await reader.search(plain.map((at) => wishes[at]?.request ?? requests[at] ?? never()))
        for (const [number, at] of plain.entries()) answers[at] = results[number]
      }
      const groups = Map.groupBy(
        wishes.flatMap((wish, at) => (isUnderstood(wish) ? [{ wish, at }] : [])),
        ({ wish }) => toGroupKey(wish),
      )
      for (const members of groups.values()) {
        const group = members.map(({ wish }) => wish)
        const hasRoom = counted.requests() < MOST_OF_CALL
        const results = hasRoom ? await answerGroup(counted, group, options) : await answerAsText(reader, group)
        for (const [number, { at }] of members.entries()) answers[at] = results[number]
      }
      return { results: answers.flatMap((answer) => answer ?? []) }
    },
  }
}

/** Answers without understanding, as words in quotation marks are answered. */
async function answerAsText(reader: SearchReader, wishes: readonly Wish[]): Promise<AnsweredQuery[]> {
  return (await reader.search(wishes.map(({ request }) => request))).results
}

function never(): never {
  throw new Error('A request is gone.')
}

type ReadRequest = { request: PortRequest; understanding: undefined } | Wish

const isUnderstood = (read: ReadRequest): read is Wish => read.understanding !== undefined

async function toWish(request: PortRequest, { understandingOf }: Options): Promise<ReadRequest> {
  const parameters = mergeParameters(request)
  const { indexName, index, type } = request
  const address = { indexName, ...(index === undefined ? {} : { index }), ...(type === undefined ? {} : { type }) }
  const typed = cutQuery(readTextParameter(parameters, 'query') ?? '').trim()
  const isPlain = typed === '' || QUOTED.test(typed) || parameters.has('restrictSearchableAttributes')
  if (isPlain) return { request, understanding: undefined }
  const understanding = await understandingOf(indexName)
  if (understanding === undefined) return { request, understanding }
  const query = shortenUnits(typed, understanding.vocabulary.analyzer.language)
  return { request, address, parameters, typed, query, understanding }
}

/** Key of requests that are understood together. A visitor's chosen filters are no part of it, because they only narrow an answer. */
const toGroupKey = ({ address, parameters, query }: Wish) =>
  JSON.stringify([address.indexName, query, parameters.get('filters') ?? null, parameters.get('ruleContexts') ?? null])

/**
 * Answers requests with the same words. The first attempt is made with all requests at once, because it mostly finds something; others are
 * made with one request, until something is found.
 */
async function answerGroup(
  engine: SearchReader,
  wishes: readonly Wish[],
  { hasExtensions }: Options,
): Promise<AnsweredQuery[]> {
  const reader = countSearches(engine)
  const [first = never()] = wishes
  const { understanding, query, typed } = first
  const none = { query, unwanted: [], mayBeText: false }
  const split = understanding.isTextFirst ? none : splitUnwanted(query, understanding.vocabulary)
  let unwanted = split.mayBeText ? [] : split.unwanted
  const lead = wishes.find(({ parameters, address }) => !parameters.has('facetFilters') && address.type !== 'facet')
  const group = lead === undefined ? [toProbe(first)] : wishes
  const place = lead === undefined ? 0 : wishes.indexOf(lead)
  const ask = async (asked: readonly Wish[], read: ReadWords, attempt: Attempt) => {
    const options = { understanding, query: typed, unwanted, hasExtensions }
    const toOne = (wish: Wish) => toUnderstoodRequest(wish.address, wish.parameters, read, attempt, options)
    return (await reader.search(asked.map(toOne))).results
  }
  let isFirst = true
  const asker = createUnderstandingAsker(reader, first, {
    async attend(read, attempt) {
      const isOfAll = isFirst
      isFirst = false
      const results = await ask(isOfAll ? group : group.slice(place, place + 1), read, attempt)
      return { results, count: toCount(results[isOfAll ? place : 0]) }
    },
    probe: async (read, attempt) => toCount((await ask([toCounted(group[place] ?? first)], read, attempt))[0]),
  })
  const findAll = (results: AnsweredQuery[] | undefined) =>
    group === wishes && results?.length === wishes.length ? results : undefined
  let decision = await decideAmount(split.mayBeText ? query : split.query, understanding, asker)
  if (split.mayBeText && !isWhole(decision)) {
    unwanted = [...split.unwanted]
    decision = await decideAmount(split.query, understanding, asker)
  }
  // Fish paste is no answer to a query for cat food without chicken.
  if (unwanted.length > 0 && !hasAllFacts(decision)) decision = { ...decision, attempt: undefined, leftOut: [] }
  const { attempt, read } = decision
  const near = attempt === undefined ? await findNearFacts(read, understanding, asker) : []
  const results =
    attempt === undefined
      ? await answerNothing(reader, wishes)
      : (findAll(asker.resultsOf(read, attempt)) ?? (await ask(wishes, read, attempt)))
  const understood = toUnderstood(decision, near, unwanted, first.understanding.vocabulary)
  return results.map((result, at) => toAnswer(result, wishes[at] ?? first, understood))
}

/** Tells whether the answer has all words of the query in its short texts. */
const isWhole = ({ attempt, leftOut }: Decision) => attempt !== undefined && isShort(attempt) && leftOut.length === 0

const hasAllFacts = ({ read, attempt }: Decision) =>
  read.spans.every(
    (span) =>
      span.facts.every(({ kind }) => kind === 'filler') ||
      attempt?.reading.some((piece) => piece.span === span) === true,
  )

const PROBED = ['filters', 'ruleContexts', 'distinct', 'query']

/** Makes a request that counts hits without the visitor's chosen filters. */
function toProbe(wish: Wish): Wish {
  const kept = [...wish.parameters].filter(([name]) => PROBED.includes(name))
  return { ...wish, address: { indexName: wish.address.indexName }, parameters: new Map([...kept, ['hitsPerPage', 0]]) }
}

/** Makes the same request without hits and facets. */
const toCounted = (wish: Wish): Wish => ({
  ...wish,
  parameters: new Map([...wish.parameters, ['hitsPerPage', 0], ['facets', []]]),
})

/** Answers with nothing, in the engine's own form. It searches for a record with no identity, of which there is none. Rules of editors apply all the same. */
async function answerNothing(reader: SearchReader, wishes: readonly Wish[]): Promise<AnsweredQuery[]> {
  const requests = wishes.map(({ address, parameters }) => ({
    ...address,
    ...Object.fromEntries(parameters),
    filters: NOTHING,
    removeWordsIfNoResults: 'none',
  }))
  return (await reader.search(requests)).results
}

const NOTHING = 'objectID:""'

function toAnswer(answer: AnsweredQuery, { parameters, typed }: Wish, understood: Understood): AnsweredQuery {
  if (!('hits' in answer)) return answer
  const { queryAfterRemoval: _, message, ...rest } = answer
  const { leftOut } = understood
  return {
    ...rest,
    // Without hits the message may be only about the filter that finds nothing (`NOTHING`), so it is left out.
    ...(message !== undefined && answer.nbHits > 0 && { message }),
    query: typed,
    params: toParamsText(parameters),
    ...(leftOut.length > 0 && answer.nbHits > 0 && { queryAfterRemoval: markLeftOut(typed, leftOut) }),
    understood,
  }
}

/** Marks the words that were left out, in Algolia's way. */
function markLeftOut(query: string, leftOut: readonly string[]): string {
  return leftOut.reduce((text, word) => text.replace(word, () => `<em>${word}</em>`), query)
}
