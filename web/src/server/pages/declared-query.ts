import type { QueryField, QueryValues } from '../../platform/query-field.ts'

/** What a query says of the names that the route declares. */
export type DeclaredQuery = {
  /** The one form, in the order of the declaration; '' when the address means its plain page. */
  suffix: string
  values: QueryValues
  isStored: boolean
}

const NOTHING: QueryValues = new Map()
export const NO_QUERY: DeclaredQuery = { suffix: '', values: NOTHING, isStored: true }

/** `query` as it came. The first value of a name counts, undeclared names do not. Undefined: nothing stands there. */
export function readQuery(fields: readonly QueryField[], query: string): DeclaredQuery | undefined {
  if (fields.length === 0) return NO_QUERY
  const given = new URLSearchParams(query)
  const values = new Map<string, string>()
  let isStored = true
  for (const field of fields) {
    const value = field.toCanonical(given.get(field.name) ?? '', values)
    if (value === undefined) return undefined
    if (value === '') continue
    values.set(field.name, value)
    isStored &&= field.isStored
  }
  return values.size === 0 ? NO_QUERY : { suffix: `?${new URLSearchParams([...values])}`, values, isStored }
}
