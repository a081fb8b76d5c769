import type { JudgedQuery } from '@menagerie/bench/search/parse-judged'
import type { PortRequest, SearchReader } from '@menagerie/search/port/search-port'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { toIndexName } from '@menagerie/sites/search-index'
import { findGrade } from './find-grade.ts'
import type { ProductFacts } from './product-facts.ts'
import { NDCG_DEPTH, toNdcg } from './to-ndcg.ts'

/** The products that a site sells, by SKU. */
export type SoldProducts = ReadonlyMap<string, ProductFacts>
export type GradedHit = { sku: string; group: string; grade: number }
export type Judgement = {
  query: JudgedQuery
  hits: readonly GradedHit[]
  /** Groups of products with a grade, highest grade first. */
  wanted: readonly GradedHit[]
  ndcg: number
}

/** Number of queries in one call, below the limit of every search server. */
const BATCH = 25

/** Runs the queries of one site as a visitor's search would. Throws if no sold product answers a query. */
export async function judgeQueries(
  reader: SearchReader,
  site: BrandLocale,
  shelf: SoldProducts,
  queries: readonly JudgedQuery[],
): Promise<Judgement[]> {
  const judgements: Judgement[] = []
  for (let at = 0; at < queries.length; at += BATCH) {
    const batch = queries.slice(at, at + BATCH)
    const { results } = await reader.search(batch.map((query) => toRequest(site, query)))
    for (const [index, query] of batch.entries()) {
      const result = results[index]
      if (result === undefined || !('hits' in result)) throw new Error(`${query.place}: no answer`)
      const skus = result.hits.map(({ objectID }) => objectID)
      judgements.push(judge(query, skus, shelf))
    }
  }
  return judgements
}

function toRequest(site: BrandLocale, { query }: JudgedQuery): PortRequest {
  return {
    indexName: toIndexName(site, 'products'),
    query,
    hitsPerPage: NDCG_DEPTH,
    distinct: true,
    ruleContexts: ['website'],
    attributesToRetrieve: ['sku'],
  }
}

/** Judges SKUs in the order of the hits. */
export function judge(query: JudgedQuery, skus: readonly string[], shelf: SoldProducts): Judgement {
  const wanted = toWanted(query, shelf)
  // Owners may look for products that a site does not sell.
  if (wanted[0]?.grade !== 3 && !query.kinds.includes('need'))
    throw new Error(`${query.place}: the site sells nothing of grade 3`)
  const shown = new Set<string>()
  const hits = skus.map((sku) => {
    const facts = shelf.get(sku)
    if (facts === undefined) throw new Error(`${query.place}: ${sku} is found and not sold`)
    // A group counts once, because showing it twice wastes a hit.
    const grade = shown.has(facts.group) ? 0 : findGrade(query, facts)
    shown.add(facts.group)
    return { sku, group: facts.group, grade }
  })
  const ndcg = toNdcg(
    hits.map(({ grade }) => grade),
    wanted.map(({ grade }) => grade),
  )
  return { query, hits, wanted, ndcg }
}

function toWanted(query: JudgedQuery, shelf: SoldProducts): GradedHit[] {
  const best = new Map<string, GradedHit>()
  for (const facts of shelf.values()) {
    const grade = findGrade(query, facts)
    if (grade > (best.get(facts.group)?.grade ?? 0))
      best.set(facts.group, { sku: facts.sku, group: facts.group, grade })
  }
  return [...best.values()].toSorted((a, b) => b.grade - a.grade)
}

export const NDCG_GOAL = 0.9
export const EMPTY_GOAL = 0.02

type Relevance = { queries: number; ndcg: number; emptyShare: number; isMet: boolean }

/** Returns figures of several queries: the mean, and the share without hits. */
export function toRelevance(judgements: readonly Judgement[]): Relevance {
  const queries = judgements.length
  const ndcg = judgements.reduce((sum, judgement) => sum + judgement.ndcg, 0) / queries
  const emptyShare = judgements.filter(({ hits }) => hits.length === 0).length / queries
  return { queries, ndcg, emptyShare, isMet: ndcg >= NDCG_GOAL && emptyShare <= EMPTY_GOAL }
}
