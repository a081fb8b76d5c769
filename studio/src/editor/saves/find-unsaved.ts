import type { DocumentSave, SavedValues } from './document-saves.ts'
import { isSame } from './same-value.ts'

/**
 * Fields of a form that no save holds. One counts as saved when it is as it was sent, or as the studio answered: a save may
 * tidy up what was typed.
 */
export function findUnsaved(
  fields: readonly string[],
  current: SavedValues,
  { sent, stored }: Pick<DocumentSave, 'sent' | 'stored'>,
): readonly string[] {
  if (sent === undefined) return []
  return fields.filter(
    (field) => !isSame(current[field], sent[field]) && (stored === undefined || !isSame(current[field], stored[field])),
  )
}
