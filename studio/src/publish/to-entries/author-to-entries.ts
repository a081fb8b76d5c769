import { ANY, type Entry } from '@menagerie/contract/entry'
import { z } from 'zod'
import { relationId, storedText, textByLanguage, withoutGaps } from '../stored-values.ts'
import { readDocument } from './document.ts'

const storedAuthor = z.object({
  id: z.string(),
  name: z.string('An author needs a name').trim(),
  occupation: textByLanguage.transform(withoutGaps),
  emailAddress: storedText,
  telephone: storedText,
  authorPortrait: relationId,
})

export function authorToEntries(document: unknown): Entry<'author'>[] {
  const { id, ...body } = readDocument(storedAuthor, document)
  return [{ kind: 'author', brand: ANY, locale: ANY, key: id, body }]
}
