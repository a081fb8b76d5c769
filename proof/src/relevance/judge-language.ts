import { type JudgedPart, loadJudged } from '@menagerie/bench/search/load-judged'
import type { BrandLocale, Language } from '@menagerie/brands/brand-locale'
import type { SearchReader } from '@menagerie/search/port/search-port'
import { type Judgement, judgeQueries, type Shelf } from './judge-queries.ts'
import { toJudgedSite } from './to-judged-site.ts'

/** Asks the queries of a language, each of its brand's site. */
export async function judgeLanguage(
  reader: SearchReader,
  language: Language,
  part: JudgedPart,
  shelfOf: (site: BrandLocale) => Shelf,
): Promise<Judgement[]> {
  const judgements: Judgement[] = []
  for (const [brand, own] of Map.groupBy(loadJudged(language, part), (query) => query.brand)) {
    const site = toJudgedSite(brand, language)
    judgements.push(...(await judgeQueries(reader, site, shelfOf(site), own)))
  }
  return judgements
}
