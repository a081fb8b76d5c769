import type { RedirectTarget } from '@menagerie/contract/redirect'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import { relationId, storedFlag, storedText } from '../parts/stored-values.ts'
import type { RedirectRule } from './redirect-rule.ts'

const STATUSES = { '301': 301, '302': 302 } as const

/** What a redirect may lead to: a document (even after it moves), a path of the same site, or another website. */
export const REDIRECT_TARGETS = ['page', 'article', 'job', 'product', 'path', 'external'] as const

export const storedTarget = z.object({
  type: z.enum(REDIRECT_TARGETS),
  page: relationId,
  article: relationId,
  job: relationId,
  product: relationId,
  path: storedText,
  url: storedText,
})
type StoredTarget = z.infer<typeof storedTarget>

const storedRedirect = z.object({
  id: z.string(),
  from: z.string('Enter the old address').min(1, 'Enter the old address'),
  match: z.enum(['exact', 'prefix']),
  keepRest: storedFlag,
  status: z.enum(['301', '302']).transform((status) => STATUSES[status]),
  target: storedTarget,
})

/** Absent when the target document is deleted. */
export function toRedirectRule(document: unknown, skus: ReadonlyMap<string, string>): RedirectRule | undefined {
  const { target, ...rule } = readDocument(storedRedirect, document)
  const to = toTarget(target, skus)
  return to && { ...rule, to }
}

function toTarget(target: StoredTarget, skus: ReadonlyMap<string, string>): RedirectTarget | undefined {
  switch (target.type) {
    case 'path':
      return { type: 'path', path: target.path ?? '' }
    case 'external':
      if (target.url === undefined) throw new FieldProblem('target.url', 'Enter the address')
      return { type: 'external', url: target.url }
    case 'product':
      return toEntryTarget('product', target.product && skus.get(target.product))
    default:
      return toEntryTarget(target.type, target[target.type])
  }
}

function toEntryTarget(kind: 'page' | 'article' | 'job' | 'product', key: string | undefined) {
  return key === undefined ? undefined : ({ type: 'entry', kind, key } as const)
}

const productOf = z.object({ target: z.object({ product: relationId }) })

/** Id of the product that a stored redirect leads to, if any. */
export function productIdOf(document: unknown): string | undefined {
  return productOf.safeParse(document).data?.target.product
}
