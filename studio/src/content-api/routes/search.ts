import { listAnswer } from '@menagerie/contract/answers/list-answer'
import { type SearchRuleAnswer, searchRuleAnswerSchema } from '@menagerie/contract/answers/search-rule-answer'
import { searchSynonymsBodySchema } from '@menagerie/contract/search-synonyms'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'
import { WholeList } from '../call/whole-list.ts'

const findSearchSynonyms = defineCall(
  {
    path: '/search-synonyms',
    summary: 'Returns the synonyms of the search, and the words that it reads as facts',
    spec: '§7 Search',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: searchSynonymsBodySchema,
    absent: 'This site has no synonyms',
  },
  async ({ api, site }) => {
    const [list] = await api.reads.all('search-synonyms', site)
    if (list === undefined) throw new CallRefusal(404, 'This site has no synonyms')
    return list.body
  },
)

const listSearchRules = defineCall(
  {
    path: '/search-rules',
    summary:
      'Lists the rules by which the search puts hits first, hides them, filters or redirects, including rules for other times',
    spec: '§7 Search',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: listAnswer(searchRuleAnswerSchema),
    revalidates: true,
  },
  async ({ api, site }) => new WholeList(toAnswers(api.reads.batches('search-rule', site))),
)

type Rules = PublishedEntry<'search-rule'>[]

async function* toAnswers(batches: AsyncIterable<Rules>): AsyncGenerator<SearchRuleAnswer[], void> {
  for await (const batch of batches) yield batch.map(({ key, body }) => ({ '@id': key, ...body }))
}

export const SEARCH_CALLS: readonly Call[] = [findSearchSynonyms, listSearchRules]
