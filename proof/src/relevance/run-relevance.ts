import { join, resolve } from 'node:path'
import type { Row } from '@menagerie/bench/row'
import { type JudgedPart, loadJudged } from '@menagerie/bench/search/load-judged'
import { BRAND_KEYS, type Language } from '@menagerie/brands/brand-locale'
import { openSnapshot } from '@menagerie/web/replica/snapshot'
import { ROOT } from '../../../scripts/state-folder.ts'
import { prepareDemo } from '../demo-snapshot.ts'
import { judgeLanguage } from './judge-language.ts'
import { EMPTY_GOAL, type Judgement, NDCG_GOAL, toRelevance } from './judge-queries.ts'
import { openJudgedSearch } from './open-judged-search.ts'
import { type RelevanceFlags, toRelevanceOptions } from './options.ts'
import { printWorst } from './print-worst.ts'
import { toJudgedSite } from './to-judged-site.ts'

/** The judged queries of every language against the demo's products: how good the order of hits is, and how often there are none. */
export async function runRelevance(folder: string, flags: RelevanceFlags): Promise<Row[]> {
  const { languages, worst, parts } = toRelevanceOptions(flags)
  const replica = join(folder, 'replica')
  const snapshot = process.env.SNAPSHOT ? resolve(ROOT, process.env.SNAPSHOT) : await prepareDemo(folder)
  openSnapshot(snapshot, replica)
  const sites = languages.flatMap((language) => findSites(language, parts))
  console.log(`… the products of ${sites.length} sites`)
  const search = await openJudgedSearch(replica, sites)
  const rows: Row[] = []
  for (const language of languages)
    for (const part of parts) {
      const judgements = await judgeLanguage(search.reader, language, part, search.shelfOf)
      rows.push(toRow(language, part, judgements))
      printWorst(judgements, worst)
    }
  await search.close()
  return rows
}

function findSites(language: Language, parts: readonly JudgedPart[]) {
  const brands = new Set(parts.flatMap((part) => loadJudged(language, part).map(({ brand }) => brand)))
  return BRAND_KEYS.filter((brand) => brands.has(brand)).map((brand) => toJudgedSite(brand, language))
}

function toRow(language: Language, part: JudgedPart, judgements: readonly Judgement[]): Row {
  const { queries, ndcg, emptyShare, isMet } = toRelevance(judgements)
  return {
    id: 'relevance',
    what: `${language}, ${part} (${queries} queries)`,
    figure: `nDCG@10 ${ndcg.toFixed(3)}, ${(emptyShare * 100).toFixed(1)}% without hits`,
    baseline: '',
    goal: `≥ ${NDCG_GOAL}, ≤ ${EMPTY_GOAL * 100}%`,
    met: isMet,
    value: { median: ndcg, min: ndcg, max: ndcg, unit: 'nDCG@10', exact: true },
  }
}
