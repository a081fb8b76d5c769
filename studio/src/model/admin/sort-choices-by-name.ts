import type { SanitizedConfig } from 'payload'
import { addToAdmin, chosenOf, visitFields } from './visit-fields.ts'

/** Sorts pickers of documents by name, in place: by default Payload uses the order of the list, newest first. */
export function sortChoicesByName(config: SanitizedConfig): SanitizedConfig {
  const newestFirst = config.collections.filter(({ defaultSort }) => defaultSort === '-updatedAt')
  const names = new Map<string, string>(newestFirst.map(({ slug, admin }) => [slug, admin.useAsTitle ?? 'id']))
  return visitFields(config, (field) => {
    const named = field.type === 'upload' ? [] : chosenOf(field).filter((slug) => names.has(slug))
    const sortOptions = Object.fromEntries(named.map((slug) => [slug, names.get(slug)]))
    if (named.length > 0) addToAdmin(field, { sortOptions })
  })
}
