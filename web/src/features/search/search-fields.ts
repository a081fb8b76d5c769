import { freeText, type QueryField, severalOf } from '../../platform/query-field.ts'
import { MAX_CHOSEN, MAX_QUERY_LENGTH } from '../../search-client/search-state.ts'

export const QUERY_FIELD = freeText('query', MAX_QUERY_LENGTH)

/** Filters of a list, as its route declares them. */
export function toGroupFields(groups: readonly string[]): QueryField[] {
  return groups.map((group) => severalOf(group, MAX_CHOSEN))
}
