import type { Judgement } from './judge-queries.ts'

const SHOWN_WANTED = 5

/** Prints the queries with the lowest figures: their hits with grades, and the best products that were not found. */
export function printWorst(judgements: readonly Judgement[], count: number): void {
  const worst = judgements.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, count)
  for (const judgement of worst) console.log(toText(judgement))
}

function toText({ query, hits, wanted, ndcg }: Judgement): string {
  const found = new Set(hits.map(({ group }) => group))
  const missing = wanted.filter(({ group }) => !found.has(group))
  const toList = (list: Judgement['hits']) => list.map(({ group, sku, grade }) => `${grade}:${group}/${sku}`).join(' ')
  return [
    `\n${ndcg.toFixed(3)}  "${query.query}"  ${query.kinds.join(',')}  ${query.brand}  ${query.place}`,
    `       found   ${toList(hits) || 'nothing'}`,
    ...(missing.length > 0 ? [`       missing ${toList(missing.slice(0, SHOWN_WANTED))}`] : []),
  ].join('\n')
}
