import type { DocumentSave, SavedValues } from './document-saves.ts'
import { isSame } from './same-value.ts'

/**
 * Lists the fields with unsaved changes. A field counts as saved if its value equals the sent or the answered one: the
 * studio may normalize a value while saving.
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
