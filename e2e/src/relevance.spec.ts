import { toDemoShelf } from '@menagerie/proof/relevance/demo-shelf'
import { judgeLanguage } from '@menagerie/proof/relevance/judge-language'
import { toOwnersFigures, WRONG_GOAL } from '@menagerie/proof/relevance/judge-owners'
import { EMPTY_GOAL, type Judgement, NDCG_GOAL, toRelevance } from '@menagerie/proof/relevance/judge-queries'
import { createAlgoliaPort } from '@menagerie/search/adapters/algolia'
import { LANGUAGES, type Language } from '@menagerie/sites/brand-locale'
import { expect } from '@playwright/test'
import { sitePorts } from './sites.ts'
import { test } from './test.ts'

/** The running site's search through Algolia's own client, as any visitor's page could use it. */
const search = createAlgoliaPort({
  applicationId: 'menagerie',
  apiKey: 'public-search',
  hosts: [{ url: 'localhost', port: sitePorts.main, protocol: 'http', accept: 'readWrite' }],
  isReadOnly: true,
})

async function judgeAll(languages: readonly Language[], part: 'seen' | 'hidden'): Promise<Judgement[]> {
  const judgements: Judgement[] = []
  for (const language of languages) {
    // A site that has just started is still building its indexes, and official clients give up after two seconds.
    await expect(async () => {
      judgements.push(...(await judgeLanguage(search, language, part, toDemoShelf)))
    }).toPass({ timeout: 40_000 })
  }
  return judgements
}

function expectRelevance(judgements: readonly Judgement[]): void {
  const { ndcg, emptyShare } = toRelevance(judgements)
  expect.soft(ndcg, 'nDCG@10').toBeGreaterThanOrEqual(NDCG_GOAL)
  expect.soft(emptyShare, 'share without hits').toBeLessThanOrEqual(EMPTY_GOAL)
}

test.describe('relevance of search results (spec §7)', () => {
  for (const language of LANGUAGES)
    test(`seen judged queries in ${language} reach the relevance goals`, async () =>
      expectRelevance(await judgeAll([language], 'seen')))

  // Ten to twenty queries per language are too few to measure a share of 2%, so the hidden part is judged as a whole.
  test('hidden judged queries of all languages reach the relevance goals', async () =>
    expectRelevance(await judgeAll(LANGUAGES, 'hidden')))

  for (const language of LANGUAGES)
    test(`owners’ queries in ${language} stay within the goals for wrong hits and for hits where nothing is sold`, async () => {
      let judgements: readonly Judgement[] = []
      await expect(async () => {
        judgements = await judgeLanguage(search, language, 'owners', toDemoShelf)
      }).toPass({ timeout: 40_000 })
      const { wrongShare, nonsenseShare } = toOwnersFigures(judgements)
      expect.soft(wrongShare, 'wrong in the first five').toBeLessThanOrEqual(WRONG_GOAL)
      expect.soft(nonsenseShare, 'nonsense for nothing').toBeLessThanOrEqual(WRONG_GOAL)
    })
})
