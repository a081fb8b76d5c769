import { type JudgedPart, loadJudged } from '@menagerie/bench/search/load-judged'
import { loadOwnerQueries } from '@menagerie/bench/search/owner-queries'
import type { SearchReader } from '@menagerie/search/port/search-port'
import type { BrandLocale, Language } from '@menagerie/sites/brand-locale'
import { type Judgement, judgeQueries, type SoldProducts } from './judge-queries.ts'
import { toJudgedSite } from './to-judged-site.ts'

/** Runs the queries of a language, each on the site of its brand. `owners` are the queries that owners of animals type. */
export async function judgeLanguage(
  reader: SearchReader,
  language: Language,
  part: JudgedPart | 'owners',
  shelfOf: (site: BrandLocale) => SoldProducts,
): Promise<Judgement[]> {
  const judgements: Judgement[] = []
  const queries = part === 'owners' ? loadOwnerQueries(language) : loadJudged(language, part)
  for (const [brand, own] of Map.groupBy(queries, (query) => query.brand)) {
    const site = toJudgedSite(brand, language)
    judgements.push(...(await judgeQueries(reader, site, shelfOf(site), own)))
  }
  return judgements
}
