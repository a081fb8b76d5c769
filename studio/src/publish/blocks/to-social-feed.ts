import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId, storedList, storedText } from '../parts/stored-values.ts'

const stored = z.object({
  title: storedText,
  tags: storedList(storedText),
  pictures: storedList(z.object({ id: z.string(), image: relationId, link: storedText })),
})

export function toSocialFeed(block: unknown) {
  const { title, tags, pictures } = readDocument(stored, block)
  return { title, tags: tags.filter((tag) => tag !== undefined), pictures }
}
