import type { GradedHit, Judgement } from './judge-queries.ts'

/** Hits that a visitor sees first. */
const FIRST = 5

export const WRONG_GOAL = 0.05
/** Share of the queries for products that are not sold which may still have hits. */
const NONSENSE_GOAL = 0

export type OwnersFigures = {
  queries: number
  /** Mean nDCG@10 of the queries that the site can answer. */
  ndcg: number
  /** Share of the first five hits that do not answer the query. */
  wrongShare: number
  /** Share of the queries that the site cannot answer which still have hits. */
  nonsenseShare: number
  unmet: number
  /** Share of the queries that the site can answer which have no hits. */
  emptyShare: number
  isMet: boolean
}

/** Returns whether the site sells any product that answers the query. */
const isMeetable = ({ wanted }: Pick<Judgement, 'wanted'>) => wanted.length > 0

const listFirst = ({ hits }: Pick<Judgement, 'hits'>): readonly GradedHit[] => hits.slice(0, FIRST)

export function toOwnersFigures(judgements: readonly Judgement[]): OwnersFigures {
  const meetable = judgements.filter(isMeetable)
  const unmeetable = judgements.filter((judgement) => !isMeetable(judgement))
  const first = judgements.flatMap(listFirst)
  const wrongShare = share(first, ({ grade }) => grade === 0)
  const nonsenseShare = share(unmeetable, ({ hits }) => hits.length > 0)
  return {
    queries: judgements.length,
    ndcg: meetable.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, meetable.length),
    wrongShare,
    nonsenseShare,
    unmet: unmeetable.length,
    emptyShare: share(meetable, ({ hits }) => hits.length === 0),
    isMet: wrongShare <= WRONG_GOAL && nonsenseShare <= NONSENSE_GOAL,
  }
}

const share = <T>(list: readonly T[], holds: (item: T) => boolean) =>
  list.length === 0 ? 0 : list.filter(holds).length / list.length
