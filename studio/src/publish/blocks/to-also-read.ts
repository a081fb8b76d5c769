import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedList, storedText } from '../parts/stored-values.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'

const stored = z.object({
  title: storedText,
  links: storedList(z.object({ title: storedText, link: storedLink })),
})

/** A row whose link is not filled in, or whose product is gone, is left out. */
export function toAlsoRead(block: unknown, lookup: Lookup) {
  const { title, links } = readDocument(stored, block)
  return {
    title,
    links: links.flatMap((row) => {
      const link = toPublishedLink(row.link, lookup)
      return link === undefined ? [] : [{ title: row.title, link }]
    }),
  }
}
