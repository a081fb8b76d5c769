import { z } from 'zod'
import { isValues } from '../../platform/values.ts'

/** What PostgreSQL takes as the id of a document. */
export const documentId = z.guid()
/** Reference as a form sends it, or as a document is read with the ones that it names. */
const named = z.union([documentId, z.object({ id: documentId })])
/** Payload takes all of these for "none chosen". */
const NONE = ['', 'none', 'null', null]

/** Whether a relation to these collections can hold `value`. */
export function isReference(value: unknown, relationTo: string | readonly string[]): boolean {
  if (NONE.some((none) => none === value)) return true
  if (typeof relationTo === 'string') return named.safeParse(value).success
  return z.object({ relationTo: z.enum(relationTo), value: named.nullable() }).safeParse(value).success
}

/** Whether a link in formatted text, at any depth, names what no document can be called. */
export function leadsNowhere(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(leadsNowhere)
  if (!isValues(node)) return false
  const { doc } = isValues(node.fields) ? node.fields : {}
  if (isValues(doc) && !named.nullish().safeParse(doc.value).success) return true
  return leadsNowhere(node.root) || leadsNowhere(node.children)
}
