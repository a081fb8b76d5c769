import { z } from 'zod'
import { isValues } from '../../platform/values.ts'

/** An id that PostgreSQL accepts. */
export const documentId = z.guid()
/** A reference as the form sends it, or populated. */
const named = z.union([documentId, z.object({ id: documentId })])
/** Values that Payload treats as no choice. */
const NONE = ['', 'none', 'null', null]

/** Whether `value` is valid for a relation to these collections. */
export function isReference(value: unknown, relationTo: string | readonly string[]): boolean {
  if (NONE.some((none) => none === value)) return true
  if (typeof relationTo === 'string') return named.safeParse(value).success
  return z.object({ relationTo: z.enum(relationTo), value: named.nullable() }).safeParse(value).success
}

/** Whether formatted text contains a link with an invalid id. */
export function leadsNowhere(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(leadsNowhere)
  if (!isValues(node)) return false
  const { doc } = isValues(node.fields) ? node.fields : {}
  if (isValues(doc) && !named.nullish().safeParse(doc.value).success) return true
  return leadsNowhere(node.root) || leadsNowhere(node.children)
}
