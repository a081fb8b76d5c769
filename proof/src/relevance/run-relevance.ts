import { join, resolve } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { type JudgedPart, loadJudged } from '@menagerie/bench/search/load-judged'
import { loadOwnerQueries } from '@menagerie/bench/search/owner-queries'
import { BRAND_KEYS, type Language } from '@menagerie/sites/brand-locale'
import { openSnapshot } from '@menagerie/web/replica/snapshot'
import { ROOT } from '../../../scripts/state-folder.ts'
import { prepareDemo } from '../demo-snapshot.ts'
import { judgeLanguage } from './judge-language.ts'
import { type OwnersFigures, toOwnersFigures, WRONG_GOAL } from './judge-owners.ts'
import { EMPTY_GOAL, type Judgement, NDCG_GOAL, toRelevance } from './judge-queries.ts'
import { openJudgedSearch } from './open-judged-search.ts'
import { type RelevanceFlags, toRelevanceOptions } from './options.ts'
import { printWorst } from './print-worst.ts'
import { toJudgedSite } from './to-judged-site.ts'

/** Runs the judged queries of every language on the demo's products, and measures the order of the hits and the share of queries without hits. */
export async function runRelevance(folder: string, flags: RelevanceFlags): Promise<BenchRow[]> {
  const { languages, worst, parts } = toRelevanceOptions(flags)
  const replica = join(folder, 'replica')
  const snapshot = process.env.SNAPSHOT ? resolve(ROOT, process.env.SNAPSHOT) : await prepareDemo(folder)
  openSnapshot(snapshot, replica)
  const sites = languages.flatMap((language) => findSites(language, parts))
  console.log(`… the products of ${sites.length} sites`)
  const search = await openJudgedSearch(replica, sites)
  const rows: BenchRow[] = []
  for (const language of languages)
    for (const part of parts) {
      const judgements = await judgeLanguage(search.reader, language, part, search.shelfOf)
      rows.push(toRow(language, part, judgements))
      printWorst(judgements, worst)
    }
  for (const language of languages) {
    const judgements = await judgeLanguage(search.reader, language, 'owners', search.shelfOf)
    rows.push(toOwnersRow(language, toOwnersFigures(judgements)))
    printWorst(judgements, worst)
  }
  await search.close()
  return rows
}

function findSites(language: Language, parts: readonly JudgedPart[]) {
  const queries = [...parts.flatMap((part) => loadJudged(language, part)), ...loadOwnerQueries(language)]
  const brands = new Set(queries.map(({ brand }) => brand))
  return BRAND_KEYS.filter((brand) => brands.has(brand)).map((brand) => toJudgedSite(brand, language))
}

function toRow(language: Language, part: JudgedPart, judgements: readonly Judgement[]): BenchRow {
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

function toOwnersRow(language: Language, figures: OwnersFigures): BenchRow {
  const { queries, ndcg, wrongShare, nonsenseShare, unmet, emptyShare, isMet } = figures
  const toPercent = (share: number) => `${(share * 100).toFixed(1)}%`
  return {
    id: 'relevance',
    what: `${language}, owners (${queries} queries)`,
    figure: `${toPercent(wrongShare)} wrong in the first five, ${toPercent(nonsenseShare)} nonsense for nothing (${unmet}), ${toPercent(emptyShare)} without hits, nDCG@10 ${ndcg.toFixed(3)}`,
    baseline: '',
    goal: `≤ ${toPercent(WRONG_GOAL)} wrong`,
    met: isMet,
    value: { median: wrongShare, min: wrongShare, max: wrongShare, unit: 'wrong in the first five', exact: true },
  }
}
