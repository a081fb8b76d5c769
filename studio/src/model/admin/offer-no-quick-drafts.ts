import type { SanitizedConfig } from 'payload'
import { beginsByItself } from './begins-by-itself.ts'
import { addToAdmin, chosenOf, visitFields } from './visit-fields.ts'

/**
 * Removes `Add new` from pickers of documents that autosave, in place: it would immediately create an unnamed draft, on
 * the wrong site. Such documents are created in their list. `Add new` in a table of documents stays, because it asks
 * first (`begin-in-drawer.ts`).
 */
export function offerNoQuickDrafts(config: SanitizedConfig): SanitizedConfig {
  const drafts = new Set<string>(config.collections.filter(beginsByItself).map(({ slug }) => slug))
  return visitFields(config, (field) => {
    if (chosenOf(field).some((slug) => drafts.has(slug))) addToAdmin(field, { allowCreate: false })
  })
}
