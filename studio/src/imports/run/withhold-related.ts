import { relationIds } from '../../publish/parts/stored-values.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import type { ProductPlan } from '../products/planning.ts'
import type { ImportProblem } from '../products/read-row.ts'
import type { Names } from '../values/names.ts'

type Telling = { settings: { isDry: boolean }; tell: (problem: ImportProblem) => void }

const relatedOf = (document: StoredDocument | undefined): readonly string[] => relationIds.parse(document?.related)

/**
 * Products may reference each other in any order, but the database only knows saved ones: references to later products
 * are left out at first, and the product is imported again at the end.
 */
export function createWithholding(names: Names) {
  const saved = new Set([...names.products()].map(({ id }) => id))
  const again = new Set<string>()
  return {
    keys: (): ReadonlySet<string> => again,
    noteSaved: (id: string) => void saved.add(id),
    apply(plan: ProductPlan, { settings, tell }: Telling, isLast: boolean): ProductPlan {
      const isEarly = (id: string) => !saved.has(id) && id !== plan.id
      const named = [plan.facts?.after, ...plan.texts.flatMap(({ after, draft }) => [after, draft])].flatMap(relatedOf)
      const early = [...new Set(named.filter(isEarly))]
      if (settings.isDry || early.length === 0) return plan
      again.add(plan.id)
      const skus = early.map((id) => names.productOf(id)?.sku).join(', ')
      if (isLast)
        tell({
          where: plan.where,
          field: 'related',
          message: `refers to ${skus}, which could not be imported`,
          key: plan.label,
        })
      const withoutEarly = <T extends StoredDocument>(document: T): T =>
        relatedOf(document).some(isEarly)
          ? { ...document, related: relatedOf(document).filter((id) => !isEarly(id)) }
          : document
      return {
        ...plan,
        facts: plan.facts && { ...plan.facts, after: withoutEarly(plan.facts.after) },
        texts: plan.texts.map((text) => ({
          ...text,
          after: withoutEarly(text.after),
          ...(text.draft && { draft: withoutEarly(text.draft) }),
        })),
      }
    },
  }
}
