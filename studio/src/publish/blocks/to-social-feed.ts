import { z } from 'zod'
import { relationId, storedList, storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'

const stored = z.object({
  title: storedText,
  tags: storedList(storedText),
  pictures: storedList(z.object({ id: z.string(), image: relationId, link: storedText })),
})

export function toSocialFeed(block: unknown) {
  const { title, tags, pictures } = readDocument(stored, block)
  return { title, tags: tags.filter((tag) => tag !== undefined), pictures }
}
