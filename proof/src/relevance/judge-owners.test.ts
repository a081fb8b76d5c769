import { loadOwnerQueries, parseNeeds, parseOwnerQueries } from '@menagerie/bench/search/owner-queries'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { Language } from '@menagerie/sites/brand-locale'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { describe, expect, it } from 'vitest'
import { toDemoShelf } from './demo-shelf.ts'
import { toOwnersFigures } from './judge-owners.ts'
import { judge, judgeQueries } from './judge-queries.ts'
import { openDemoSearch } from './open-demo-search.ts'
import { toJudgedSite } from './to-judged-site.ts'

const NEEDS = parseNeeds(
  'needs.txt',
  '[tailwell]\ncat-food | 3 animal=cat group=dry-food,wet-food | 1 sku=20250\nleash',
)

/** The five languages with the most sites, which have more queries than the others. */
const MANY: ReadonlySet<Language> = new Set(['en', 'nl', 'de', 'fr', 'ru'])

describe('queries of pet owners', () => {
  it('are graded by their need, and any hit counts as nonsense where nothing is sold', () => {
    const [food, leash] = parseOwnerQueries('en.txt', 'cat-food | cat food\nleash | cat leash', NEEDS)
    const shelf = toDemoShelf(toJudgedSite(MAIN_BRAND, 'en'))
    if (food === undefined || leash === undefined) throw new Error('They are gone')
    const judgements = [judge(food, ['20220', '20250', '10110'], shelf), judge(leash, ['10110'], shelf)]
    expect(judgements[0]?.hits.map(({ grade }) => grade)).toEqual([3, 1, 0])
    expect(toOwnersFigures(judgements)).toMatchObject({
      queries: 2,
      wrongShare: 0.5,
      nonsenseShare: 1,
      unmet: 1,
      emptyShare: 0,
      isMet: false,
    })
  })

  it.each([
    ['dog | dog food', 'en.txt:1: "dog" is no need'],
    ['leash |', 'en.txt:1: there is no query'],
  ])('with a fault are refused with file, line and reason: %s', (text, fault) => {
    expect(() => parseOwnerQueries('en.txt', text, NEEDS)).toThrow(fault)
  })

  it.each(LANGUAGES)('reach their minimum number in %s', (language) => {
    expect(loadOwnerQueries(language).length).toBeGreaterThanOrEqual(MANY.has(language) ? 60 : 30)
  })
})

/** A sample. `npm run proof -- relevance` checks all languages, and `e2e/src/relevance.spec.ts` on the running site. */
it.each(['en', 'ru'] as const)(
  'queries of pet owners in %s stay within the goals for wrong hits, nonsense hits and no hits',
  async (language) => {
    const site = toJudgedSite(MAIN_BRAND, language)
    const queries = loadOwnerQueries(language).filter(({ brand }) => brand === MAIN_BRAND)
    const judgements = await judgeQueries(await openDemoSearch(site), site, toDemoShelf(site), queries)
    const { wrongShare, nonsenseShare, emptyShare } = toOwnersFigures(judgements)
    expect(wrongShare).toBeLessThanOrEqual(0.05)
    expect(nonsenseShare).toBeLessThanOrEqual(0.05)
    expect(emptyShare).toBeLessThanOrEqual(0.05)
  },
)
