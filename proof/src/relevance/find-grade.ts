import type { Clause, Grade, JudgedCondition, JudgedQuery } from '@menagerie/bench/search/parse-judged'
import type { ProductFacts } from './product-facts.ts'

/** Returns how well a product answers a query: the highest grade among the clauses that match, else 0. */
export function findGrade({ clauses }: Pick<JudgedQuery, 'clauses'>, { values }: Pick<ProductFacts, 'values'>) {
  return clauses.reduce<Grade | 0>(
    (best, clause) => (clause.grade > best && holds(clause, values) ? clause.grade : best),
    0,
  )
}

function holds({ conditions }: Clause, values: ProductFacts['values']): boolean {
  return conditions.every((condition) => hasAny(condition, values) !== condition.isNot)
}

function hasAny({ fact, values: wanted }: JudgedCondition, values: ProductFacts['values']): boolean {
  const own = values.get(fact)
  return own !== undefined && wanted.some((value) => own.has(value))
}
