import type { Where } from 'payload'

type Document = Readonly<Record<string, unknown>>

/**
 * Whether a document matches a filter of a form's choices. Supports the operators that the studio's forms use, and
 * throws for others.
 */
export function matchesWhere(document: Document, where: Where): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (condition === undefined) return true
    if (field === 'and' && Array.isArray(condition)) return condition.every((part) => matchesWhere(document, part))
    if (field === 'or' && Array.isArray(condition)) return condition.some((part) => matchesWhere(document, part))
    return Object.entries(condition).every(([operator, wanted]) =>
      meets(document[field] ?? undefined, operator, wanted),
    )
  })
}

function meets(value: unknown, operator: string, wanted: unknown): boolean {
  switch (operator) {
    case 'equals':
      return value === wanted
    case 'not_equals':
      return value !== wanted
    case 'in':
      return Array.isArray(wanted) && wanted.includes(value)
    case 'exists':
      return (value !== undefined) === wanted
    default:
      throw new Error(`Documents that are not stored yet cannot be asked for ${operator}`)
  }
}

/** Ids that a filter asks for; undefined for any other filter. */
export function idsAskedFor(where: Where): readonly string[] | undefined {
  for (const [field, condition] of Object.entries(where)) {
    if (field === 'and' && Array.isArray(condition)) {
      const found = condition.map(idsAskedFor).find((ids) => ids !== undefined)
      if (found !== undefined) return found
    }
    if (field !== 'id' || condition === undefined || Array.isArray(condition)) continue
    if (typeof condition.equals === 'string') return [condition.equals]
    if (Array.isArray(condition.in)) return condition.in.map(String)
  }
  return undefined
}
