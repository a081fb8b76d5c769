import { cleanLine } from '@menagerie/contract/clean-text'
import { ANY, type Entry } from '@menagerie/contract/entry'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId, storedText, textByLanguage, withoutGaps } from '../parts/stored-values.ts'

const storedAuthor = z.object({
  id: z.string(),
  name: z.string('An author needs a name').transform(cleanLine),
  occupation: textByLanguage.transform(withoutGaps),
  emailAddress: storedText,
  telephone: storedText,
  authorPortrait: relationId,
})

export function authorToEntries(document: unknown): Entry<'author'>[] {
  const { id, ...body } = readDocument(storedAuthor, document)
  return [{ kind: 'author', brand: ANY, locale: ANY, key: id, body }]
}
