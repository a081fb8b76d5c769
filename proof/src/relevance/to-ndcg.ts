/** Number of hits that are judged (`hitsPerPage` of the judged queries). */
export const NDCG_DEPTH = 10

/**
 * Normalized discounted cumulative gain: compares the grades in the order of the hits with all existing grades in the best order.
 * Gain 2^grade − 1, discount log2(place + 1). NaN if no grade is above 0.
 */
export function toNdcg(hits: readonly number[], all: readonly number[]): number {
  return toDcg(hits) / toDcg(all.toSorted((a, b) => b - a))
}

function toDcg(grades: readonly number[]): number {
  return grades.slice(0, NDCG_DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
