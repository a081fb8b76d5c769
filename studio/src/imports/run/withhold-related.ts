import type { ProductPlan } from '../products/planning.ts'
import type { ImportProblem } from '../products/read-row.ts'
import type { Names } from '../values/names.ts'

type Telling = { settings: { isDry: boolean }; tell: (problem: ImportProblem) => void }

/**
 * Products may name each other in any order, and the database knows only those that are saved: what a product names too early is left out
 * at first, and the product is taken once more when all are there.
 */
export function createWithholding(names: Names) {
  const saved = new Set([...names.products()].map(({ id }) => id))
  const again = new Set<string>()
  return {
    keys: (): ReadonlySet<string> => again,
    noteSaved: (id: string) => void saved.add(id),
    apply(plan: ProductPlan, { settings, tell }: Telling, isLast: boolean): ProductPlan {
      const related: readonly string[] = Array.isArray(plan.facts?.after.related) ? plan.facts.after.related : []
      const early = related.filter((id) => !saved.has(id) && id !== plan.id)
      if (settings.isDry || early.length === 0 || plan.facts === undefined) return plan
      again.add(plan.id)
      const skus = early.map((id) => names.productOf(id)?.sku).join(', ')
      if (isLast)
        tell({
          where: plan.where,
          field: 'related',
          message: `names ${skus}, which could not be imported`,
          key: plan.label,
        })
      const after = { ...plan.facts.after, related: related.filter((id) => saved.has(id)) }
      return { ...plan, facts: { ...plan.facts, after } }
    },
  }
}
