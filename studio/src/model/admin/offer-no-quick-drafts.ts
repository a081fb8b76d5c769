import type { SanitizedConfig } from 'payload'
import { beginsByItself } from './begins-by-itself.ts'
import { addToAdmin, chosenOf, visitFields } from './visit-fields.ts'

/**
 * Takes `Add new` from each choice of documents that save themselves, in place: it would make a draft of no name at once, on the wrong
 * site. Such a document begins in its list. `Add new` of a table of documents stays: it asks first (`begin-in-drawer.ts`).
 */
export function offerNoQuickDrafts(config: SanitizedConfig): SanitizedConfig {
  const drafts = new Set<string>(config.collections.filter(beginsByItself).map(({ slug }) => slug))
  return visitFields(config, (field) => {
    if (chosenOf(field).some((slug) => drafts.has(slug))) addToAdmin(field, { allowCreate: false })
  })
}
