import { ANSWER_CASES } from './cases/answer-cases.ts'
import { BATCH_CASES, FACET_CASES } from './cases/facet-cases.ts'
import { FILTER_CASES } from './cases/filter-cases.ts'
import { HIGHLIGHT_CASES } from './cases/highlight-cases.ts'
import { PLACE_CASES } from './cases/place-cases.ts'
import { QUERY_CASES } from './cases/query-cases.ts'
import { RANKING_CASES } from './cases/ranking-cases.ts'
import { REFUSAL_CASES } from './cases/refusal-cases.ts'
import { TYPO_CASES } from './cases/typo-cases.ts'
import { WORD_RULE_CASES } from './cases/word-rule-cases.ts'
import type { AnyCase } from './conformance-case.ts'

/** What every search port must do with the fixtures. */
export const CASES: Readonly<Record<string, readonly AnyCase[]>> = {
  queries: QUERY_CASES,
  typos: TYPO_CASES,
  ranking: RANKING_CASES,
  filters: FILTER_CASES,
  facets: [...FACET_CASES, ...BATCH_CASES],
  answers: ANSWER_CASES,
  highlights: HIGHLIGHT_CASES,
  'synonyms and rules': WORD_RULE_CASES,
  places: PLACE_CASES,
  refusals: REFUSAL_CASES,
}
