import type { GradedHit, Judgement } from './judge-queries.ts'

/** What a visitor sees first. */
const FIRST = 5

export const WRONG_GOAL = 0.05
/** Share of the queries for what is not sold that may find something. */
const NONSENSE_GOAL = 0

export type OwnersFigures = {
  queries: number
  /** Mean nDCG@10 of those that the site can meet. */
  ndcg: number
  /** Share of the hits among the first five that are no answer. */
  wrongShare: number
  /** Share of the queries the site cannot meet that find something all the same. */
  nonsenseShare: number
  unmet: number
  /** Share of the queries it can meet that find nothing. */
  emptyShare: number
  isMet: boolean
}

/** Whether a site sells anything that would do. */
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
