import { mergeParameters, toParamsText } from '../port/merge-parameters.ts'
import { type Parameters, readTextParameter } from '../port/read-parameter.ts'
import type { AnsweredQuery } from '../port/search-answer.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import type { Understood } from '../port/understood.ts'
import { cutQuery } from '../query/cut-query.ts'
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
  /** Undefined: queries of this index are searched as they are. */
  understandingOf: (index: string) => Promise<Understanding | undefined>
  /** The engine is ours, so it may be told more than Algolia's contract has. */
  hasExtensions: boolean
}

type Wish = {
  readonly request: PortRequest
  readonly address: PortRequest
  readonly parameters: Parameters
  /** As typed. */
  readonly typed: string
  /** As it is read: amounts are written as sizes are. */
  readonly query: string
  readonly understanding: Understanding
}

/** Words in quotation marks are no more than words: the way to search as if nothing were understood. */
const QUOTED = /^["“”„«»].*["“”„«»]$/su

/**
 * A reader whose queries are understood before they are searched: what is a fact filters, the rest is text, and of several ways to
 * answer the first one counts that finds something. All requests of a batch with the same words are answered in the same way.
 */
export function createUnderstandingReader(reader: SearchReader, options: Options): SearchReader {
  return {
    async search(requests) {
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
        const results = await answerGroup(
          reader,
          members.map(({ wish }) => wish),
          options,
        )
        for (const [number, { at }] of members.entries()) answers[at] = results[number]
      }
      return { results: answers.flatMap((answer) => answer ?? []) }
    },
  }
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

/** Choices of a visitor are no part of it: they narrow an answer and do not change what was understood. */
const toGroupKey = ({ address, parameters, query }: Wish) =>
  JSON.stringify([address.indexName, query, parameters.get('filters') ?? null, parameters.get('ruleContexts') ?? null])

/** Tried with all requests at once: mostly the first way to answer finds something, and nothing is asked twice. */
async function answerGroup(
  reader: SearchReader,
  wishes: readonly Wish[],
  { hasExtensions }: Options,
): Promise<AnsweredQuery[]> {
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
  const asker = createUnderstandingAsker(reader, first, {
    async attend(read, attempt) {
      const results = await ask(group, read, attempt)
      return { results, count: toCount(results[place]) }
    },
    probe: async (read, attempt) => toCount((await ask([toCounted(group[place] ?? first)], read, attempt))[0]),
  })
  let decision = await decideAmount(split.mayBeText ? query : split.query, understanding, asker)
  if (split.mayBeText && !isWhole(decision)) {
    unwanted = [...split.unwanted]
    decision = await decideAmount(split.query, understanding, asker)
  }
  // Fish paste is no answer to cat food without chicken.
  if (unwanted.length > 0 && !hasAllFacts(decision)) decision = { ...decision, attempt: undefined, leftOut: [] }
  const { attempt, read } = decision
  const near = attempt === undefined ? await findNearFacts(read, understanding, asker) : []
  const results =
    attempt === undefined
      ? await answerNothing(reader, wishes)
      : ((group === wishes ? asker.resultsOf(read, attempt) : undefined) ?? (await ask(wishes, read, attempt)))
  const understood = toUnderstood(decision, near, unwanted, first.understanding.vocabulary)
  return results.map((result, at) => toAnswer(result, wishes[at] ?? first, understood))
}

/** All words of a query stand in the short texts of what answers it. */
const isWhole = ({ attempt, leftOut }: Decision) => attempt !== undefined && isShort(attempt) && leftOut.length === 0

const hasAllFacts = ({ read, attempt }: Decision) =>
  read.spans.every(
    (span) =>
      span.facts.every(({ kind }) => kind === 'filler') ||
      attempt?.reading.some((piece) => piece.span === span) === true,
  )

const PROBED = ['filters', 'ruleContexts', 'distinct', 'query']

/** Counts what a group of requests finds without what visitors chose. */
function toProbe(wish: Wish): Wish {
  const kept = [...wish.parameters].filter(([name]) => PROBED.includes(name))
  return { ...wish, address: { indexName: wish.address.indexName }, parameters: new Map([...kept, ['hitsPerPage', 0]]) }
}

/** The same without hits and facets. */
const toCounted = (wish: Wish): Wish => ({
  ...wish,
  parameters: new Map([...wish.parameters, ['hitsPerPage', 0], ['facets', []]]),
})

/** No record has no identity: an answer of the engine's own form, with nothing in it. Rules of editors hold all the same. */
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
    // That nothing can have what nothing has is no news.
    ...(message !== undefined && answer.nbHits > 0 && { message }),
    query: typed,
    params: toParamsText(parameters),
    ...(leftOut.length > 0 && answer.nbHits > 0 && { queryAfterRemoval: markLeftOut(typed, leftOut) }),
    understood,
  }
}

/** Marks what was left out, in Algolia's way. */
function markLeftOut(query: string, leftOut: readonly string[]): string {
  return leftOut.reduce((text, word) => text.replace(word, () => `<em>${word}</em>`), query)
}
