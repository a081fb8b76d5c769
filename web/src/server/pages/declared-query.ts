import { type QueryField, type QueryValues, toSearch } from '../../platform/query-field.ts'

/** The values of a query for the fields that the route declares. */
export type DeclaredQuery = {
  /** The canonical form, in the order of the declaration; '' when the address means its plain page. */
  suffix: string
  values: QueryValues
  isStored: boolean
}

const NOTHING: QueryValues = new Map()
export const NO_QUERY: DeclaredQuery = { suffix: '', values: NOTHING, isStored: true }

/** Reads `query` as it came. Of several values of a name the first counts, undeclared names do not. Undefined: there is no such page. */
export function readDeclaredQuery(fields: readonly QueryField[], query: string): DeclaredQuery | undefined {
  if (fields.length === 0) return NO_QUERY
  const given = new URLSearchParams(query)
  const values = new Map<string, string>()
  let isStored = true
  for (const field of fields) {
    const value = field.toCanonical(toText(field, given), values)
    if (value === undefined) return undefined
    if (value === '') continue
    values.set(field.name, value)
    isStored &&= field.isStored
  }
  return values.size === 0 ? NO_QUERY : { suffix: `?${toSearch(values)}`, values, isStored }
}

function toText({ name, isRepeated = false }: QueryField, given: URLSearchParams): string {
  return isRepeated ? given.getAll(name).map(withoutBreaks).join('\n') : (given.get(name) ?? '')
}

const withoutBreaks = (text: string) => text.replace(/[\r\n]+/g, ' ')
